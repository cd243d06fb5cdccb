import type { TripRequest } from '../../request/trip-request.ts'
import type { DayConstraints } from './day-constraints.ts'
import type { Visit } from './solved-day.ts'

/** The places and stops of the requests that are asked for one after the other. */
export function placesInOrder({ dayOrder = [], requests, placesOfSorts, stops }: TripRequest): string[][] {
  const requestOf = (asked: string) => requests.find(({ id }) => id === asked)
  const placeOf = (asked: string): string | undefined => {
    const request = requestOf(asked)
    const named = request?.kind === 'sight' ? request.placeId : null
    return named ?? placesOfSorts.get(asked) ?? stops.find(({ requestId }) => requestId === asked)?.place.id
  }
  // What has no place of its own is done at the sight that is named with it.
  return [
    ...dayOrder.map((ids) =>
      ids.flatMap((asked) => placeOf(asked) ?? placeOf(requestOf(asked)?.beside?.id ?? '') ?? []),
    ),
    ...[...new Set(stops.map(({ requestId }) => requestId))]
      .filter((asked) => comesFirst(requestOf(asked)))
      .map((asked) => [...stops.flatMap(({ requestId, place }) => (requestId === asked ? [place.id] : [])), ALL_ELSE]),
  ]
}
const ALL_ELSE = '*'
/** A contest of the group's own: where its hour is not known it is before all else of its day. */
const comesFirst = (request: TripRequest['requests'][number] | undefined): boolean =>
  request?.kind === 'activity' && request.when?.comesFirst === true && request.when.from === null

/** For each visit those that may only come after it, as bits. */
export function laterVisits(visits: readonly Visit[], { placeOrder }: DayConstraints): number[] {
  if (!placeOrder) return visits.map(() => 0)
  return visits.map(({ candidate: { place } }) => {
    const orders = placeOrder.filter((ids) => ids.includes(place.id))
    const isAfter = (id: string) =>
      orders.some((ids) => {
        const after = ids.slice(ids.indexOf(place.id) + 1)
        return after.includes(id) || (after.includes(ALL_ELSE) && !ids.includes(id))
      })
    return visits.reduce((bits, { candidate }, i) => (isAfter(candidate.place.id) ? bits | (1 << i) : bits), 0)
  })
}
