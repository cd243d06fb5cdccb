import type { Request } from '../../idea/requests/request.ts'

/** An hour so few letters after the name of a sight is the hour of that sight. */
const BESIDE = 24

/** Minutes from midnight, by the id of the place, at which a visit is booked: "tickets for the aquarium, 25 November 10am". */
export function bookedHours(requests: readonly Request[]): ReadonlyMap<string, number> {
  const hours = new Map<string, number>()
  for (const request of requests) {
    if (request.kind !== 'condition' || request.condition.code !== 'be_there_at' || request.force === 'not') continue
    const sight = requests.findLast(
      ({ kind, end }) => kind === 'sight' && end <= request.start && request.start - end <= BESIDE,
    )
    if (sight?.kind === 'sight' && sight.placeId !== null && sight.force !== 'not')
      hours.set(sight.placeId, request.condition.minutes)
  }
  return hours
}
