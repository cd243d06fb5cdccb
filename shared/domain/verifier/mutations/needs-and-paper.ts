import { changeFirstPlace, keepNotes, type Mutation, removeNotes } from './mutation.ts'

/** A request that the plan has no line of. */
const ASKED = { id: 'r99', start: 0, end: 1, force: 'must', text: 'A need' } as const

export const NEED_MUTATIONS: readonly Mutation[] = [
  {
    check: 'wheelchair',
    what: 'a place closed to wheelchairs for a wheelchair user',
    also: ['themes_covered'],
    apply: (draft) => {
      if (!draft.idea.needs.includes('wheelchair')) draft.idea.needs.push('wheelchair')
      changeFirstPlace(draft, { wheelchair: 'no' })
    },
  },
  {
    check: 'food_named',
    what: 'kosher was asked for and never mentioned',
    also: ['food_ordered'],
    apply: (draft) => {
      draft.idea.needs.push('kosher')
      keepNotes(draft, ({ code, params }) => code !== 'food_unconfirmed' || !params.needs.includes('kosher'))
    },
  },
  {
    check: 'food_ordered',
    what: 'an allergy of which no table knows',
    also: ['food_named'],
    apply: ({ idea }) => {
      if (idea.needs.includes('allergies')) return false
      idea.needs.push('allergies')
    },
  },
  {
    check: 'no_swimming',
    what: 'a surf lesson for a group that may not swim',
    also: ['themes_covered', 'adults_at_water'],
    apply: (draft) => {
      if (!draft.idea.needs.includes('no-swimming')) draft.idea.needs.push('no-swimming')
      changeFirstPlace(draft, { water: 'in' })
    },
  },
  {
    check: 'no_swimming',
    what: 'a surf lesson, and no other task for the two who may not swim',
    also: ['themes_covered', 'requests_answered', 'adults_at_water'],
    apply: (draft) => {
      if (!draft.idea.needs.includes('no-swimming')) draft.idea.needs.push('no-swimming')
      draft.idea.requests.push({ ...ASKED, kind: 'need', need: 'no_swimming', count: 2 })
      changeFirstPlace(draft, { water: 'in' })
    },
  },
  {
    check: 'slow_walkers',
    what: 'a hard path, and no shorter way for the one on crutches',
    also: ['requests_answered'],
    apply: (draft) => {
      draft.idea.requests.push({ ...ASKED, kind: 'need', need: 'walking', count: 1 })
      changeFirstPlace(draft, { wheelchair: 'partial' })
    },
  },
  {
    check: 'own_transport',
    what: 'a coach charged to a school that drives itself',
    apply: ({ idea, itinerary }) => {
      if (idea.needs.includes('own-transport') || !itinerary.cost_details.some(({ total }) => total > 0)) return false
      idea.needs.push('own-transport')
    },
  },
  {
    check: 'own_transport',
    what: 'an own bus with fewer seats than the group, and the plan keeps quiet',
    apply: ({ idea, itinerary }) => {
      if (!idea.needs.includes('own-transport') || itinerary.cost_details.some(({ code }) => code === 'coach'))
        return false
      idea.ownSeats = itinerary.group_details.students - 1
      itinerary.notes = itinerary.notes.map((note) =>
        note.code === 'own_transport' ? { code: note.code, params: {} } : note,
      )
      return true
    },
  },
  {
    check: 'no_overnight',
    what: 'a night away where none was wanted',
    also: ['days_as_asked', 'dates_as_asked'],
    apply: ({ idea, itinerary }) => {
      if (itinerary.daily_itinerary.length < 2) return false
      idea.needs.push('no-overnight')
    },
  },
]

export const PAPER_MUTATIONS: readonly Mutation[] = [
  {
    check: 'two_objectives',
    what: 'one objective',
    also: ['objectives_listed'],
    apply: ({ itinerary }) => {
      itinerary.learning_objectives.splice(1)
    },
  },
  {
    check: 'three_safety_measures',
    what: 'two safety measures',
    apply: ({ itinerary }) => {
      itinerary.safety_measures.splice(2)
    },
  },
  {
    check: 'two_requirements',
    what: 'one requirement',
    also: ['consent_form', 'food_named', 'estimates_said'],
    apply: ({ itinerary }) => {
      itinerary.requirements.splice(1)
      itinerary.requirement_codes.splice(1)
    },
  },
  {
    check: 'exclusions_named',
    what: 'nothing is excluded',
    also: ['adults_said', 'estimates_said'],
    apply: ({ itinerary }) => {
      itinerary.exclusions = []
    },
  },
  {
    check: 'inclusions_match_costs',
    what: 'the entrances are charged and not included',
    apply: ({ itinerary }) => {
      if (!itinerary.cost_details.some(({ code, total }) => code === 'entrance' && total > 0)) return false
      const index = itinerary.inclusion_codes.indexOf('entrance_fees')
      itinerary.inclusions.splice(index, 1)
      itinerary.inclusion_codes.splice(index, 1)
    },
    also: ['adults_said', 'food_named'],
  },
  {
    check: 'inclusions_match_costs',
    what: 'a service both included and excluded',
    apply: ({ itinerary }) => {
      itinerary.exclusions.push(itinerary.inclusions[0]!)
    },
  },
  {
    check: 'consent_form',
    what: 'no consent form',
    apply: ({ itinerary }) => {
      const index = itinerary.requirement_codes.indexOf('consent')
      itinerary.requirements.splice(index, 1)
      itinerary.requirement_codes.splice(index, 1)
    },
    also: ['two_requirements'],
  },
  {
    check: 'no_indemnity',
    what: 'an indemnity for parents to sign',
    apply: ({ itinerary }) => {
      itinerary.requirements.push('Signed indemnity form from each parent')
    },
  },
  {
    check: 'missing_inputs_named',
    what: 'no budget was given and the plan keeps quiet',
    apply: (draft) => {
      draft.idea.budget = draft.idea.budgetPerStudent = draft.idea.budgetScope = null
      removeNotes(draft, 'budget_default')
      draft.idea.contradictions = []
    },
  },
  {
    check: 'missing_inputs_named',
    what: 'no number of learners was given and the plan keeps quiet',
    apply: (draft) => {
      draft.idea.students = null
      removeNotes(draft, 'group_default')
    },
    also: ['adults_said', 'subjects_taught', 'contradictions_named'],
  },
  {
    check: 'other_defaults_named',
    what: 'no grade was given and the plan keeps quiet',
    apply: (draft) => {
      Object.assign(draft.idea, { gradeMin: null, gradeMax: null, ageMin: null, ageMax: null })
      removeNotes(draft, 'grade_default')
    },
    also: ['contradictions_named', 'missing_inputs_named', 'adult_ratio'],
  },
]
