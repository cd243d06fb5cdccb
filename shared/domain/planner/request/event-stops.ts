import { isOwnEvent } from '../../catalogue/stop-sorts.ts'
import { BY_THE_GROUP, type StopToArrange } from './stops-to-arrange.ts'
import type { TripRequest } from './trip-request.ts'

type WithStops = Pick<TripRequest, 'stops' | 'requests' | 'days'>

/** Whether an event of the group's own leaves hours open beside it: its end is known, or the trip has other days. */
const leavesHours = ({ requestId }: StopToArrange, { requests, days }: WithStops): boolean => {
  const asked = requests.find(({ id }) => id === requestId)
  return days > 1 || (asked?.kind === 'activity' && asked.when !== undefined && asked.when.until !== null)
}
/** The stops beside which nothing else is worth its time: what a group does by itself is no place to go to. */
export const stopsThatFill = (request: WithStops): readonly StopToArrange[] =>
  request.stops.filter((stop) => stop.sort !== BY_THE_GROUP && !(isOwnEvent(stop.sort) && leavesHours(stop, request)))

/** Whether a day trip is made for an event, and goes on after it. */
export const goesOnAfterEvent = (request: WithStops): boolean =>
  request.days === 1 && request.stops.some((stop) => isOwnEvent(stop.sort) && leavesHours(stop, request))
