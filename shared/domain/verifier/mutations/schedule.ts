import { later, moved, type Mutation, placeOf, removeNotes, stepsOf } from './mutation.ts'

export const SCHEDULE_MUTATIONS: readonly Mutation[] = [
  {
    check: 'clocks_readable',
    what: 'a time that no clock shows',
    apply: (draft) => {
      const free = stepsOf(draft, 'free').at(-1)
      if (!free) return false
      free.step.end = '25:10'
    },
    also: ['sleep', 'decent_hours', 'no_overlap'],
  },
  {
    check: 'no_overlap',
    what: 'lunch begins during the visit before',
    apply: (draft) => {
      const meal = stepsOf(draft, 'meal').find(({ day, index }) => day.schedule[index - 1]?.kind === 'visit')
      if (!meal) return false
      meal.step.start = later(meal.step.start, -20)
    },
  },
  {
    check: 'decent_hours',
    what: 'the last evening runs past half past ten',
    also: ['way_home'],
    apply: ({ itinerary }) => {
      const day = itinerary.daily_itinerary.at(-1)!
      day.schedule.push({ start: '22:10', end: '22:50', kind: 'free', title: 'Stories' })
    },
  },
  {
    check: 'decent_hours',
    what: 'the coach still drives at ten past ten',
    also: ['way_home', 'travel_between_stops'],
    apply: ({ itinerary }) => {
      const day = itinerary.daily_itinerary.at(-1)!
      day.schedule.push({ start: '22:00', end: '22:10', kind: 'travel', title: 'Drive to a station' })
    },
  },
  {
    check: 'every_day_visits',
    what: 'a day without a visit',
    also: [
      'distances_true',
      'entrances_charged',
      'objectives_on_places',
      'subjects_taught',
      'themes_covered',
      'travel_between_stops',
      'bus_gets_there',
      'no_crawling',
      'named_place_seen',
      'near_town_asked',
      'in_area_asked',
      'places_left_out',
      'variety',
    ],
    apply: (draft) => {
      const light = draft.itinerary.daily_itinerary.find(
        (day) =>
          day.schedule.some(({ kind }) => kind === 'visit') &&
          day.schedule.every(({ kind }) => kind !== 'flight') &&
          day.schedule.reduce((km, { kind, distance_km }) => km + (kind === 'travel' ? (distance_km ?? 0) : 0), 0) <
            120,
      )
      if (!light) return false
      removeNotes(draft, 'day_without_visit')
      for (const step of light.schedule)
        if (step.kind === 'visit') {
          step.kind = 'free'
          delete step.place_id
        }
    },
  },
  {
    check: 'no_place_twice',
    what: 'the same place on two visits',
    also: [
      'bus_gets_there',
      'slots_kept',
      'no_crawling',
      'distances_true',
      'travel_between_stops',
      'coordinates_true',
      'entrances_charged',
      'objectives_on_places',
      'subjects_taught',
      'themes_covered',
      'visit_length',
      'open_on_arrival',
      'titles_true',
      'prices_true',
      'rain_plan',
      'room_at_places',
      'named_place_seen',
      'in_area_asked',
      'near_town_asked',
      'places_left_out',
      'in_season',
      'no_swimming',
      'wheelchair',
      'variety',
      'estimates_said',
    ],
    apply: (draft) => {
      const [first, second] = stepsOf(draft, 'visit')
      if (!first || !second) return false
      second.step.place_id = first.step.place_id!
    },
  },
  {
    check: 'visit_length',
    what: 'a museum in a quarter of its time',
    apply: (draft) => {
      const visit = stepsOf(draft, 'visit')[0]!
      visit.step.end = later(visit.step.start, Math.floor(placeOf(draft, visit).duration_min / 4))
    },
  },
  {
    check: 'open_on_arrival',
    what: 'the same plan on a day when a place is closed',
    also: ['dates_as_asked', 'dates_chosen_well', 'in_season', 'public_holidays'],
    apply: (draft) => {
      const { itinerary, idea } = draft
      const shift = [1, 2, 3, 4, 5, 6].find((days) =>
        stepsOf(draft, 'visit').some((visit) => {
          const weekday = ((new Date(`${moved(visit.day.date, days)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
          return !placeOf(draft, visit).open_days.includes(weekday)
        }),
      )
      if (!shift) return false
      for (const day of itinerary.daily_itinerary) day.date = moved(day.date, shift)
      itinerary.start_date = moved(itinerary.start_date, shift)
      itinerary.end_date = moved(itinerary.end_date, shift)
      if (idea.startDate) idea.startDate = itinerary.start_date
      if (idea.endDate) idea.endDate = itinerary.end_date
    },
  },
  {
    check: 'open_on_arrival',
    what: 'a visit that begins before the gates open',
    also: ['no_overlap', 'visit_length', 'decent_hours', 'slots_kept'],
    apply: (draft) => {
      const visit = stepsOf(draft, 'visit')[0]!
      const { opens } = placeOf(draft, visit)
      if (opens < '01:00') return false
      visit.step.start = later(opens, -5)
    },
  },
  {
    check: 'in_season',
    what: 'a place that is worth going to only half a year later',
    also: [],
    apply: (draft) => {
      const visit = stepsOf(draft, 'visit')[0]!
      const month = Number(visit.day.date.slice(5, 7))
      draft.facts = {
        ...draft.facts,
        places: draft.facts.places.map((place) =>
          place.id === visit.step.place_id ? { ...place, seasonal: [((month + 5) % 12) + 1] } : place,
        ),
      }
    },
  },
]
