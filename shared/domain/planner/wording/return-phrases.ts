import { departureOf, type TripRequest } from '../request/trip-request.ts'
import { DAY_PHRASES } from './language/title-phrases.ts'
import type { Writer } from './language/writer.ts'

/** "home" if the trip ends in the group's own town, "back" if its way there is not in the plan. */
export const homeOrBack = ({ home, journey }: Pick<TripRequest, 'home' | 'journey'>): 'home' | 'back' =>
  home && !journey ? 'back' : 'home'
/** "home to Benoni", "back to George Airport". */
export function returnPhrase(
  request: Pick<TripRequest, 'home' | 'journey' | 'start'>,
  { language, nameOf }: Writer,
): string {
  const phrase = homeOrBack(request) === 'home' ? DAY_PHRASES.homeTo : DAY_PHRASES.backTo
  return phrase[language](nameOf(departureOf(request).name))
}
