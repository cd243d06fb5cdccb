import type { TripRequest } from '../request/trip-request.ts'

/** "home" if the group started from its own town, "back" if it flew or came from far away. */
export const homeOrBack = ({ home }: Pick<TripRequest, 'home'>): 'home' | 'back' => (home ? 'back' : 'home')
/** "home to Benoni", "back to George Airport". */
export const returnPhrase = (request: Pick<TripRequest, 'home' | 'start'>): string =>
  `${homeOrBack(request)} to ${request.start.name}`
