import { BUS_QUESTIONS } from './bus-questions.ts'
import { CONSENT_FORM } from './consent-form.ts'
import { FIVE_TRIPS } from './five-trips.ts'
import { FOUR_SEASONS } from './four-seasons.ts'
import { NINE_PAYMENTS } from './nine-payments.ts'
import { YEAR_PLANNER } from './year-planner.ts'

/** The pictures of the first posts, under `web/public/posts/` by the post's slug. */
export const COVERS: Readonly<Record<string, string>> = {
  'consent-forms-not-indemnities': CONSENT_FORM,
  'five-curriculum-trips': FIVE_TRIPS,
  'nine-small-payments': NINE_PAYMENTS,
  'packing-list-by-season': FOUR_SEASONS,
  'what-to-ask-a-bus-company': BUS_QUESTIONS,
  'year-of-trips-2027': YEAR_PLANNER,
}
