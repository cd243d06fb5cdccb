import { later, type Mutation, placeOf, removeContradiction, removeNotes, stepsOf } from './mutation.ts'

const moved = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const TIME_MUTATIONS: readonly Mutation[] = [
  {
    check: 'days_as_asked',
    what: 'one day more was asked for',
    also: ['dates_possible'],
    apply: ({ idea }) => {
      if (idea.needs.includes('no-overnight')) return false
      idea.days = (idea.days ?? 1) + 1
      idea.contradictions = []
    },
  },
  {
    check: 'days_as_asked',
    what: 'the plan chose the days in silence',
    apply: (draft) => {
      const { idea } = draft
      if (idea.needs.includes('no-overnight')) return false
      idea.days = null
      idea.endDate = null
      idea.window = null
      removeNotes(draft, 'length_default')
    },
    also: ['missing_inputs_named'],
  },
  {
    check: 'days_in_order',
    what: 'the first day is numbered two',
    apply: ({ itinerary }) => {
      itinerary.daily_itinerary[0]!.day = 2
    },
  },
  {
    check: 'days_in_order',
    what: 'the plan ends a day after its last day',
    apply: ({ itinerary, idea }) => {
      itinerary.end_date = moved(itinerary.end_date, 1)
      idea.endDate = null
    },
    also: ['dates_chosen_well'],
  },
  {
    check: 'duration_true',
    what: 'the duration forgets a day',
    apply: ({ itinerary }) => {
      itinerary.duration = `${itinerary.daily_itinerary.length + 1} days, ${itinerary.daily_itinerary.length} nights`
    },
  },
  {
    check: 'hours_as_asked',
    what: 'the group was to be back before the last step ends',
    apply: (draft) => {
      removeNotes(draft, 'hours_not_kept')
      const end = draft.itinerary.daily_itinerary.at(-1)!.schedule.at(-1)!.end
      draft.idea.hours = { from: null, to: Number(end.slice(0, 2)) * 60 + Number(end.slice(3)) - 15 }
    },
  },
  {
    check: 'hours_as_asked',
    what: 'the group was to leave after the first step begins',
    apply: (draft) => {
      removeNotes(draft, 'hours_not_kept')
      const begin = draft.itinerary.daily_itinerary[0]!.schedule[0]!.start
      draft.idea.hours = { from: Number(begin.slice(0, 2)) * 60 + Number(begin.slice(3)) + 15, to: null }
    },
  },
  {
    check: 'dates_as_asked',
    what: 'the trip was asked for a week later',
    apply: ({ idea, itinerary }) => {
      idea.startDate = moved(itinerary.start_date, 7)
      idea.endDate = moved(itinerary.end_date, 7)
      idea.contradictions = []
    },
  },
  {
    check: 'dates_not_past',
    what: 'the plan is read after the trip',
    also: ['dates_chosen_well', 'contradictions_named'],
    apply: (draft) => {
      draft.today = moved(draft.itinerary.end_date, 30)
      removeNotes(draft, 'dates_past')
      removeContradiction(draft, 'past_date')
    },
  },
  {
    check: 'dates_chosen_well',
    what: 'the month asked for is another',
    apply: ({ idea, itinerary }) => {
      idea.startDate = null
      idea.endDate = null
      idea.window = {
        start: moved(itinerary.start_date, 40),
        end: moved(itinerary.start_date, 70),
        label: 'the month after',
        kind: 'month',
      }
    },
    also: ['missing_inputs_named', 'days_as_asked'],
  },
  {
    check: 'public_holidays',
    what: 'a visit on Youth Day',
    status: 'warn',
    also: ['open_on_arrival', 'in_season', 'dates_as_asked', 'dates_chosen_well'],
    apply: ({ itinerary, idea }) => {
      if (
        itinerary.daily_itinerary.length > 3 ||
        !itinerary.daily_itinerary[0]!.schedule.some(({ kind }) => kind === 'visit')
      )
        return false
      itinerary.daily_itinerary.forEach((day, index) => {
        day.date = moved('2027-06-16', index)
      })
      itinerary.start_date = '2027-06-16'
      itinerary.end_date = itinerary.daily_itinerary.at(-1)!.date
      if (idea.startDate) idea.startDate = itinerary.start_date
      if (idea.endDate) idea.endDate = itinerary.end_date
    },
  },
  {
    check: 'clocks_readable',
    what: 'a time that no clock shows',
    apply: (draft) => {
      const free = stepsOf(draft, 'free').at(-1)
      if (!free) return false
      free.step.end = '25:10'
    },
    also: ['free_time', 'sleep', 'decent_hours', 'no_overlap'],
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
    also: ['no_overlap', 'visit_length', 'decent_hours'],
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
