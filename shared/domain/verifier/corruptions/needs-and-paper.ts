import { changeFirstPlace, type Corruption, type Draft, silence } from './corruption.ts'

const everyText = ({ itinerary }: Draft, change: (text: string) => string) => {
  for (const list of ['assumptions', 'requirements', 'inclusions', 'exclusions', 'safety_measures'] as const)
    itinerary[list] = itinerary[list].map(change)
  for (const day of itinerary.daily_itinerary) day.meals = day.meals.map(change)
}

export const NEED_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'wheelchair',
    what: 'a place closed to wheelchairs for a wheelchair user',
    also: ['themes_covered'],
    spoil: (draft) => {
      if (!draft.idea.needs.includes('wheelchair')) draft.idea.needs.push('wheelchair')
      changeFirstPlace(draft, { wheelchair: 'no' })
    },
  },
  {
    check: 'food_named',
    what: 'kosher was asked for and never mentioned',
    spoil: (draft) => {
      draft.idea.needs.push('kosher')
      everyText(draft, (text) => text.replace(/kosher/gi, 'special'))
    },
  },
  {
    check: 'no_swimming',
    what: 'a surf lesson for a group that may not swim',
    also: ['themes_covered'],
    spoil: (draft) => {
      if (!draft.idea.needs.includes('no-swimming')) draft.idea.needs.push('no-swimming')
      changeFirstPlace(draft, { summary: 'Beginner surf lessons and snorkelling off the reef' })
    },
  },
  {
    check: 'own_transport',
    what: 'a coach charged to a school that drives itself',
    spoil: ({ idea, itinerary }) => {
      if (idea.needs.includes('own-transport') || !itinerary.cost_details.some(({ total }) => total > 0)) return false
      idea.needs.push('own-transport')
    },
  },
  {
    check: 'no_overnight',
    what: 'a night away where none was wanted',
    also: ['days_as_asked', 'dates_as_asked'],
    spoil: ({ idea, itinerary }) => {
      if (itinerary.daily_itinerary.length < 2) return false
      idea.needs.push('no-overnight')
    },
  },
]

export const PAPER_CORRUPTIONS: readonly Corruption[] = [
  {
    check: 'two_objectives',
    what: 'one objective',
    also: ['objectives_listed'],
    spoil: ({ itinerary }) => {
      itinerary.learning_objectives.splice(1)
    },
  },
  {
    check: 'three_safety_measures',
    what: 'two safety measures',
    spoil: ({ itinerary }) => {
      itinerary.safety_measures.splice(2)
    },
  },
  {
    check: 'two_requirements',
    what: 'one requirement',
    also: ['consent_form', 'food_named', 'estimates_said'],
    spoil: ({ itinerary }) => {
      itinerary.requirements.splice(1)
    },
  },
  {
    check: 'exclusions_named',
    what: 'nothing is excluded',
    also: ['adults_said', 'estimates_said'],
    spoil: ({ itinerary }) => {
      itinerary.exclusions = []
    },
  },
  {
    check: 'inclusions_match_costs',
    what: 'the entrances are charged and not included',
    spoil: ({ itinerary }) => {
      if (
        !Object.entries(itinerary.cost_breakdown).some(
          ([name, amount]) => /entr|activit|admission/i.test(name) && amount > 0,
        )
      )
        return false
      itinerary.inclusions = itinerary.inclusions.filter((text) => !/entr|activit|admission|ticket|visit/i.test(text))
    },
    also: ['adults_said', 'food_named'],
  },
  {
    check: 'inclusions_match_costs',
    what: 'a service both included and excluded',
    spoil: ({ itinerary }) => {
      itinerary.exclusions.push(itinerary.inclusions[0]!)
    },
  },
  {
    check: 'consent_form',
    what: 'no consent form',
    spoil: (draft) => everyText(draft, (text) => text.replace(/consent/gi, 'agreement')),
  },
  {
    check: 'no_indemnity',
    what: 'an indemnity for parents to sign',
    spoil: ({ itinerary }) => {
      itinerary.requirements.push('Signed indemnity form from each parent')
    },
  },
  {
    check: 'missing_inputs_named',
    what: 'no budget was given and the plan keeps quiet',
    spoil: (draft) => {
      draft.idea.budget = draft.idea.budgetPerStudent = draft.idea.budgetScope = null
      silence(draft, /budget/i)
      draft.idea.contradictions = []
    },
  },
  {
    check: 'missing_inputs_named',
    what: 'no number of learners was given and the plan keeps quiet',
    spoil: (draft) => {
      draft.idea.students = null
      draft.itinerary.assumptions = draft.itinerary.assumptions.map((text) =>
        text.replace(/learner/gi, 'child').replace(/group size/gi, 'group'),
      )
    },
    also: ['adults_said', 'subjects_taught', 'contradictions_named'],
  },
  {
    check: 'other_defaults_named',
    what: 'no grade was given and the plan keeps quiet',
    spoil: (draft) => {
      Object.assign(draft.idea, { gradeMin: null, gradeMax: null, ageMin: null, ageMax: null })
      silence(draft, /grade/i)
    },
    also: ['contradictions_named', 'missing_inputs_named', 'adult_ratio'],
  },
]
