import type { Facts, Place } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import type { Condition, Request } from '../../idea/requests/request.ts'
import { answers, BY_THE_GROUP, isStopRequest, nearestAnswers, stopsToArrange } from './stops-to-arrange.ts'
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
  if (request.force !== 'not' || !isStopRequest(request)) return []
  return facts.places.flatMap((place) => (answers(place, request) ? [place.id] : []))
}

/** The place of the catalogue for each sight that any of its sort meets: the nearest that was not asked for already. */
export function placesOfSorts(
  requests: readonly Request[],
  areas: readonly Area[],
  isFit: (place: Place) => boolean,
  facts: Facts,
): Place[] {
  const chosen: Place[] = []
  for (const request of requests) {
    if (request.kind !== 'sight' || request.placeId !== null || request.named || request.force === 'not') continue
    const near = nearestAnswers(request, areas, isFit, facts)[0]
    if (near && !chosen.includes(near)) chosen.push(near)
  }
  return chosen
}

/** What the requests of an idea mean for the search and the price. */
export function readAskedFor(
  requests: readonly Request[],
  areas: readonly Area[],
  nights: number,
  isFit: (place: Place) => boolean,
  facts: Facts,
): AskedFor {
  const conditions = conditionsOf(requests)
  const drive = conditions.find((one) => one.code === 'longest_drive')
  const all = stopsToArrange(requests, areas, isFit, facts)
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
