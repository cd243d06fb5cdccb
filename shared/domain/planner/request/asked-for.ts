import type { Facts } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import type { Condition, Request } from '../../idea/requests/request.ts'
import { BY_THE_GROUP, isOfSort, stopsToArrange } from './stops-to-arrange.ts'
import type { Area, TripRequest } from './trip-request.ts'

export type AskedFor = Pick<
  TripRequest,
  | 'requests'
  | 'hours'
  | 'stops'
  | 'evenings'
  | 'unwantedPlaceIds'
  | 'longestDriveMinutes'
  | 'farthestKm'
  | 'paidByOthers'
>

/** The offers of places that activities ask for. */
export const offersOf = (requests: readonly Request[]): OfferCode[] =>
  requests.flatMap((request) =>
    request.kind === 'activity' && request.force !== 'not' && request.offer !== null ? [request.offer] : [],
  )

const conditionsOf = (requests: readonly Request[]): Condition[] =>
  requests.flatMap((request) => (request.kind === 'condition' && request.force !== 'not' ? [request.condition] : []))

const hourOf = (code: 'leave_at' | 'back_by', conditions: readonly Condition[]): number | null =>
  conditions.flatMap((one) => ('minutes' in one && one.code === code ? [one.minutes] : []))[0] ?? null

/** The places that a "not this" leaves out: the one that it names, or all of a sort ("no mall"). */
function unwantedBy(request: Request, facts: Facts): string[] {
  if (request.kind !== 'sight' || request.force !== 'not') return []
  if (request.placeId !== null) return [request.placeId]
  const { sort } = request
  if (sort === null || request.named) return []
  return facts.places.flatMap((place) => (isOfSort(place, sort) ? [place.id] : []))
}

/** What the requests of an idea mean for the search and the price. */
export function readAskedFor(
  requests: readonly Request[],
  areas: readonly Area[],
  nights: number,
  facts: Facts,
): AskedFor {
  const conditions = conditionsOf(requests)
  const drive = conditions.find((one) => one.code === 'longest_drive')
  const all = stopsToArrange(requests, areas, facts)
  const evenings = all.filter(({ sort }) => sort === BY_THE_GROUP).slice(0, nights)
  const radius = conditions.find((one) => one.code === 'farthest')
  return {
    requests,
    hours: {
      from: hourOf('leave_at', conditions),
      to: hourOf('back_by', conditions),
    },
    stops: all.filter((stop) => !evenings.includes(stop)),
    evenings,
    unwantedPlaceIds: new Set(requests.flatMap((request) => unwantedBy(request, facts))),
    longestDriveMinutes: drive?.minutes ?? null,
    farthestKm: radius?.km ?? null,
    paidByOthers: requests.flatMap((request) =>
      request.kind === 'limit' && request.limit.code === 'paid_by_others' ? [request.limit.part] : [],
    ),
  }
}
