import type { Itinerary } from '#shared/contracts/itinerary'
import { planAddress } from './plan-address.ts'
import { counted, shownDates, shownRand } from './shown-figures.ts'

/** The message to share: what, where, when, the price, that it is a draft, and the link. */
export const shareMessage = (plan: Itinerary): string =>
  `${plan.title}: a draft trip plan for ${counted(plan.group_details.students, 'learner')}, ${plan.location}, ` +
  `${shownDates(plan.start_date, plan.end_date)}. About ${shownRand(plan.total_per_student)} a learner, ` +
  `an estimate until suppliers confirm. ${planAddress(plan.search_id)}`
