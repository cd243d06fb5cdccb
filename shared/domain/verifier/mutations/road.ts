import { minutesOfClock } from '../derived/clock.ts'
import { later, type Mutation, placeOf, removeNotes, stepsOf } from './mutation.ts'

/** The drive that these mutations move or lengthen may be the first of the trip. */
const START_AND_WAY = ['humane_start', 'way_there'] as const

const minutesOf = ({ start, end }: { start: string; end: string }) => minutesOfClock(end) - minutesOfClock(start)

const CAPE_POINT = { latitude: -34.3568, longitude: 18.497 }
const SKUKUZA = { latitude: -24.995, longitude: 31.592 }

export const ROAD_MUTATIONS: readonly Mutation[] = [
  {
    check: 'travel_between_stops',
    what: 'the drive to a visit is left out',
    also: ['time_at_airports', 'bus_gets_there', 'no_crawling', 'distances_true', 'returns_home'],
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(
        ({ day, index, step }) =>
          (step.distance_km ?? 0) > 5 &&
          day.schedule[index + 1]?.latitude !== undefined &&
          day.schedule[index + 1]?.kind !== 'travel',
      )
      if (!drive) return false
      drive.day.schedule.splice(drive.index, 1)
    },
  },
  {
    check: 'bus_gets_there',
    what: 'a drive at 180 km/h',
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(({ step }) => (step.distance_km ?? 0) > 30)
      if (!drive) return false
      drive.step.end = later(drive.step.start, Math.round((drive.step.distance_km ?? 0) / 3))
    },
  },
  {
    check: 'bus_gets_there',
    what: 'a group that meets behind a bay or in a game park',
    also: [
      'tolls_charged',
      'bus_to_airport',
      'distances_true',
      'starts_at_origin',
      'returns_home',
      'way_there',
      'gates_open',
    ],
    apply: ({ itinerary }) => {
      const [meeting, ...rest] = itinerary.daily_itinerary[0]!.schedule
      const goal = rest.find(({ kind }) => kind === 'visit' || kind === 'check_in')?.longitude
      if (meeting?.longitude === undefined || goal === undefined) return false
      Object.assign(meeting, goal > 24 ? CAPE_POINT : SKUKUZA)
    },
  },
  {
    check: 'bus_gets_there',
    what: 'a drive of an hour or more that is 15 % too short',
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(({ step }) => minutesOf(step) >= 60)
      if (!drive) return false
      drive.step.end = later(drive.step.start, Math.round(0.85 * minutesOf(drive.step)))
    },
  },
  {
    check: 'distances_true',
    what: 'a distance that is 15 % too short',
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(({ step }) => (step.distance_km ?? 0) >= 30)
      if (!drive) return false
      drive.step.distance_km = Math.round(0.85 * drive.step.distance_km!)
    },
  },
  {
    check: 'on_roads',
    what: 'a coach on the Sani Pass',
    also: ['roads_named'],
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel')[0]!
      drive.step.road = { via: ['Sani Pass'], advice: [] }
    },
  },
  {
    check: 'on_roads',
    what: 'a place on the far side of a lagoon without a bridge',
    also: ['bus_gets_there', 'no_crawling', 'distances_true', 'way_there', 'way_home'],
    apply: (draft) => {
      const { graph } = draft.facts.roads
      const { id } = placeOf(draft, stepsOf(draft, 'visit')[0]!)
      if (!graph.indexOf.has(id)) return false
      const links = graph.links.filter(({ from, to }) => from !== id && to !== id)
      draft.facts = { ...draft.facts, roads: { ...draft.facts.roads, graph: { ...graph, links } } }
    },
  },
  {
    check: 'gates_open',
    what: 'a gate on the way that opens only at night',
    apply: (draft) => {
      const { graph } = draft.facts.roads
      const { id } = placeOf(draft, stepsOf(draft, 'visit')[0]!)
      const hours = [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], opens: '22:00', closes: '23:00' }]
      const points = graph.points.map((point) =>
        point.id === id ? { ...point, gate: { park: 'Night Park', hours } } : point,
      )
      if (!graph.indexOf.has(id)) return false
      draft.facts = { ...draft.facts, roads: { ...draft.facts.roads, graph: { ...graph, points } } }
    },
  },
  {
    check: 'no_crawling',
    what: 'a short drive that takes four hours',
    also: ['driving_a_day', 'rest_stops', 'no_overlap', 'sleep', 'decent_hours', 'every_day_visits', 'way_home'],
    apply: (draft) => {
      const last = draft.itinerary.daily_itinerary.at(-1)!
      const drive = stepsOf(draft, 'travel').findLast(({ day, step }) => day === last && (step.distance_km ?? 0) < 110)
      if (!drive || drive.step.end > '18:00') return false
      drive.step.end = later(drive.step.start, 245)
    },
  },
  {
    check: 'no_idle_drives',
    what: 'a drive round the block in the free time',
    apply: (draft) => {
      const free = stepsOf(draft, 'free').at(-1)
      if (!free || later(free.step.start, 25) >= free.step.end) return false
      const { step, day, index } = free
      const spot = day.schedule.slice(0, index).findLast(({ latitude }) => latitude !== undefined)
      if (!spot) return false
      const round = (from: number) => ({
        ...step,
        kind: 'travel' as const,
        title: 'Drive round the block',
        start: later(step.start, from),
        end: later(step.start, from + 5),
        town: spot.town,
        latitude: spot.latitude,
        longitude: spot.longitude,
      })
      day.schedule.splice(
        index,
        1,
        round(0),
        { ...step, start: later(step.start, 5), end: later(step.start, 15) },
        round(15),
        { ...step, start: later(step.start, 20) },
      )
    },
    also: ['time_at_airports', 'rest_stops', 'driving_a_day', 'returns_home', 'travel_between_stops'],
  },
  {
    check: 'starts_at_origin',
    what: 'a group that lives elsewhere',
    apply: (draft) => {
      const { idea, itinerary } = draft
      idea.origin = (itinerary.daily_itinerary[0]!.schedule[0]!.latitude ?? -30) < -26 ? 'Musina' : 'Springbok'
      removeNotes(draft, 'starts_elsewhere', 'planned_elsewhere')
    },
  },
  {
    check: 'distances_true',
    what: 'a distance shorter than the straight line',
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(({ step }) => (step.distance_km ?? 0) > 20)
      if (!drive) return false
      drive.step.distance_km = 3
    },
  },
  {
    check: 'driving_a_day',
    what: 'nine hours of driving on one day',
    also: [
      'time_at_airports',
      'no_crawling',
      'rest_stops',
      'no_overlap',
      'decent_hours',
      'every_day_visits',
      'sleep',
      ...START_AND_WAY,
    ],
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel')[0]!
      drive.step.start = '05:00'
      drive.step.end = '14:00'
    },
  },
  {
    check: 'driving_a_day',
    what: 'a day of Grade 1s with four and a half hours on the road',
    also: [
      'programmes_fit',
      'time_at_airports',
      'no_crawling',
      'rest_stops',
      'no_overlap',
      'every_day_visits',
      'grades_fit',
      'adult_ratio',
      'objectives_fit_grade',
      'subjects_of_grade',
      'decent_hours',
      'sleep',
      ...START_AND_WAY,
    ],
    apply: (draft) => {
      draft.idea.gradeMin = draft.idea.gradeMax = 1
      const drive = stepsOf(draft, 'travel')[0]!
      drive.step.start = '05:00'
      drive.step.end = '09:31'
    },
  },
  {
    check: 'rest_stops',
    what: 'more than two hours without a stop',
    also: [
      'time_at_airports',
      'no_crawling',
      'driving_a_day',
      'no_overlap',
      'decent_hours',
      'sleep',
      'every_day_visits',
      'way_home',
      'way_there',
    ],
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(({ step }) => later(step.start, 125) < '23:00')
      if (!drive) return false
      drive.step.end = later(drive.step.start, 125)
    },
  },
  {
    check: 'returns_home',
    what: 'the last drive stops short of home',
    also: ['bus_gets_there', 'no_crawling', 'distances_true', 'travel_between_stops'],
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').at(-1)!
      if (drive.step.latitude === undefined) return false
      drive.step.latitude += 0.12
      for (const step of drive.day.schedule.slice(drive.index + 1))
        if (step.latitude !== undefined) step.latitude += 0.12
    },
  },
]
