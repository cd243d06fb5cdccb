import { departureOf, type TripRequest } from '../request/trip-request.ts'

/** "home" if the trip ends in the group's own town, "back" if its way there is not in the plan. */
export const homeOrBack = ({ home, journey }: Pick<TripRequest, 'home' | 'journey'>): 'home' | 'back' =>
  home && !journey ? 'back' : 'home'
/** "home to Benoni", "back to George Airport". */
export const returnPhrase = (request: Pick<TripRequest, 'home' | 'journey' | 'start'>): string =>
  `${homeOrBack(request)} to ${departureOf(request).name}`
