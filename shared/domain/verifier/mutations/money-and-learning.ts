import type { Place } from '../../catalogue/facts.ts'
import { notesOf } from '../../itinerary/notes.ts'
import { TRIP_TYPES } from '../../trip-types.ts'
import { say } from '../sample-plans/sample-parts.ts'
import { type Draft, type Mutation, placeOf, removeNotes, stepsOf } from './mutation.ts'

const budgetOf = (draft: Draft, perLearner: number) => {
  draft.idea.budget = draft.idea.budgetPerStudent = perLearner
  draft.idea.budgetScope = 'per_student'
  draft.idea.contradictions = []
}
const overBudget = ({ idea, itinerary }: Draft, price: number) =>
  say(itinerary, {
    code: 'over_budget',
    params: {
      budget_cents: idea.budget! * 100,
      days: itinerary.daily_itinerary.length,
      price_cents: Math.round(price * 100),
    },
  })
const paid = (draft: Draft) => stepsOf(draft, 'visit').find((visit) => placeOf(draft, visit).learner_price_zar > 0)

export const MONEY_MUTATIONS: readonly Mutation[] = [
  {
    check: 'parts_add_up',
    what: 'a cent is lost in the total',
    also: ['within_budget'],
    apply: ({ itinerary }) => {
      itinerary.total_per_student = (Math.round(itinerary.total_per_student * 100) - 1) / 100
    },
  },
  {
    check: 'lines_multiply',
    what: 'a line of one more than it multiplies to',
    apply: ({ itinerary }) => {
      const line = itinerary.cost_details.find(({ quantity, unit_price }) => quantity > 0 && unit_price > 0)!
      line.quantity += 1
    },
    also: ['entrances_charged', 'stays_charged', 'fares_charged'],
  },
  {
    check: 'shares_true',
    what: 'a line that is shared out by too many',
    also: ['categories_add_up'],
    apply: ({ itinerary }) => {
      const line = itinerary.cost_details.find(({ per_student }) => per_student > 1)!
      line.per_student = Math.round(line.per_student * 90) / 100
    },
  },
  {
    check: 'categories_add_up',
    what: 'a rand moved from one category to another',
    apply: ({ itinerary }) => {
      const [one, other] = Object.keys(itinerary.cost_breakdown).filter((name) => itinerary.cost_breakdown[name]! > 1)
      if (!one || !other) return false
      itinerary.cost_breakdown[one] = Math.round(itinerary.cost_breakdown[one]! * 100 - 100) / 100
      itinerary.cost_breakdown[other] = Math.round(itinerary.cost_breakdown[other]! * 100 + 100) / 100
    },
  },
  {
    check: 'group_bill_covered',
    what: 'a late addition that nobody pays',
    also: ['shares_true'],
    apply: ({ itinerary }) => {
      itinerary.cost_details.push({
        category: itinerary.cost_details[0]!.category,
        item: 'Late addition',
        unit_price: 90_000,
        quantity: 1,
        total: 90_000,
        per_student: 0,
      })
    },
  },
  {
    check: 'entrances_charged',
    what: 'an entrance for one learner too few',
    also: ['lines_multiply'],
    apply: (draft) => {
      const visit = paid(draft)
      if (!visit) return false
      const place = placeOf(draft, visit)
      for (const line of draft.itinerary.cost_details)
        if (line.code === 'entrance' && line.place_id === place.id && line.for === 'learners') line.quantity -= 1
    },
  },
  {
    check: 'stays_charged',
    what: 'beds for half of the learners',
    also: ['lines_multiply'],
    apply: ({ itinerary }) => {
      const { stay_id } = itinerary.daily_itinerary[0]!
      if (stay_id === null) return false
      for (const line of itinerary.cost_details)
        if (line.code === 'bed' && line.stay_id === stay_id && line.for === 'learners')
          line.quantity = Math.floor(line.quantity / 2)
    },
  },
  {
    check: 'coach_charged',
    what: 'a coach for nothing',
    also: ['lines_multiply', 'shares_true', 'categories_add_up', 'group_bill_covered'],
    apply: ({ itinerary, idea }) => {
      if (idea.needs.includes('own-transport')) return false
      for (const line of itinerary.cost_details) if (line.code === 'coach') line.total = 0
    },
  },
  {
    check: 'within_budget',
    what: 'half the money and not a word of it',
    also: ['relaxations_offered', 'missing_inputs_named'],
    apply: (draft) => {
      budgetOf(draft, Math.round(draft.itinerary.total_per_student / 2) + 1)
      removeNotes(draft, 'over_budget')
    },
  },
  {
    check: 'within_budget',
    what: 'half the money and a lower price named than the plan has',
    also: ['no_contradiction', 'relaxations_offered', 'missing_inputs_named'],
    apply: (draft) => {
      const { itinerary } = draft
      budgetOf(draft, Math.round(itinerary.total_per_student / 2) + 1)
      removeNotes(draft, 'over_budget')
      overBudget(draft, itinerary.total_per_student - 1)
    },
  },
  {
    check: 'relaxations_offered',
    what: 'over budget and nothing offered',
    also: ['within_budget'],
    apply: (draft) => {
      budgetOf(draft, Math.round(draft.itinerary.total_per_student / 2) + 1)
      removeNotes(draft, 'savings_together', 'raise_money')
      overBudget(draft, draft.itinerary.total_per_student)
    },
  },
  {
    check: 'adults_said',
    what: 'nobody says who pays for the adults',
    also: ['entrances_charged', 'stays_charged', 'other_defaults_named'],
    apply: (draft) => {
      if (!draft.itinerary.notes.some(({ code }) => code === 'adults_in_price')) return false
      removeNotes(draft, 'adults_in_price')
    },
  },
]

export const LEARNING_MUTATIONS: readonly Mutation[] = [
  {
    check: 'subjects_taught',
    what: 'a subject was asked for that nothing teaches',
    apply: (draft) => {
      draft.idea.subjects = [...draft.idea.subjects, 'Marine Engineering']
    },
  },
  {
    check: 'subjects_taught',
    what: 'a subject left out without a word of where it is taught',
    also: ['every_day_visits', 'in_area_asked', 'near_town_asked'],
    apply: (draft) => {
      draft.idea.subjects = [...draft.idea.subjects, 'Marine Engineering']
      say(draft.itinerary, { code: 'subject_left_out', params: { subject: 'Marine Engineering', nearest: null } })
      const { step: first } = stepsOf(draft, 'visit')[0]!
      const college: Place = {
        ...draft.facts.places[0]!,
        id: 'college-workshop',
        name: 'A college workshop',
        summary: '',
        topics: [],
        trip_types: [],
        subjects: ['Marine Engineering'],
        lat: first.latitude!,
        lon: first.longitude!,
        grades: [0, 12],
        max_group: 9999,
        open_days: [1, 2, 3, 4, 5, 6, 7],
        wheelchair: 'yes',
      }
      draft.facts = { ...draft.facts, places: [...draft.facts.places, college] }
    },
  },
  {
    check: 'objectives_on_places',
    what: 'an objective at a place that is not visited',
    apply: (draft) => {
      const link = draft.itinerary.objectives_map[0]
      if (!link) return false
      const ids = new Set(stepsOf(draft, 'visit').map(({ step }) => step.place_id))
      link.place_ids = [
        draft.facts.places.find(({ id, subjects }) => !ids.has(id) && subjects.includes(link.subject))?.id ??
          draft.facts.places.find(({ id }) => !ids.has(id))!.id,
      ]
    },
  },
  {
    check: 'objectives_fit_grade',
    what: 'an objective of another phase',
    also: ['subjects_of_grade'],
    apply: ({ itinerary, idea }) => {
      const link = itinerary.objectives_map[0]
      if (!link || idea.gradeMin === null || (idea.gradeMin === 0 && idea.gradeMax === 12)) return false
      link.grade_min = link.grade_max = idea.gradeMin > 0 ? 0 : 12
    },
  },
  {
    check: 'objectives_listed',
    what: 'a mapped objective that is not listed',
    apply: ({ itinerary }) => {
      const link = itinerary.objectives_map[0]
      if (!link) return false
      link.objective = 'Recite the periodic table'
    },
  },
  {
    check: 'themes_covered',
    what: 'themes were asked for that the plan leaves out',
    apply: (draft) => {
      const seen = new Set(stepsOf(draft, 'visit').flatMap((visit) => placeOf(draft, visit).trip_types))
      const left = notesOf(draft.itinerary.notes, 'theme_left_out')
      const missing = TRIP_TYPES.filter(
        (theme) =>
          !seen.has(theme) &&
          !['Day trip', 'Overnight camp', 'Other'].includes(theme) &&
          !left.some(({ params }) => params.theme === theme),
      )
      if (missing.length < 2) return false
      draft.idea.tripTypes = missing.slice(0, 2)
    },
  },
]
