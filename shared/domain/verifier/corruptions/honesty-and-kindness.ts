import { changeFirstPlace, type Corruption, later, placeOf, silence, stepsOf } from './corruption.ts'

export const HONESTY_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'contradictions_named',
    what: 'a contradiction that the plan hides',
    spoil: ({ idea }) => {
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
    spoil: (draft) => {
      draft.idea.budget = draft.idea.budgetPerStudent = 10
      draft.idea.budgetScope = 'per_student'
      silence(draft, /budget/i)
    },
  },
  {
    check: 'dates_possible',
    what: 'an end before the beginning and no word of it',
    also: ['days_as_asked', 'dates_as_asked'],
    spoil: (draft) => {
      draft.idea.startDate = draft.itinerary.start_date
      draft.idea.endDate = '2020-12-01'
      silence(draft, /end|before/i)
    },
  },
  {
    check: 'provinces_possible',
    what: 'five provinces and no word of it',
    also: ['places_left_out', 'in_area_asked', 'near_town_asked'],
    spoil: (draft) => {
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
      silence(draft, /province/i)
    },
  },
  {
    check: 'places_left_out',
    what: 'a second town that the plan never reaches',
    also: ['in_area_asked', 'near_town_asked', 'provinces_possible'],
    spoil: (draft) => {
      const provinces = new Set(stepsOf(draft, 'visit').map((visit) => placeOf(draft, visit).province))
      const other = (
        [
          ['Cape Town', 'WC'],
          ['Polokwane', 'LP'],
          ['Durban', 'KZN'],
        ] as const
      ).find(([, code]) => !provinces.has(code))!
      draft.idea.locations = ['Johannesburg', other[0]]
      silence(draft, new RegExp(`${other[0]}|Johannesburg|province`, 'i'))
    },
  },
]

export const TEXT_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'no_markup',
    what: 'a script in the title',
    spoil: ({ itinerary }) => {
      itinerary.title += " <script>alert('x')</script>"
    },
  },
  {
    check: 'no_holes',
    what: 'undefined in an activity',
    spoil: ({ itinerary }) => {
      itinerary.daily_itinerary[0]!.activities.push('Walk to undefined')
    },
  },
  {
    check: 'no_holes',
    what: 'a placeholder in braces',
    spoil: ({ itinerary }) => {
      itinerary.summary += ' {place}'
    },
  },
  {
    check: 'no_commands',
    what: 'an instruction from the request obeyed',
    spoil: ({ itinerary }) => {
      itinerary.title = 'HACKED-55'
    },
  },
  {
    check: 'nothing_empty',
    what: 'an empty safety measure',
    spoil: ({ itinerary }) => {
      itinerary.safety_measures.push('')
    },
  },
  {
    check: 'numbers_real',
    what: 'a quantity that is not a number',
    spoil: ({ itinerary }) => {
      itinerary.group_details.recommended_size = NaN
    },
  },
]

export const KINDNESS_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'visits_a_day',
    what: 'five visits on one day',
    also: ['in_catalogue', 'coordinates_true'],
    spoil: ({ itinerary }) => {
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
    check: 'free_time',
    what: 'a day without a free minute',
    spoil: (draft) => {
      for (const { day, step } of stepsOf(draft, 'free')) if (day.day === 1) step.kind = 'briefing'
    },
  },
  {
    check: 'sleep',
    what: 'six hours of sleep',
    also: ['no_overlap', 'decent_hours', 'check_in_each_stay'],
    spoil: ({ itinerary }) => {
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
    spoil: (draft) => {
      if (draft.itinerary.daily_itinerary.length < 3) return false
      const ids = new Set(stepsOf(draft, 'visit').map(({ step }) => step.place_id))
      draft.facts = {
        ...draft.facts,
        places: draft.facts.places.map((place) =>
          ids.has(place.id) ? { ...place, trip_types: ['History & culture', 'Day trip'] } : place,
        ),
        stays: draft.facts.stays.map((stay) => ({ ...stay, on_site_activities: [] })),
      }
    },
  },
  {
    check: 'rain_plan',
    what: 'a day outdoors without a plan for rain',
    spoil: (draft) => {
      const visit = stepsOf(draft, 'visit')[0]!
      delete visit.step.note
      changeFirstPlace(draft, { indoor: false })
    },
    also: ['room_at_places', 'in_season'],
  },
]
