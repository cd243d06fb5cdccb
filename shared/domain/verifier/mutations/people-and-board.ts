import type { Stay } from '../../catalogue/facts.ts'
import { clockOf, minutesOfClock } from '../derived/clock.ts'
import { changeFirstPlace, type Draft, type Mutation, removeNotes, stepsOf } from './mutation.ts'

const changeStay = (draft: Draft, change: (stay: Stay) => Partial<Stay>): boolean => {
  const id = draft.itinerary.daily_itinerary.find(({ stay_id }) => stay_id !== null)?.stay_id
  if (!id) return false
  draft.facts = {
    ...draft.facts,
    stays: draft.facts.stays.map((stay) => (stay.id === id ? { ...stay, ...change(stay) } : stay)),
  }
  return true
}

export const PEOPLE_MUTATIONS: readonly Mutation[] = [
  {
    check: 'group_as_asked',
    what: 'ten learners more were asked for',
    also: ['within_budget', 'relaxations_offered'],
    apply: ({ idea, itinerary }) => {
      idea.students = itinerary.group_details.students + 10
    },
  },
  {
    check: 'group_as_asked',
    what: 'another number of teachers was asked for',
    also: ['adult_ratio'],
    apply: ({ idea, itinerary }) => {
      idea.teachers = itinerary.group_details.teachers + 1
    },
  },
  {
    check: 'group_adds_up',
    what: 'the group is one more than its parts',
    apply: ({ itinerary }) => {
      itinerary.group_details.size += 1
    },
    also: ['room_at_places', 'beds_for_all', 'seats_for_all'],
  },
  {
    check: 'adult_ratio',
    what: 'one teacher for all of them, as asked',
    also: ['fares_charged'],
    status: 'warn',
    apply: ({ itinerary, idea }) => {
      const group = itinerary.group_details
      if (group.students <= 20) return false
      group.size += 1 - group.teachers
      group.teachers = idea.teachers = 1
    },
  },
  {
    check: 'adult_ratio',
    what: 'the plan itself chose one teacher for all of them',
    also: ['fares_charged', 'other_defaults_named'],
    apply: ({ itinerary, idea }) => {
      const group = itinerary.group_details
      if (group.students <= 20) return false
      group.size += 1 - group.teachers
      group.teachers = 1
      idea.teachers = null
    },
  },
  {
    check: 'adults_at_water',
    what: 'a place that was asked for is on the water, and the plan chose too few adults for it',
    also: [
      'adult_ratio',
      'other_defaults_named',
      'missing_inputs_named',
      'unsaid_true',
      'fares_charged',
      'days_as_asked',
    ],
    apply: (draft) => {
      const { itinerary, idea } = draft
      const group = itinerary.group_details
      const asked = idea.requests.flatMap((one) => (one.kind === 'sight' && one.placeId !== null ? [one.placeId] : []))
      const visit = stepsOf(draft, 'visit').find(({ step }) => asked.includes(step.place_id ?? ''))
      if (!visit || group.students <= 10) return false
      group.size += 1 - group.teachers
      group.teachers = 1
      idea.teachers = null
      draft.facts = {
        ...draft.facts,
        places: draft.facts.places.map((place) =>
          place.id === visit.step.place_id ? { ...place, water: 'in' as const } : place,
        ),
      }
    },
  },
  {
    check: 'room_at_places',
    what: 'a place takes only ten at a time and nobody says how they are split',
    also: ['rain_plan'],
    apply: (draft) => {
      delete stepsOf(draft, 'visit')[0]!.step.turns
      changeFirstPlace(draft, { max_group: 5 })
    },
  },
  {
    check: 'room_at_places',
    what: 'turns that do not take everybody',
    apply: (draft) => {
      stepsOf(draft, 'visit')[0]!.step.turns = { groups: 2, at_a_time: 5 }
      changeFirstPlace(draft, { max_group: 5 })
    },
    also: ['rotation'],
  },
  {
    check: 'room_at_places',
    what: 'all are to go in at once where half of them may',
    apply: (draft) => {
      const places = Math.floor(draft.itinerary.group_details.size / 2)
      stepsOf(draft, 'visit')[0]!.step.turns = { groups: 1, at_a_time: places }
      changeFirstPlace(draft, { max_group: places })
    },
    also: ['rain_plan'],
  },
  {
    check: 'rotation',
    what: 'the last part goes in when the visit ends',
    also: ['room_at_places'],
    apply: (draft) => {
      const { step } = stepsOf(draft, 'visit')[0]!
      step.turns = { groups: 2, at_a_time: 5, starts: [step.start, step.end], minutes: 30, meanwhile: 'worksheet' }
    },
  },
  {
    check: 'rotation',
    what: 'a task for those who wait that is longer than they wait',
    also: ['room_at_places'],
    apply: (draft) => {
      const step = stepsOf(draft, 'visit').find((one) => one.step.visit_programme !== undefined)?.step
      if (!step?.visit_programme) return false
      const half = Math.floor((minutesOfClock(step.end) - minutesOfClock(step.start)) / 2)
      const starts = [step.start, clockOf(minutesOfClock(step.start) + half)]
      step.turns = { groups: 2, at_a_time: 5, starts, minutes: half, meanwhile: 'programme' }
      step.visit_programme.minutes = half + 5
    },
  },
  {
    check: 'grades_fit',
    what: 'a place for students only',
    apply: (draft) =>
      draft.idea.gradeMin === null && draft.idea.ageMin === null
        ? false
        : changeFirstPlace(draft, { grades: [13, 13] as [number, number] }),
    also: ['rain_plan', 'room_at_places'],
  },
  {
    check: 'beds_for_all',
    what: 'a stay with two beds',
    apply: (draft) => {
      removeNotes(draft, 'too_few_beds')
      return changeStay(draft, () => ({ beds: 2 }))
    },
  },
  {
    check: 'seats_for_all',
    what: 'a minibus for a crowd',
    apply: (draft) => {
      const line = draft.itinerary.cost_details.find(({ code }) => code === 'coach')
      if (!line || draft.itinerary.group_details.size <= 16) return false
      line.vehicle = { id: 'minibus-16', count: 1 }
      draft.itinerary.cost_details = draft.itinerary.cost_details.filter((one) => one === line || one.code !== 'coach')
    },
    also: ['fleet_covers', 'categories_add_up', 'group_bill_covered'],
  },
  {
    check: 'seats_for_all',
    what: 'the coach is left off the bill',
    also: ['coach_charged', 'categories_add_up', 'group_bill_covered', 'inclusions_match_costs'],
    apply: ({ itinerary, idea }) => {
      if (idea.needs.includes('own-transport')) return false
      itinerary.cost_details = itinerary.cost_details.filter(({ code }) => code !== 'coach')
    },
  },
]

export const BOARD_MUTATIONS: readonly Mutation[] = [
  {
    check: 'lunch_bought',
    what: 'lunch from home where it must be in the price',
    apply: ({ idea, itinerary }) => {
      const request = idea.requests.find(({ kind }) => kind === 'condition')
      const [day] = itinerary.daily_itinerary
      if (!request || !day) return false
      Object.assign(request, { condition: { code: 'food', what: 'lunch_included' } })
      day.meal_codes = ['lunch_from_home', 'dinner']
      return true
    },
  },
  {
    check: 'lunch_each_day',
    what: 'no lunch among the meals of a day',
    apply: ({ itinerary }) => {
      const day = itinerary.daily_itinerary[0]!
      day.meal_codes = day.meal_codes?.filter((meal) => meal !== 'packed_lunch' && meal !== 'lunch_from_home')
    },
    also: ['food_named'],
  },
  {
    check: 'lunch_each_day',
    what: 'no time for lunch in the day',
    apply: (draft) => {
      for (const { step, day } of stepsOf(draft, 'meal')) if (day.day === 1 && step.role === 'lunch') step.kind = 'free'
    },
  },
  {
    check: 'dinner_each_night',
    what: 'no dinner on the first night',
    apply: ({ itinerary }) => {
      if (itinerary.daily_itinerary.length < 2) return false
      const day = itinerary.daily_itinerary[0]!
      day.meal_codes = day.meal_codes?.filter((meal) => meal !== 'dinner')
    },
  },
  {
    check: 'breakfast_after',
    what: 'no breakfast on the last morning',
    apply: ({ itinerary }) => {
      if (itinerary.daily_itinerary.length < 2) return false
      const day = itinerary.daily_itinerary.at(-1)!
      day.meal_codes = day.meal_codes?.filter((meal) => meal !== 'breakfast')
    },
  },
  {
    check: 'stays_right',
    what: 'a bed after the last day',
    also: ['travel_between_stops', 'returns_home'],
    apply: ({ itinerary, facts }) => {
      itinerary.daily_itinerary.at(-1)!.accommodation = facts.stays[0]!.name
    },
  },
  {
    check: 'stays_right',
    what: 'nowhere to sleep on the first night',
    also: [
      'dinner_each_night',
      'check_in_each_stay',
      'stays_charged',
      'titles_true',
      'beds_for_all',
      'bus_gets_there',
      'no_crawling',
      'travel_between_stops',
    ],
    apply: ({ itinerary }) => {
      if (itinerary.daily_itinerary.length < 2) return false
      itinerary.daily_itinerary[0]!.stay_id = null
    },
  },
  {
    check: 'check_in_each_stay',
    what: 'nobody checks in',
    apply: ({ itinerary }) => {
      if (itinerary.daily_itinerary.length < 2) return false
      for (const day of itinerary.daily_itinerary)
        for (const step of day.schedule)
          if (step.kind === 'check_in') {
            step.kind = 'briefing'
            delete step.place_id
          }
    },
  },
]
