import type { TripRequest } from '../request/trip-request.ts'

/** Where a trip ends is home only to a group that set out from home: one that flew, or came from afar, is driven back. */
export const homeOrBack = ({ home }: Pick<TripRequest, 'home'>): 'home' | 'back' => (home ? 'back' : 'home')
/** "home to Benoni", "back to George Airport". */
export const returnPhrase = (request: Pick<TripRequest, 'home' | 'start'>): string =>
  `${homeOrBack(request)} to ${request.start.name}`
