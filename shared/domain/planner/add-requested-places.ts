import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { Point } from '../geo.ts'
import { type TripRequest, groupSize } from './request/trip-request.ts'
import { givesOffer } from './request/stops-to-arrange.ts'
import { type IndexedPlace, readIndex } from './places/facts-index.ts'
import { equivalentKmBetween } from './roads/leg.ts'
import { isPossible } from './candidates/find-candidates.ts'
import { namesAsked, teachesAny } from './places/teaching.ts'
import { countServed } from './candidates/wishes.ts'
import {
  isAroundRequestedArea,
  isInRequestedArea,
  LEAST_SHARE_AROUND_AREA,
  LEAST_SHARE_IN_AREA,
} from './candidates/requested-area.ts'
import { visitFor } from './search/days/day-solver.ts'
import type { Visit } from './search/days/solved-day.ts'
import { askedVisits, losesNothingAsked } from './asked-visits.ts'
import { allVisits, type Plan } from './plan.ts'
import { placesOf } from './schedule/scheduled-trip.ts'

/** No place is added that is farther than this from the area, the start and every stay. */
const FARTHEST_ADDED_KM = 200
/** Km that a place may be farther away for each group turn that it spares. */
const TURN_KM = 25
/** Places tried for each item, the nearest first: fewer on a long trip, which takes longer to plan again. */
const trialsFor = (days: number): number => Math.max(2, Math.min(5, Math.floor(20 / days)))
/** How much the price may rise for an added place if there is no budget. */
const MOST_PRICE_FACTOR = 1.1

/** A subject or an offer that was asked for. */
interface RequestedItem {
  name: string
  givenBy: (entry: IndexedPlace) => boolean
}
const requestedItems = (request: TripRequest, { curriculum }: Facts): RequestedItem[] => [
  ...request.subjects.map((name) => {
    const names = namesAsked(curriculum, name, request)
    return { name, givenBy: ({ place }: IndexedPlace) => teachesAny(place, names) }
  }),
  ...request.offers.map((offer) => ({
    name: offer,
    givenBy: ({ place }: IndexedPlace) => givesOffer(place, offer, request),
  })),
]
/** The items that were asked for and that no visit of the plan gives. */
const missingItems = (plan: Plan, facts: Facts): RequestedItem[] =>
  requestedItems(plan.request, facts).filter(
    ({ givenBy }) => !allVisits(plan).some(({ candidate }) => givenBy(candidate)),
  )

/** The places that give an item to this group, nearest to the trip first. */
function nearestGiving({ givenBy }: RequestedItem, { request, lodgings }: Plan, facts: Facts): Place[] {
  const spots: Point[] = [...request.areas, request.start, ...lodgings.map(({ stay }) => stay)]
  return readIndex(facts)
    .places.filter((entry) => givenBy(entry) && isPossible(entry, request))
    .map(({ place }) => ({
      place,
      km: Math.min(...spots.map((spot) => equivalentKmBetween(facts.roads, spot, place))),
      turns: Math.ceil(groupSize(request) / place.max_group),
    }))
    .filter(({ km }) => km <= FARTHEST_ADDED_KM)
    .map(({ place, km, turns }) => ({ place, cost: km + TURN_KM * (turns - 1) }))
    .toSorted((a, b) => a.cost - b.cost || a.place.id.localeCompare(b.place.id))
    .slice(0, trialsFor(request.days))
    .map(({ place }) => place)
}

const countDaysWithVisits = ({ days }: Plan): number => days.filter(({ visits }) => visits.length > 0).length
const shareOf = (places: readonly Place[], isIn: (place: Place) => boolean): number =>
  places.filter(isIn).length / places.length
/** Whether enough visits are in the requested area. */
const isWhereAsked = (places: readonly Place[], { areas }: TripRequest): boolean =>
  shareOf(places, (place) => isInRequestedArea(place, areas)) >= LEAST_SHARE_IN_AREA &&
  shareOf(places, (place) => isAroundRequestedArea(place, areas)) >= LEAST_SHARE_AROUND_AREA

/** How much longer the longest drive of a day may become, and the share of its length that a visit nobody asked for keeps. */
const LONGER_MINUTES = 100
const SHORTER_SHARE = 0.75
/** A visit that is shorter than usual by no more than this is whole. */
const ROUND_MINUTES = 15
const longestDrive = ({ days }: Plan): number => Math.max(...days.map(({ driveMinutes }) => driveMinutes))
const minutesByPlace = (plan: Plan): Map<Place, number> =>
  new Map(allVisits(plan).map(({ candidate, minutes }) => [candidate.place, minutes]))
export function isAsCalm(other: Plan, plan: Plan): boolean {
  const minutesBefore = minutesByPlace(plan)
  return (
    longestDrive(other) <= longestDrive(plan) + LONGER_MINUTES &&
    allVisits(other).every(
      ({ candidate, minutes }) => minutes >= SHORTER_SHARE * (minutesBefore.get(candidate.place) ?? 0),
    )
  )
}

/** Whether each sight that was asked for has the time that it had, and beside a place that was added all of its usual time. */
function keepsAskedWhole(other: Plan, plan: Plan): boolean {
  const before = minutesByPlace(plan)
  const isAdded = ({ candidate }: Visit) => other.request.addedPlaceIds.includes(candidate.place.id)
  const asked = askedVisits(other)
  return other.days.every(({ visits }) => {
    const isBeside = visits.some(isAdded)
    return visits.every((visit) => {
      const { place } = visit.candidate
      if (!asked.has(place.id) || isAdded(visit)) return true
      const least = isBeside ? visitFor(visit.candidate, 1).minutes : (before.get(place) ?? 0)
      return visit.minutes >= least - ROUND_MINUTES
    })
  })
}

/** Whether another plan serves more wishes, loses no requested item and no day with visits, and fits the budget. */
function isImprovement(other: Plan, plan: Plan): boolean {
  const { request, price } = plan
  const [before, after] = [placesOf(plan), placesOf(other)]
  const { wishes } = plan.chosen.candidates
  const served = (one: Plan) =>
    countServed(
      allVisits(one).map(({ candidate }) => candidate),
      wishes,
    )
  const most =
    request.budgetCents === null
      ? MOST_PRICE_FACTOR * price.perStudentCents
      : Math.max(request.budgetCents, price.perStudentCents)
  return (
    other.price.perStudentCents <= most &&
    other.faults <= plan.faults &&
    countDaysWithVisits(other) >= countDaysWithVisits(plan) &&
    served(other) > served(plan) &&
    isAsCalm(other, plan) &&
    keepsAskedWhole(other, plan) &&
    losesNothingAsked(other, plan) &&
    (isWhereAsked(after, request) || !isWhereAsked(before, request))
  )
}

/**
 * The plan with a place added for each subject and each offer that was asked for and that no visit gives. Where a
 * place is too far away, costs too much or displaces something else that was asked for, the plan stays as it was.
 */
export function addRequestedPlaces(plan: Plan, replan: (request: TripRequest) => Plan, facts: Facts): Plan {
  let best = plan
  for (const asked of missingItems(plan, facts)) {
    if (missingItems(best, facts).every(({ name }) => name !== asked.name)) continue
    for (const { id } of nearestGiving(asked, best, facts)) {
      const other = replan({ ...best.request, addedPlaceIds: [...best.request.addedPlaceIds, id] })
      if (missingItems(other, facts).length >= missingItems(best, facts).length || !isImprovement(other, best)) continue
      best = other
      break
    }
  }
  return best
}
