import type { Step } from '../../itinerary/itinerary.ts'
import { type Draft, type Mutation, stepsOf } from './mutation.ts'

/** A change to the first step that must be arranged. */
const arranging =
  (change: (step: Step, draft: Draft) => void) =>
  (draft: Draft): boolean => {
    const found = stepsOf(draft, 'activity').find(({ step }) => step.arrange)
    if (found) change(found.step, draft)
    return found !== undefined
  }
/** Facts in the text of the first step to arrange that the plan does not have. */
const givingFacts = (what: string, facts: (step: Step) => string): Mutation => ({
  check: 'own_facts_kept',
  what,
  apply: arranging((step, draft) => {
    draft.text = `${draft.text ?? ''}\nAbout ${step.title}: ${facts(step)}.`
  }),
})
export const ARRANGED_MUTATIONS: readonly Mutation[] = [
  givingFacts('another price than was given', ({ arrange }) => `R${arrange!.estimate.high + 7} each`),
  givingFacts('hours at which it is closed', () => '60 minutes, open 01:00 to 02:00'),
  {
    check: 'arranged_complete',
    what: 'an agreement after the trip',
    apply: arranging((step, { itinerary }) => {
      step.arrange!.by = itinerary.end_date
    }),
  },
  {
    check: 'arranged_complete',
    what: 'four questions',
    apply: arranging((step) => {
      step.arrange!.ask.pop()
    }),
  },
  {
    check: 'arranged_complete',
    what: 'nobody to ask',
    also: ['nothing_empty'],
    apply: arranging((step) => {
      step.arrange!.who = ' '
    }),
  },
  {
    check: 'arranged_complete',
    what: 'an activity with no arrangement at all',
    also: ['requests_answered'],
    apply: arranging((step) => {
      delete step.arrange
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a stop that is not marked as unconfirmed',
    apply: arranging((step) => {
      delete step.note
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a stop without a position',
    also: ['coordinates_true'],
    apply: arranging((step) => {
      delete step.latitude
      delete step.longitude
    }),
  },
  {
    check: 'arranged_complete',
    what: 'no price to be quoted',
    also: ['parts_add_up', 'categories_add_up', 'group_bill_covered', 'reasons_true'],
    apply: arranging((_, { itinerary }) => {
      itinerary.cost_details = itinerary.cost_details.filter(({ code }) => code !== 'to_be_quoted')
    }),
  },
  {
    check: 'arranged_complete',
    what: 'a message that forgets the adults',
    apply: arranging((step) => {
      step.arrange!.message = 'May 50 learners come?'
    }),
  },
]
