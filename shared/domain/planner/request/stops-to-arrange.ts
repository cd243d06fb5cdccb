import type { Facts, Place } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import { isCalledBy, isOfSort } from '../../catalogue/place-nouns.ts'
import { hostedSortOf } from '../../catalogue/hosted-activities.ts'
import type { MealOfDay, VenueCode } from '../../catalogue/activity-venues.ts'
import { isInEachTown, type StopSortCode, stopSortOf } from '../../catalogue/stop-sorts.ts'
import type { ActivityRequest, Request, SightRequest } from '../../idea/requests/request.ts'
import type { Programme } from '../../catalogue/programmes.ts'
import { capital } from '../../itinerary/words.ts'
import { kmBetween, type Point } from '../../geo.ts'
import { plainName, readIndex } from '../places/facts-index.ts'
import { hasOffer } from '../places/offers.ts'
import { placeToArrange } from './place-to-arrange.ts'
import { givesShow, nounShares, type NounShares, shareHeld, subjectOfShow } from './own-nouns.ts'
import { ownSpot, spotOf } from './stop-spots.ts'
import type { Area } from './trip-request.ts'

/** A stop that the catalogue does not have: the planner treats it as a place, and its host must still agree. */
export interface StopToArrange {
  requestId: string
  sort: StopSortCode
  place: Place
  /** Its own name ("Sunrise Dairy"); else the words for any of its sort. */
  named: boolean
  /** Set if it is had within another step: at a sight, at the stay in the evening, at a meal, on the road. */
  inside?: Inside
  /** Programmes of the catalogue that are what was asked for, any one of them. */
  programmes?: readonly Programme[]
  /** What it costs a learner, the least and the most in rand, where this is known better than of its sort. */
  price?: readonly [number, number]
}
export interface Inside {
  venue: VenueCode
  /** Which one, if it is had at a meal. */
  meal: MealOfDay
  /** The request of the sight that is named with it. */
  beside: string | null
  minutes: number
}
export type StopRequest = Request & (SightRequest | ActivityRequest)
export const isStopRequest = (request: Request): request is StopRequest =>
  request.kind === 'sight' || request.kind === 'activity'

/** A place of the catalogue farther than this from where the stop was asked for is no answer to it. */
export const NEARBY_KM = 60
/** What is asked for at a town, or what every town has, is met no farther from it than this, or than the town reaches. */
export const SHORT_WAY_KM = 15
/** A visit of more minutes is a day’s outing: nobody goes there to do one thing that its offers do not name. */
const LONGEST_FOR_ONE = 240
/** Sorts of an activity that needs no host. */
export const BY_THE_GROUP: StopSortCode = 'own-activity'
/** A name of which no word tells what it is: a visit like most. */
export const UNKNOWN_SIGHT: StopSortCode = 'museum'

/** A church is no mosque and a stadium no fixture, although each is of the same sort of stop. */
const isOfAskedSort = (place: Place, { sort, noun }: StopRequest): boolean =>
  sort !== null && isOfSort(place, sort) && (noun === undefined || isCalledBy(place, noun))

const OF_A_PARK: readonly Place['kind'][] = ['game-reserve', 'nature-reserve']
function isWithinArea(place: Place, { town, park, ...area }: NonNullable<SightRequest['area']>): boolean {
  if (town !== null) return place.town === town
  const isOfPark = park === undefined || OF_A_PARK.includes(place.kind) || place.name.includes(park)
  return isOfPark && kmBetween(area, place) <= area.radiusKm
}

/** "A night hike": what a place is by day is no answer to it, and the group does it by itself. */
const isByNight = (request: Request): boolean =>
  request.kind === 'activity' && request.venue === 'evening' && request.offer === null

const isFar = (place: Place, { nearBy }: Request): boolean =>
  nearBy !== undefined && kmBetween(nearBy, place) > nearBy.km

/** Whether a visit of this place answers the request. */
export function answers(place: Place, request: Request): boolean {
  if (request.kind === 'sight' && request.area) return isWithinArea(place, request.area)
  if (request.kind === 'sight')
    return request.placeId !== null
      ? place.id === request.placeId
      : !request.named && !isFar(place, request) && isOfAskedSort(place, request)
  if (isByNight(request) || isFar(place, request)) return false
  const subject = subjectOfShow(request)
  if (subject && !givesShow(place, subject)) return false
  return (
    request.kind === 'activity' &&
    ((request.offer !== null &&
      hasOffer(place, request.offer) &&
      (!isInTown(request) || isOfAskedSort(place, request))) ||
      (request.offer === null && isOfAskedSort(place, request)))
  )
}
/** Whether a request is for any of what every town has. */
const isInTown = (request: StopRequest): boolean =>
  request.sort !== null && !(request.kind === 'sight' && request.named) && isInEachTown(request.sort, request.noun)
/** Whether a request is for what every town has, and this place is in another town than the trip. */
export const isOfOtherTown = (place: Place, request: StopRequest, spots: readonly Point[]): boolean =>
  isInTown(request) && spots.every((spot) => kmBetween(spot, place) > SHORT_WAY_KM)
export type Reach = readonly [areas: readonly Area[], isFit: (place: Place) => boolean, facts: Facts]
function placesInReach(request: StopRequest, ...[areas, isFit, facts]: Reach): { place: Place; km: number }[] {
  const spot = spotOf(request, areas, facts)
  const reachKm = isInTown(request) ? SHORT_WAY_KM : NEARBY_KM
  return readIndex(facts)
    .places.map(({ place }) => ({ place, km: kmBetween(spot, place) }))
    .filter(
      ({ place, km }) =>
        (km <= reachKm || (request.kind === 'sight' && request.area !== undefined)) &&
        answers(place, request) &&
        (request.kind === 'sight' || request.offer !== null || place.duration_min <= LONGEST_FOR_ONE) &&
        isFit(place),
    )
}
/** What the request's own nouns tell among the places that answer it; none if none of those holds one. */
export const nounsInReach = (request: StopRequest, ...reach: Reach): NounShares =>
  nounShares(
    request.nouns ?? [],
    placesInReach(request, ...reach).map(({ place }) => place),
  )

/**
 * The places of the catalogue near enough that answer a request: those that hold its own nouns, then those that are only
 * of its sort, each by how near it is. One that holds some of the nouns may be so much nearer that it goes before.
 */
export function nearestAnswers(request: StopRequest, ...reach: Reach): Place[] {
  const near = placesInReach(request, ...reach)
  const shares = nounShares(
    request.nouns ?? [],
    near.map(({ place }) => place),
  )
  return near
    .map(({ place, km }) => ({ place, km: km + NEARBY_KM * (1 - shareHeld(place, shares)) }))
    .toSorted((a, b) => a.km - b.km || a.place.id.localeCompare(b.place.id))
    .map(({ place }) => place)
}

/** A place that holds less of what was asked for than this share of the best near by is no answer beside it. */
const LEAST_SHARE = 0.5
/** Whether a visit of this place is what was asked for: where places in reach hold the request's nouns, only such a one. */
export function isMeant(place: Place, request: Request, ownNouns: ReadonlyMap<string, NounShares>): boolean {
  const shares = ownNouns.get(request.id) ?? []
  return answers(place, request) && (shares.length === 0 || shareHeld(place, shares) >= LEAST_SHARE)
}

/** Whether a place gives an offer as it was asked for: as one of the requests for it means, if there are any. */
export function givesOffer(
  place: Place,
  offer: OfferCode,
  { requests, ownNouns }: { requests: readonly Request[]; ownNouns: ReadonlyMap<string, NounShares> },
): boolean {
  const asking = requests.filter((one) => one.kind === 'activity' && one.force !== 'not' && one.offer === offer)
  return hasOffer(place, offer) && (asking.length === 0 || asking.some((one) => isMeant(place, one, ownNouns)))
}

const codeOf = (request: StopRequest): StopSortCode =>
  (isByNight(request) && stopSortOf(request.sort ?? BY_THE_GROUP).at === undefined ? BY_THE_GROUP : request.sort) ??
  (request.kind === 'sight' && request.named ? UNKNOWN_SIGHT : (hostedSortOf(plainName(request.text)) ?? BY_THE_GROUP))
/** Whether a request is had within another step, whatever place of the catalogue would answer it. */
export const isInside = (request: StopRequest): boolean =>
  !('offer' in request && request.offer !== null) &&
  subjectOfShow(request) === null &&
  insideOf(request, codeOf(request)) !== null

/** Minutes of what is done within another step, by where. */
const INSIDE_MINUTES: Record<VenueCode, number> = { sight: 30, evening: 30, meal: 30, road: 20 }
/** Where a request is had within another step; null if it is a stop of its own. */
function insideOf({ kind, venue, beside, ...request }: StopRequest, code: StopSortCode): Inside | null {
  const { at, isPart } = stopSortOf(code)
  const inside = (where: VenueCode): Inside => ({
    venue: where,
    meal: request.meal ?? 'lunch',
    beside: beside?.id ?? null,
    minutes: INSIDE_MINUTES[where],
  })
  if (at === 'meal') return inside('meal')
  if ('isPart' in request && request.isPart) return inside('sight')
  if (kind === 'sight') {
    const isPartOfIt =
      beside !== undefined && at === 'sight' && (isPart ? beside.by !== 'line' : beside.by === 'clause')
    return isPartOfIt && 'named' in request && !request.named ? inside('sight') : null
  }
  const isOfItsOwn = at === undefined && venue === 'evening'
  if (venue !== undefined && venue !== 'sight' && !isOfItsOwn) return inside(venue)
  const isOwn = 'offer' in request && request.offer !== null && beside?.by !== 'clause'
  return at === 'sight' && !isOwn && beside ? inside('sight') : null
}

/** Whether a show is named with a sight that gives it. */
function isBesideItsHost(
  { beside }: StopRequest,
  subject: readonly string[],
  requests: readonly Request[],
  facts: Facts,
): boolean {
  const sight = requests.find(({ id }) => id === beside?.id)
  const place = sight?.kind === 'sight' ? readIndex(facts).placeById.get(sight.placeId ?? '')?.place : undefined
  return place !== undefined && givesShow(place, subject)
}

/** The stops that were asked for and that no place of the catalogue nearby can give. */
export function stopsToArrange(
  requests: readonly Request[],
  areas: readonly Area[],
  isFit: (place: Place) => boolean,
  facts: Facts,
): StopToArrange[] {
  return requests.filter(isStopRequest).flatMap((request): StopToArrange[] => {
    if (request.unsure || request.force === 'not' || (request.kind === 'sight' && request.placeId !== null)) return []
    if (request.kind === 'activity' && request.noStop) return []
    const code = codeOf(request)
    const subject = subjectOfShow(request)
    const inside = subject && !isBesideItsHost(request, subject, requests, facts) ? null : insideOf(request, code)
    const isDoneWithin = subject ? inside !== null : isInside(request)
    if (!isDoneWithin && isAtNamed(request, requests, isFit, facts)) return []
    if (!isDoneWithin && nearestAnswers(request, areas, isFit, facts).length > 0) return []
    return stopsFor(request, requests, areas, facts, inside)
  })
}

/** What takes the whole day is had before and after lunch: so long, within these hours. */
const HALVES = [
  { opens: '08:00', closes: '12:30', duration_min: 180 },
  { opens: '12:15', closes: '16:00', duration_min: 180 },
] as const
const halvesOf = (stop: StopToArrange): StopToArrange[] =>
  HALVES.map((half, at) => ({ ...stop, place: { ...stop.place, ...half, id: `${stop.place.id}-${at + 1}` } }))

/** "Gold Reef City … and then the rides": a place that is asked for by its name gives it, however long one is there. */
const isAtNamed = (
  request: StopRequest,
  requests: readonly Request[],
  isFit: (place: Place) => boolean,
  facts: Facts,
): boolean =>
  request.kind === 'activity' &&
  request.offer === null &&
  requests.some((one) => {
    if (one.kind !== 'sight' || one.placeId === null || one.force === 'not' || one.choice !== undefined) return false
    const place = readIndex(facts).placeById.get(one.placeId)?.place
    return place !== undefined && isFit(place) && answers(place, request)
  })

/** Each time that something is done is a stop of its own. */
function stopsFor(request: StopRequest, ...rest: StopRest): StopToArrange[] {
  const stop = stopFor(request, ...rest)
  if (request.kind === 'activity' && request.when?.isWhole) return halvesOf(stop)
  const { times = 1, each = stop.place.name } = request.kind === 'activity' ? request : {}
  if (times === 1) return [stop]
  const { open_days } = stop.place
  return Array.from({ length: times }, (_, at) => ({
    ...stop,
    place: {
      ...stop.place,
      id: `${stop.place.id}-${at + 1}`,
      name: capital(each),
      // So many days for so many times: each has its own.
      open_days: open_days.length === times ? [open_days[at]!] : open_days,
    },
  }))
}
type StopRest = [requests: readonly Request[], areas: readonly Area[], facts: Facts, inside?: Inside | null]

/** A stop for a request; `inside` if it is had within another step. */
export function stopFor(
  request: StopRequest,
  requests: readonly Request[],
  areas: readonly Area[],
  facts: Facts,
  inside: Inside | null = null,
): StopToArrange {
  const code = codeOf(request)
  const rand = request.kind === 'sight' ? request.said?.rand : undefined
  const own = code === BY_THE_GROUP && request.near === null ? ownSpot(requests, facts) : null
  return {
    requestId: request.id,
    sort: code,
    named: request.kind === 'sight' && request.named,
    place: placeToArrange(request, stopSortOf(code), own ?? spotOf(request, areas, facts, requests), inside),
    ...(inside ? { inside } : {}),
    ...(rand === undefined ? {} : { price: [rand, rand] as const }),
  }
}
