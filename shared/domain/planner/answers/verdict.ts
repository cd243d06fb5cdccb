import type { Reason } from '../../itinerary/requests.ts'
import type { Answer } from './answer.ts'

/** What becomes of a request that has no step of its own. */
export type Verdict = Pick<Answer, 'state' | 'why'>
export const MET: Verdict = { state: 'met', why: null }
const because =
  (state: Verdict['state']) =>
  (why: Reason): Verdict => ({ state, why })
export const partly = because('partly')
export const notMet = because('not_met')
export const unclear = because('unclear')
export const answered = because('answered')
export const toAsk = because('to_ask')
/** Nothing in a plan shows whether it is kept. */
export const SCHOOL: Verdict = partly({ code: 'school_must_see', params: {} })
