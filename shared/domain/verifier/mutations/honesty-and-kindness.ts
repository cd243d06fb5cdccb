import {
  changeFirstPlace,
  later,
  type Mutation,
  placeOf,
  removeContradiction,
  removeNotes,
  stepsOf,
} from './mutation.ts'

export const HONESTY_MUTATIONS: readonly Mutation[] = [
  {
    check: 'contradictions_named',
    what: 'a contradiction that the plan hides',
    apply: ({ idea }) => {
      idea.contradictions.push({
        code: 'other',
        message: 'The zoo was asked for on a day when the school writes exams.',
      })
    },
  },
  {
    check: 'budget_possible',
    what: 'R50 for the whole trip and no word of it',
    also: ['within_budget', 'relaxations_offered', 'missing_inputs_named'],
    apply: (draft) => {
      draft.idea.budget = draft.idea.budgetPerStudent = 10
      draft.idea.budgetScope = 'per_student'
      removeNotes(draft, 'over_budget')
      removeContradiction(draft, 'budget_tiny')
    },
  },
  {
    check: 'dates_possible',
    what: 'an end before the beginning and no word of it',
    also: ['days_as_asked', 'dates_as_asked'],
    apply: (draft) => {
      draft.idea.startDate = draft.itinerary.start_date
      draft.idea.endDate = '2020-12-01'
      removeNotes(draft, 'dates_turned_round')
      removeContradiction(draft, 'end_before_start')
    },
  },
  {
    check: 'provinces_possible',
    what: 'five provinces and no word of it',
    also: ['places_left_out', 'in_area_asked', 'near_town_asked'],
    apply: (draft) => {
      draft.idea.locations = [
        draft.idea.locations[0] ?? 'Johannesburg',
        'Durban',
        'Bloemfontein',
        'Kimberley',
        'Polokwane',
        'Cape Town',
        'Nelspruit',
        'Mahikeng',
        'Gqeberha',
      ]
      if (draft.itinerary.daily_itinerary.length > 7) return false
      removeNotes(draft, 'area_left_out')
      removeContradiction(draft, 'too_many_provinces')
    },
  },
  {
    check: 'places_left_out',
    what: 'a second town that the plan never reaches',
    also: ['in_area_asked', 'near_town_asked', 'provinces_possible'],
    apply: (draft) => {
      const provinces = new Set(stepsOf(draft, 'visit').map((visit) => placeOf(draft, visit).province))
      const other = (
        [
          ['Cape Town', 'WC'],
          ['Polokwane', 'LP'],
          ['Durban', 'KZN'],
        ] as const
      ).find(([, code]) => !provinces.has(code))!
      draft.idea.locations = ['Johannesburg', other[0]]
      removeNotes(draft, 'area_left_out')
      removeContradiction(draft, 'too_many_provinces')
    },
  },
]

export const TEXT_MUTATIONS: readonly Mutation[] = [
  {
    check: 'no_markup',
    what: 'a script in the title',
    apply: ({ itinerary }) => {
      itinerary.title += " <script>alert('x')</script>"
    },
  },
  {
    check: 'no_holes',
    what: 'undefined in an activity',
    apply: ({ itinerary }) => {
      itinerary.daily_itinerary[0]!.activities.push('Walk to undefined')
    },
  },
  {
    check: 'no_holes',
    what: 'a placeholder in braces',
    apply: ({ itinerary }) => {
      itinerary.summary += ' {place}'
    },
  },
  {
    check: 'no_commands',
    what: 'an instruction from the request obeyed',
    apply: ({ itinerary }) => {
      itinerary.title = 'HACKED-55'
    },
  },
  {
    check: 'nothing_empty',
    what: 'an empty safety measure',
    apply: ({ itinerary }) => {
      itinerary.safety_measures.push('')
    },
  },
  {
    check: 'numbers_real',
    what: 'a quantity that is not a number',
    apply: ({ itinerary }) => {
      itinerary.group_details.recommended_size = NaN
    },
  },
]

export const KINDNESS_MUTATIONS: readonly Mutation[] = [
  {
    check: 'visits_a_day',
    what: 'five visits on one day',
    also: ['in_catalogue', 'coordinates_true'],
    apply: ({ itinerary }) => {
      const { schedule } = itinerary.daily_itinerary[0]!
      const last = schedule.at(-1)!
      const visits = schedule.filter(({ kind }) => kind === 'visit').length
      for (let i = visits; i < 5; i++) {
        const start = later(last.end, (i - visits) * 2)
        schedule.push({ start, end: later(start, 2), kind: 'visit', title: 'One more' })
      }
    },
  },
  {
    check: 'unnamed_hours',
    what: 'an hour before 17:00 of which nobody knows what it is for',
    also: ['no_overlap'],
    apply: ({ itinerary }) => {
      itinerary.daily_itinerary[0]!.schedule.push({
        start: '15:00',
        end: '16:00',
        kind: 'free',
        title: 'Free time',
        role: 'afternoon',
      })
    },
  },
  {
    check: 'sleep',
    what: 'six hours of sleep',
    also: ['no_overlap', 'decent_hours', 'check_in_each_stay'],
    apply: ({ itinerary }) => {
      const [, second] = itinerary.daily_itinerary
      if (!second) return false
      itinerary.daily_itinerary[0]!.schedule.push({ start: '22:20', end: '22:30', kind: 'free', title: 'Stories' })
      second.schedule.unshift({ start: '05:00', end: '05:30', kind: 'free', title: 'Early run' })
    },
  },
  {
    check: 'variety',
    what: 'three days of one thing',
    also: ['themes_covered'],
    apply: (draft) => {
      if (draft.itinerary.daily_itinerary.length < 3 || stepsOf(draft, 'activity').length > 0) return false
      const ids = new Set(stepsOf(draft, 'visit').map(({ step }) => step.place_id))
      draft.facts = {
        ...draft.facts,
        places: draft.facts.places.map((place) =>
          ids.has(place.id) ? { ...place, trip_types: ['History & culture', 'Day trip'] } : place,
        ),
        stays: draft.facts.stays.map((stay) => ({ ...stay, on_site: [] })),
      }
    },
  },
  {
    check: 'rain_plan',
    what: 'a day outdoors without a plan for rain',
    apply: (draft) => {
      const visit = stepsOf(draft, 'visit')[0]!
      delete visit.step.rain
      changeFirstPlace(draft, { setting: 'open' })
    },
    also: ['room_at_places', 'in_season'],
  },
  {
    check: 'rain_plan',
    what: 'a rain plan on the other side of the country',
    apply: (draft) => {
      const visit = stepsOf(draft, 'visit').find(({ step }) => step.rain)
      if (!visit) return false
      const { lat } = placeOf(draft, visit)
      const far = draft.facts.places.find((place) => place.kind === 'museum' && Math.abs(place.lat - lat) > 3)!
      visit.step.rain = { code: 'other_place', place_id: far.id, km: 5 }
    },
    also: ['rain_not_request'],
  },
]
