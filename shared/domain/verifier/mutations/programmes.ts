import type { Programme } from '../../catalogue/programmes.ts'
import type { Step } from '../../itinerary/itinerary.ts'
import { type Draft, type Mutation, stepsOf } from './mutation.ts'

const programmeStep = (draft: Draft): Step | undefined =>
  stepsOf(draft, 'activity').find(({ step }) => step.programme_id !== undefined)?.step

/** The programme of a visit and the step of the visit. */
const visitOf = (draft: Draft): Step | undefined =>
  stepsOf(draft, 'visit').find(({ step }) => step.visit_programme !== undefined)?.step

/** The plan stays as it is, and the catalogue says something else of the programme of a visit. */
const withVisitFacts =
  (changes: Partial<Programme>) =>
  (draft: Draft): boolean => {
    const id = visitOf(draft)?.visit_programme?.programme_id
    if (id === undefined) return false
    const programmes = draft.facts.programmes.map((one) => (one.id === id ? { ...one, ...changes } : one))
    draft.facts = { ...draft.facts, programmes }
    return true
  }
const OTHER_VISIT_FACTS: readonly (readonly [string, Partial<Programme>])[] = [
  ['a task for a visit that takes an hour in 45 minutes', { minutes: [60, 90] }],
  ['a task of 25 minutes for eight at once', { at_once: 8 }],
  ['a task on a visit for Grade 12', { grades: [12, 12] }],
  ['a task for flowers in spring, in August', { months: [9, 10] }],
  ['a task for the hours before the visit', { hours: ['06:00', '10:00'] }],
  ['a task for farms at a crater', { at: { kinds: ['farm'] } }],
  ['a task for whales at a crater', { at: { offers: ['whales'] } }],
]

/** The plan stays as it is, and the catalogue says something else of its programme. */
const withFacts =
  (changes: Partial<Programme>) =>
  (draft: Draft): boolean => {
    const step = programmeStep(draft)
    if (!step) return false
    const programmes = draft.facts.programmes.map((one) =>
      one.id === step.programme_id ? { ...one, ...changes } : one,
    )
    draft.facts = { ...draft.facts, programmes }
    return true
  }
const OTHER_FACTS: readonly (readonly [string, Partial<Programme>])[] = [
  ['a programme that takes two hours in one', { minutes: [120, 180] }],
  ['a programme for Grade 1', { grades: [0, 1] }],
  ['a talk about what nobody saw', { after_hazard: 'alcohol' }],
  ['a farewell on the second evening', { last_evening: true }],
  ['an activity that the stay does not offer', { stay_activity: 'surfing' }],
]

export const PROGRAMME_MUTATIONS: readonly Mutation[] = [
  ...OTHER_VISIT_FACTS.map(
    ([what, changes]): Mutation => ({ check: 'programmes_fit', what, apply: withVisitFacts(changes) }),
  ),
  {
    check: 'programmes_fit',
    what: 'a task where wild animals walk',
    apply: (draft) => {
      const step = visitOf(draft)
      if (!step) return false
      const places = draft.facts.places.map((one) =>
        one.id === step.place_id ? { ...one, hazards: [...one.hazards, 'wild-animals' as const] } : one,
      )
      draft.facts = { ...draft.facts, places }
    },
  },
  {
    check: 'programmes_fit',
    what: 'a task longer than its visit',
    apply: (draft) => {
      const step = visitOf(draft)
      if (!step) return false
      step.visit_programme!.minutes = 240
    },
  },
  {
    check: 'programmes_fit',
    what: 'a task of a visit that no catalogue has',
    apply: (draft) => {
      const step = visitOf(draft)
      if (!step) return false
      step.visit_programme!.programme_id = 'programme-of-nobody'
    },
  },
  {
    check: 'programmes_fit',
    what: 'the same task on two visits',
    apply: (draft) => {
      const step = visitOf(draft)
      if (!step) return false
      stepsOf(draft, 'visit').find((one) => one.step !== step)!.step.visit_programme = step.visit_programme!
    },
  },
  ...OTHER_FACTS.map(([what, changes]): Mutation => ({ check: 'programmes_fit', what, apply: withFacts(changes) })),
  {
    check: 'programmes_fit',
    what: 'a programme that no catalogue has',
    apply: (draft) => {
      const step = programmeStep(draft)
      if (!step) return false
      step.programme_id = 'programme-of-nobody'
    },
  },
  {
    check: 'programmes_fit',
    what: 'stars in the afternoon',
    apply: (draft) => {
      const step = programmeStep(draft)
      const free = stepsOf(draft, 'free').find((one) => one.step.end <= '17:00')?.step
      if (!step || !free) return false
      free.programme_id = step.programme_id!
      delete step.programme_id
      step.kind = 'free'
      free.kind = 'activity'
    },
    also: ['coordinates_true'],
  },
  {
    check: 'programmes_fit',
    what: 'the same programme on two evenings',
    apply: (draft) => {
      const step = programmeStep(draft)
      if (!step) return false
      stepsOf(draft, 'free').at(-1)!.step.programme_id = step.programme_id!
    },
  },
]
