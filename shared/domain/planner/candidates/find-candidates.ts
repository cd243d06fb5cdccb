import { isOwnEvent } from '../../catalogue/stop-sorts.ts'
import { addDays, monthOf, weekdayOf } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { UNSAFE_FOR_YOUNGER } from '#shared/domain/catalogue/hazards'
import { mayBeEmpty } from '#shared/domain/catalogue/kinds'
import { kmBetween, leastKmBetween } from '../../geo.ts'
import { kindOfTrip } from '../../kinds-of-trip.ts'
import type { RoadNetwork } from '../../roads/road-network.ts'
import { onceFor } from '#shared/domain/catalogue/once-for'
import { type IndexedPlace, readIndex, slotsOf } from '../places/facts-index.ts'
import { minutesOf } from '../../itinerary/clock.ts'
import { leadingTripType } from '../places/leading-trip-type.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import { equivalentKmBetween } from '../roads/leg.ts'
import { isBeyondLimits } from '../request/drive-limits.ts'
import { type Economy, FIRST_ECONOMY } from '../request/economy.ts'
import { gradesInside, type GradesInside } from '../request/grades-inside.ts'
import { groupTurnsAt } from '../request/group-turns.ts'
import { MOST_GROUP_TURNS } from '../request/settings.ts'
import { BY_THE_GROUP, type StopToArrange } from '../request/stops-to-arrange.ts'
import { type Area, groupSize, hasNeed, suitsGrades, type TripRequest } from '../request/trip-request.ts'
import type { Candidate, Candidates, ScorePart } from './candidates.ts'
import {
  ASKED_POINTS,
  type AskedPoints,
  givesAsked,
  type ScoreContext,
  scoreContextOf,
  scorePlace,
} from './score-place.ts'
import { wishesOf } from './wishes.ts'

/** A large group may visit in more turns: one for each so many people. */
const PEOPLE_PER_TURN = 100
/** Places farther from the area than this are out of reach, unless they lie near the start, on the way out or home. */
const SEARCH_KM = 250
const FROM_START_KM = 150
/** The most candidates; more than 14 days need. It limits the search time if the catalogue grows. */
const MOST_CANDIDATES = 300
/** Points that a rand of the entrance fee costs, by style; an economy multiplies it. */
const POINTS_PER_RAND = { saver: 0.3, classic: 0.07, signature: 0.015 } as const
/** Radius of a town and of a suburb. */
const TOWN_RADIUS_KM = 20
const SUBURB_RADIUS_KM = 5

/** Wide areas are entered at many points, and of a suburb the graph does not have the streets: the straight line counts. */
const BY_STRAIGHT_LINE: readonly Area['kind'][] = ['province', 'region', 'park', 'suburb']
/** Km of an ordinary road outside the nearest of the areas; 0 inside. */
function kmOutside(areas: readonly Area[], entry: IndexedPlace, roads: RoadNetwork): number {
  let km = Infinity
  for (const area of areas) {
    const inside = area.kind === 'province' && area.province === entry.place.province
    const least = area.kind === 'suburb' ? SUBURB_RADIUS_KM : TOWN_RADIUS_KM
    const straight = kmBetween(area, entry.place)
    const far =
      BY_STRAIGHT_LINE.includes(area.kind) || straight > SEARCH_KM
        ? straight
        : equivalentKmBetween(roads, area, entry.place)
    km = Math.min(km, inside ? 0 : Math.max(0, far - Math.max(least, area.radiusKm)))
  }
  return km
}

/** Whether a place may be in reach: most of the catalogue is left out by this, before anything dearer is asked. */
const mayBeInReach = (place: Place, { areas, start }: TripRequest): boolean =>
  leastKmBetween(start, place) <= FROM_START_KM ||
  areas.some(
    (area) =>
      (area.kind === 'province' && area.province === place.province) ||
      leastKmBetween(area, place) <= SEARCH_KM + Math.max(TOWN_RADIUS_KM, area.radiusKm),
  )

/** A host that takes a grade may be asked whether it takes the one before. */
const ASKED_OF_HOST = 1
const isNoDangerTo = ({ grades, hazards }: Place, { gradeMin }: Pick<TripRequest, 'gradeMin'>): boolean =>
  grades[0] - ASKED_OF_HOST <= gradeMin || !hazards.some((hazard) => UNSAFE_FOR_YOUNGER.has(hazard))
/**
 * A sight that is asked for by name is offered to other grades too, if nothing there is dangerous for the younger, or if
 * these can stay outside.
 */
export const mayComeAnyhow = (place: Place, request: TripRequest): boolean =>
  request.requests.some((one) => one.kind === 'sight' && one.placeId === place.id && one.force !== 'not') &&
  (isNoDangerTo(place, request) || gradesInside(place, request) !== null)

/** How a place divides the grades of the group, where something there is no sight for the younger; null if all go in. */
export const dividedGrades = (place: Place, request: TripRequest): GradesInside | null =>
  suitsGrades(place, request) || isNoDangerTo(place, request) ? null : gradesInside(place, request)

/** Hard conditions of the request: grades, needs, season, group size. */
export function isPossible(entry: IndexedPlace, request: TripRequest): boolean {
  const { place } = entry
  if (request.unwantedPlaceIds.has(place.id)) return false
  if (!suitsGrades(place, request) && !mayComeAnyhow(place, request)) return false
  if (hasNeed(request, 'wheelchair') && place.wheelchair === 'no') return false
  if (hasNeed(request, 'no-swimming') && isClosedToNonSwimmers(place)) return false
  if (place.papers?.some(({ code }) => code === 'passport')) return false
  if (place.seasonal) {
    const months = [monthOf(request.startDate), monthOf(addDays(request.startDate, request.days - 1))]
    if (!months.some((month) => place.seasonal!.includes(month))) return false
  }
  return (
    Math.ceil(groupSize(request) / place.max_group) <=
    Math.max(MOST_GROUP_TURNS, Math.ceil(groupSize(request) / PEOPLE_PER_TURN))
  )
}

/** Before a booked hour the group hands in its tickets. */
const TICKET_MINUTES = 15
/** A place with the hour at which a visit is booked, if a visit of the usual length at that hour is possible. */
function atBookedHour(entry: IndexedPlace, { bookedHours }: TripRequest): IndexedPlace {
  const starts = bookedHours.get(entry.place.id)
  const isPossible = starts !== undefined && starts >= entry.opens && starts + entry.place.duration_min <= entry.closes
  return isPossible ? { ...entry, slots: [{ starts, checkIn: TICKET_MINUTES }] } : entry
}

/** After all places of the catalogue. */
const ORDER_OF_STOPS = 100_000
const indexStop = (stop: StopToArrange, at: number): IndexedPlace & Pick<Candidate, 'arranged'> => ({
  place: stop.place,
  order: ORDER_OF_STOPS + at,
  opens: minutesOf(stop.place.opens),
  closes: minutesOf(stop.place.closes),
  slots: slotsOf(stop.place),
  words: '',
  plainName: '',
  stems: [],
  kind: leadingTripType(stop.place),
  arranged: stop,
})

/** What a place that was asked for is worth, by how it was asked for. */
function askedPoints(entry: IndexedPlace & Pick<Candidate, 'arranged'>, request: TripRequest): AskedPoints {
  const { place, arranged } = entry
  const asking = request.requests.filter((one) =>
    arranged
      ? one.id === arranged.requestId
      : (one.kind === 'sight' && one.placeId === place.id) || request.placesOfSorts.get(one.id) === place.id,
  )
  if (!arranged && asking.length === 0 && request.addedPlaceIds.includes(place.id)) return ASKED_POINTS.added
  const isAnyOfSort = arranged ? !arranged.named : asking.every(({ id }) => request.placesOfSorts.get(id) === place.id)
  // What is done at a sort of place gives way to the sights.
  const isToDo = !arranged && asking.every(({ kind }) => kind === 'activity')
  // What the trip is made for goes before all that is seen on the way.
  if (arranged && isOwnEvent(arranged.sort)) return ASKED_POINTS.byName
  if (arranged?.sort === BY_THE_GROUP) return ASKED_POINTS.own
  if (asking.some(({ force }) => force === 'must'))
    return !isAnyOfSort ? ASKED_POINTS.byName : isToDo ? ASKED_POINTS.wish : ASKED_POINTS.ofSort
  if (asking.length === 0) return ASKED_POINTS.byName
  return asking.some(({ force }) => force === 'wish') ? ASKED_POINTS.wish : ASKED_POINTS.example
}

/** The length of what is to be done at a place beside seeing it. */
function minutesInside({ place, arranged }: IndexedPlace & Pick<Candidate, 'arranged'>, request: TripRequest): number {
  const isHost = (one: TripRequest['requests'][number] | undefined) =>
    one !== undefined &&
    (arranged
      ? arranged.requestId === one.id
      : (one.kind === 'sight' && one.placeId === place.id) || request.placesOfSorts.get(one.id) === place.id)
  return request.inside.reduce((sum, { inside }) => {
    const host = request.requests.find(({ id }) => id === inside!.beside)
    return inside!.venue === 'sight' && isHost(host) ? sum + inside!.minutes : sum
  }, 0)
}

const sumOf = (score: readonly ScorePart[]): number => score.reduce((sum, { points }) => sum + points, 0)

function candidateOf(
  entry: IndexedPlace & Pick<Candidate, 'arranged'>,
  { named, kmFromArea, request }: { named: boolean; kmFromArea: number; request: TripRequest },
  context: ScoreContext,
): Candidate {
  const asked = named ? askedPoints(entry, request) : ASKED_POINTS.not
  const score = scorePlace(entry, { kmFromArea, asked }, context)
  const groupTurns = groupTurnsAt(entry.place, groupSize(request))
  const insideMinutes = named ? minutesInside(entry, request) : 0
  const { place, opens, closes, slots, words, plainName, stems, kind, order, arranged } = entry
  // Every property is written out: candidates that look alike to the compiler are read faster.
  return {
    place,
    opens,
    closes,
    slots,
    words,
    plainName,
    stems,
    kind,
    order,
    arranged,
    value: sumOf(score),
    score,
    kmFromArea,
    named,
    groupTurns,
    bonus: 0,
    insideMinutes,
  }
}
/** A place of the catalogue or a stop to arrange as a candidate, wherever it is and whoever may visit it; null if unknown. */
export function findCandidate(id: string, request: TripRequest, facts: Facts): Candidate | null {
  const at = request.stops.findIndex(({ place }) => place.id === id)
  const entry = at >= 0 ? indexStop(request.stops[at]!, at) : readIndex(facts).placeById.get(id)
  if (!entry) return null
  const named = at >= 0 || request.namedPlaceIds.includes(id) || request.addedPlaceIds.includes(id)
  const kmFromArea = kmOutside(request.areas, entry, facts.roads)
  return candidateOf(atBookedHour(entry, request), { named, kmFromArea, request }, scoreContextOf(request, facts))
}

/** Every place in reach that this group may visit, before its price, in the catalogue's order; computed once for a request. */
const placesInReach = onceFor((request: TripRequest, facts): readonly Candidate[] => {
  const context = scoreContextOf(request, facts)
  const weekdays = new Set(
    Array.from({ length: Math.min(7, request.days) }, (_, i) => weekdayOf(addDays(request.startDate, i))),
  )
  const asked = new Set([...request.namedPlaceIds, ...request.addedPlaceIds])
  const places: Candidate[] = []
  const catalogue: readonly (IndexedPlace & Pick<Candidate, 'arranged'>)[] = readIndex(facts).places
  for (const entry of request.stops.length === 0 ? catalogue : [...catalogue, ...request.stops.map(indexStop)]) {
    const { place, arranged } = entry
    if (!mayBeInReach(place, request)) continue
    const named = arranged !== undefined || asked.has(place.id)
    if (request.onlyAsked && !named) continue
    if (request.kind !== undefined && !named && kindOfTrip(entry.kind) !== request.kind) continue
    if (!named && mayBeEmpty(place) && !givesAsked(place, context)) continue
    if (!isPossible(entry, request) || !place.open_days.some((weekday) => weekdays.has(weekday))) continue
    const kmFromArea = kmOutside(request.areas, entry, facts.roads)
    if (kmFromArea > SEARCH_KM && kmBetween(request.start, place) > FROM_START_KM) continue
    if (!named && isBeyondLimits(place, request, facts.roads)) continue
    places.push(candidateOf(atBookedHour(entry, request), { named, kmFromArea, request }, context))
  }
  return places
})

/** Every place in reach that this group may visit, best first; equal ones in the catalogue's order. */
export function findCandidates(request: TripRequest, facts: Facts, economy: Economy = FIRST_ECONOMY): Candidates {
  const pointsPerRand = POINTS_PER_RAND[request.style] * economy.priceWeight
  const priced = placesInReach(request, facts).map((one) => {
    const points = -one.place.learner_price_zar * pointsPerRand
    return { one, points, value: one.value + points }
  })
  priced.sort((a, b) => b.value - a.value || a.one.order - b.one.order)
  const places = priced
    .slice(0, MOST_CANDIDATES)
    .map(
      ({ one, points, value }): Candidate =>
        points === 0 ? one : { ...one, value, score: [...one.score, { reason: 'price', points }] },
    )
  return { request, economy, places, wishes: wishesOf(request, facts) }
}
