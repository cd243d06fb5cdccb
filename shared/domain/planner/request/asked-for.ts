import type { Facts, Place } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import type { ActivityRequest, Condition, Request, RequestForce, SightRequest } from '../../idea/requests/request.ts'
import {
  answers,
  BY_THE_GROUP,
  isInside,
  isStopRequest,
  nearestAnswers,
  nounsInReach,
  type StopToArrange,
  stopsToArrange,
} from './stops-to-arrange.ts'
import type { Programme } from '../../catalogue/programmes.ts'
import { type AskedProgrammes, isOfStay } from './asked-programmes.ts'
import { driveLimitsOf } from './drive-limits.ts'
import type { NounShares } from './own-nouns.ts'
import { kmBetween } from '../../geo.ts'
import { readIndex } from '../places/facts-index.ts'
import { offersAskedFor } from '../places/offers.ts'
import { MOST_ASKED_VISITS, SPARE_ASKED_VISITS } from './settings.ts'
import type { Area, TripRequest } from './trip-request.ts'

export type AskedFor = Pick<
  TripRequest,
  | 'hours'
  | 'stops'
  | 'evenings'
  | 'inside'
  | 'spare'
  | 'unwantedPlaceIds'
  | 'longestDriveMinutes'
  | 'farthestKm'
  | 'paidByOthers'
  | 'stayIds'
>

/** The offers of places that activities ask for. */
export const offersOf = (requests: readonly Request[]): OfferCode[] =>
  requests.flatMap((request) =>
    request.kind === 'activity' && request.force !== 'not' && request.offer !== null ? [request.offer] : [],
  )

/** The offers of the options that were not chosen ("a factory or a dairy"), and of nothing that is planned. */
export function offersOfOthers(requests: readonly Request[], planned: readonly Request[]): ReadonlySet<OfferCode> {
  const offersIn = (some: readonly Request[]) => [...offersOf(some), ...offersAskedFor(some.map(({ text }) => text))]
  const chosen = new Set(offersIn(planned))
  const others = requests.filter((one) => !planned.includes(one))
  return new Set(offersIn(others).filter((offer) => !chosen.has(offer)))
}

/** What is asked for of the trip as a whole; what is refused is none. */
export const conditionsOf = (requests: readonly Request[]): Condition[] =>
  requests.flatMap((request) => (request.kind === 'condition' && request.force !== 'not' ? [request.condition] : []))

const hourOf = (code: 'leave_at' | 'back_by', conditions: readonly Condition[]): number | null =>
  conditions.flatMap((one) => ('minutes' in one && one.code === code ? [one.minutes] : []))[0] ?? null

/** A place so far from where the trip goes is no choice beside one that is there. */
const CHOICE_KM = 60
/**
 * Of "A or B" one alone is planned, the first that this group may visit and that is where the trip goes; the others are
 * named as not chosen.
 */
export function oneOfEachChoice(
  requests: readonly Request[],
  spots: readonly Area[],
  suits: (place: Place) => boolean,
  facts: Facts,
): Request[] {
  const { placeById } = readIndex(facts)
  const isNear = (place: Place) => spots.some((spot) => kmBetween(spot, place) <= Math.max(CHOICE_KM, spot.radiusKm))
  const canHave = (request: Request) => {
    if (!isStopRequest(request) || request.unsure) return false
    if (request.kind === 'activity' && request.offer !== null && request.sort === null)
      return nearestAnswers(request, spots, suits, facts).length > 0
    const place = request.kind === 'sight' && request.placeId !== null ? placeById.get(request.placeId)?.place : null
    return !place || (suits(place) && isNear(place))
  }
  const chosenOf = (choice: number) => {
    const options = requests.filter((one) => one.choice === choice && one.force !== 'not' && isStopRequest(one))
    return options.find(canHave) ?? options[0]
  }
  return requests.filter((request) => request.choice === undefined || chosenOf(request.choice) === request)
}

/** The places that a "not this" leaves out: the one that it names, or all of a sort ("no mall") but those asked for by name. */
function unwantedBy(request: Request, named: ReadonlySet<string | null>, facts: Facts): string[] {
  if (request.force !== 'not' || !isStopRequest(request)) return []
  const isOfSort = request.kind === 'activity' || request.placeId === null
  return facts.places.flatMap((place) =>
    answers(place, request) && !(isOfSort && named.has(place.id)) ? [place.id] : [],
  )
}
const namedIn = (requests: readonly Request[]): ReadonlySet<string | null> =>
  new Set(requests.flatMap((one) => (one.kind === 'sight' && one.force !== 'not' ? [one.placeId] : [])))

/** A sight without a name, or what is done at a sort of place: any of its sort will do. */
const isAnyOfSort = (request: Request): request is Request & (SightRequest | ActivityRequest) =>
  (request.kind === 'sight' && request.placeId === null && (!request.named || request.area !== undefined)) ||
  (request.kind === 'activity' && request.offer === null && request.sort !== null)

const isArea = (request: Request): boolean => request.kind === 'sight' && request.area !== undefined

/** The place of the catalogue, by request, for each sight that any of its sort meets: the nearest. */
export function placesOfSorts(
  requests: readonly Request[],
  areas: readonly Area[],
  isFit: (place: Place) => boolean,
  facts: Facts,
): Map<string, string> {
  const chosen = new Map<string, string>()
  const named = namedIn(requests)
  for (const request of requests) {
    if (!isAnyOfSort(request) || request.force === 'not' || isInside(request)) continue
    const all = nearestAnswers(request, areas, isFit, facts)
    // An area is met by what is named within it.
    const near = (isArea(request) && all.find(({ id }) => named.has(id))) || all[0]
    if (near) chosen.set(request.id, near.id)
  }
  return chosen
}

/** What the own nouns of each request tell among the places in reach. */
export function ownNounsOf(
  requests: readonly Request[],
  areas: readonly Area[],
  isFit: (place: Place) => boolean,
  facts: Facts,
): Map<string, NounShares> {
  return new Map(
    requests
      .filter(isStopRequest)
      .filter(({ force, nouns }) => force !== 'not' && nouns !== undefined)
      .map((request) => [request.id, nounsInReach(request, areas, isFit, facts)]),
  )
}

const RANKS: readonly RequestForce[] = ['must', 'wish', 'example']
/** The places and stops that are tried, musts first and names before sorts: more than the days can hold are not. */
export function mostPressing(
  namedPlaceIds: readonly string[],
  stops: readonly StopToArrange[],
  requests: readonly Request[],
  days: number,
): Pick<TripRequest, 'namedPlaceIds' | 'stops'> {
  const rankOf = (asking: Request | undefined) => (asking ? RANKS.indexOf(asking.force) : 0)
  const asked = [
    ...namedPlaceIds.map((id) => ({
      id,
      rank: rankOf(requests.find((one) => one.kind === 'sight' && one.placeId === id)),
    })),
    ...stops.map(({ place, requestId, named }) => ({
      id: place.id,
      rank: rankOf(requests.find(({ id }) => id === requestId)) + (named ? 0 : 0.5),
    })),
  ].toSorted((a, b) => a.rank - b.rank)
  const tried = new Set(asked.slice(0, MOST_ASKED_VISITS * days + SPARE_ASKED_VISITS).map(({ id }) => id))
  return {
    namedPlaceIds: namedPlaceIds.filter((id) => tried.has(id)),
    stops: stops.filter(({ place }) => tried.has(place.id)),
  }
}

/** What a programme has at least, if none has a block of its own. */
const PROGRAMME_MINUTES = 30
/**
 * A stop that programmes of the catalogue meet: with a night away it has time at the stay, by day or after supper; without
 * one it is a stop of its own with a programme that the group's educators lead.
 */
function withProgrammes(stop: StopToArrange, asked: readonly Programme[], nights: number): StopToArrange {
  const programmes = asked.filter(isOfStay)
  if (programmes.length > 0 && nights > 0) {
    const venue = programmes.every(({ time }) => time === 'evening') ? 'evening' : 'sight'
    return { ...stop, inside: { venue, meal: 'lunch', beside: null, minutes: PROGRAMME_MINUTES }, programmes }
  }
  const own = programmes.filter((one) => one.leader === 'educators' && one.time === 'day' && !one.stay_activity)
  if (own.length === 0 || stop.inside) return stop
  const minutes = Math.max(stop.place.duration_min, own[0]!.minutes[0])
  return { ...stop, place: { ...stop.place, duration_min: minutes }, programmes: own.slice(0, 1) }
}

/** Without nights, what is for an evening is done by day. */
function forNights({ inside, ...stop }: StopToArrange, nights: number): StopToArrange {
  if (!inside) return stop
  if (inside.venue !== 'evening' || nights > 0) return { ...stop, inside }
  return inside.beside === null ? stop : { ...stop, inside: { ...inside, venue: 'sight' } }
}
/** What has an evening of its own: what is for an evening, then what the group does by itself. */
function eveningsOf(all: readonly StopToArrange[], nights: number): StopToArrange[] {
  const forEvening = all.filter(({ inside, programmes }) => inside?.venue === 'evening' && !programmes)
  const byTheGroup = all.filter(({ inside, sort }) => !inside && sort === BY_THE_GROUP)
  const chosen = [...forEvening, ...byTheGroup].slice(0, nights)
  return all.filter((stop) => chosen.includes(stop))
}

/** What the requests of an idea mean for the search and the price; `planned` are those of which others are no choice. */
export function readAskedFor(
  requests: readonly Request[],
  planned: readonly Request[],
  programmes: AskedProgrammes,
  areas: readonly Area[],
  nights: number,
  isFit: (place: Place) => boolean,
  facts: Facts,
): AskedFor {
  const conditions = conditionsOf(requests)
  const all = stopsToArrange(planned, areas, isFit, facts).map((stop) =>
    forNights(withProgrammes(stop, programmes.get(stop.requestId) ?? [], nights), nights),
  )
  const evenings = eveningsOf(all, nights)
  const others = all.filter((stop) => !evenings.includes(stop))
  const stops = others.filter(({ inside }) => !inside)
  return {
    hours: {
      from: hourOf('leave_at', conditions),
      to: hourOf('back_by', conditions),
    },
    stops,
    inside: others.filter(({ inside }) => inside),
    spare: stops.filter(({ sort }) => sort === BY_THE_GROUP),
    evenings,
    unwantedPlaceIds: new Set(requests.flatMap((request) => unwantedBy(request, namedIn(requests), facts))),
    ...driveLimitsOf(conditions),
    stayIds: conditions.flatMap((one) => (one.code === 'bed' && one.stayId !== null ? [one.stayId] : [])),
    paidByOthers: requests.flatMap((request) =>
      request.kind === 'limit' && request.limit.code === 'paid_by_others' ? [request.limit.part] : [],
    ),
  }
}
