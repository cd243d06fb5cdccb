import type { Itinerary } from '#shared/contracts/itinerary'
import { SITE } from '../../site.ts'
import { counted, shownDates, shownRand } from './shown-figures.ts'

export const planAddress = (searchId: number): string => `${SITE.origin}/itinerary/${searchId}`

/** The words that go before the link in a message: what, where, when, how much, and that it is a draft. */
export const shareMessage = ({
  title,
  location,
  start_date,
  end_date,
  group_details,
  total_per_student,
}: Itinerary): string =>
  `${title}: a draft trip plan for ${counted(group_details.students, 'learner')}, ${location}, ${shownDates(start_date, end_date)}. ` +
  `About ${shownRand(total_per_student)} a learner, an estimate until suppliers confirm.`
