import type { Facts } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import type { Condition, Request } from '../../idea/requests/request.ts'
import { stopsToArrange } from './stops-to-arrange.ts'
import type { Area, TripRequest } from './trip-request.ts'

export type AskedFor = Pick<
  TripRequest,
  'requests' | 'stops' | 'unwantedPlaceIds' | 'longestDriveMinutes' | 'farthestKm' | 'paidByOthers'
>

/** The offers of places that activities ask for. */
export const offersOf = (requests: readonly Request[]): OfferCode[] =>
  requests.flatMap((request) =>
    request.kind === 'activity' && request.force !== 'not' && request.offer !== null ? [request.offer] : [],
  )

const conditionsOf = (requests: readonly Request[]): Condition[] =>
  requests.flatMap((request) => (request.kind === 'condition' && request.force !== 'not' ? [request.condition] : []))

/** What the requests of an idea mean for the search and the price. */
export function readAskedFor(requests: readonly Request[], areas: readonly Area[], facts: Facts): AskedFor {
  const conditions = conditionsOf(requests)
  const drive = conditions.find((one) => one.code === 'longest_drive')
  const radius = conditions.find((one) => one.code === 'farthest')
  return {
    requests,
    stops: stopsToArrange(requests, areas, facts),
    unwantedPlaceIds: new Set(
      requests.flatMap((request) =>
        request.kind === 'sight' && request.force === 'not' && request.placeId !== null ? [request.placeId] : [],
      ),
    ),
    longestDriveMinutes: drive?.minutes ?? null,
    farthestKm: radius?.km ?? null,
    paidByOthers: requests.flatMap((request) =>
      request.kind === 'limit' && request.limit.code === 'paid_by_others' ? [request.limit.part] : [],
    ),
  }
}
