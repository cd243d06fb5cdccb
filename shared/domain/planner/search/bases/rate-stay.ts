import { findTermOn, monthOf } from '#shared/domain/calendar'
import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { isOwnEvent } from '#shared/domain/catalogue/stop-sorts'
import { type StayActivityCode, stayActivityOf } from '#shared/domain/catalogue/stay-activities'
import { kmBetween, leastKmBetween } from '../../../geo.ts'
import type { RoadNetwork } from '../../../roads/road-network.ts'
import { type Area, type TripRequest, groupSize, hasNeed } from '../../request/trip-request.ts'
import type { Candidate } from '../../candidates/candidates.ts'
import { equivalentKmBetween } from '../../roads/leg.ts'
import { bedsOf, lodgingAt } from './lodging.ts'

const COLD_MONTHS = [5, 6, 7, 8]
/** The cost in rand of the meals that a stay does not serve, for a person and day (`rates.json`, catering, typical), with R60 for the effort of cooking. */
const MEALS_TO_ADD: Record<Stay['board'], number> = {
  'self-catering': 255,
  'bed-breakfast': 210,
  'half-board': 75,
  'full-board': 0,
}
const POINTS_PER_RAND = { saver: 0.3, classic: 0.07, signature: 0.02 } as const
/** Points lost for each night and km outside the area, and for each km from its centre up to a limit. */
const OUTSIDE_KM_COST = 0.8
const FROM_MIDDLE_KM_COST = 0.3
const MOST_KM_FROM_MIDDLE = 80
const OTHER_PROVINCE_COST = 15
/** Points for a night inside the requested park. */
const IN_PARK_POINTS = 70
/** Points for each night and activity at the stay that suits a camp or an adventure trip. */
const ADVENTURE_POINTS = 6
const CAMP_KIND_POINTS = { camp: 45, simple: 15 } as const
/** Points lost for each night in tents: half for a camp, double in winter. */
const TENTS_COST = 40
/** Points lost for each night and km from an event of the group's own, beyond so many. */
const EVENT_KM_COST = 1.5
const BESIDE_EVENT_KM = 8
/** Points lost for each night in a students' residence while schools, and universities with them, have term. */
const IN_TERM_COST = 60
/** Points lost for each further stay that the group needs, and if there are too few beds in all. */
const COMPANION_COST = 120
const TOO_FEW_BEDS_COST = 400

/** Points for each night at a stay that was asked for by name. */
const ASKED_POINTS = 1000

/** The nights at the stay, and how the trip is searched. */
export interface StaySearch {
  nights: number
  priceWeight: number
  /** Bases that the trip moves between; 0 if the area decides. */
  baseCount: number
}

const isTown = ({ kind }: Area) => kind === 'town' || kind === 'city' || kind === 'suburb'
/** The area for the stays: of a town and the region around it ("Sutherland, Karoo fossils") the town. */
export const areasForStays = ({ areas }: TripRequest): Area[] =>
  areas.filter(
    (area) => area.kind !== 'region' || !areas.some((one) => isTown(one) && kmBetween(area, one) <= area.radiusKm),
  )

/** Points lost for a night at this distance from the requested area. */
function distanceCost(stay: Stay, request: TripRequest, roads: RoadNetwork): number {
  let outside = Infinity
  let fromMiddle = Infinity
  for (const area of areasForStays(request)) {
    const km = isTown(area) ? equivalentKmBetween(roads, area, stay) : kmBetween(area, stay)
    const rim = area.kind === 'town' || area.kind === 'city' ? 12 : area.radiusKm * 0.8
    outside = Math.min(outside, Math.max(0, km - rim))
    fromMiddle = Math.min(fromMiddle, area.kind === 'province' ? 0 : Math.min(MOST_KM_FROM_MIDDLE, km))
  }
  return OUTSIDE_KM_COST * outside + FROM_MIDDLE_KM_COST * fromMiddle
}
const hasActivity = ({ on_site }: Stay, activity: StayActivityCode) => on_site.some(({ code }) => code === activity)
/** Points lost for a night away from what the group takes part in: who sings or plays sleeps near it. */
function eventCost(stay: Stay, { stops }: TripRequest): number {
  const events = stops.filter(({ sort }) => isOwnEvent(sort))
  if (events.length === 0) return 0
  const km = Math.min(...events.map(({ place }) => kmBetween(place, stay)))
  return EVENT_KM_COST * Math.max(0, km - BESIDE_EVENT_KM)
}
/** Points for the activities and the kind of a stay, for so many nights. */
function programmePoints(stay: Stay, request: TripRequest, nights: number): number {
  const wantsAdventure = request.camp || request.themes.includes('Sports & outdoor')
  let points = 0
  const adventures = [...stay.on_site, ...stay.evening].filter(({ code }) => stayActivityOf(code).adventure)
  if (wantsAdventure) points += nights * ADVENTURE_POINTS * adventures.length
  if (request.themes.includes('Sports & outdoor') && hasActivity(stay, 'sports-fields')) points += 15
  if (request.camp) {
    if (stay.kind === 'camp') points += nights * CAMP_KIND_POINTS.camp
    else if (stay.kind === 'hostel' || stay.kind === 'rest-camp') points += nights * CAMP_KIND_POINTS.simple
  } else if (stay.kind === 'hotel') points -= 5
  if (hasActivity(stay, 'camping')) {
    const factor = COLD_MONTHS.includes(monthOf(request.startDate)) ? 2 : request.camp ? 0.5 : 1
    points -= nights * TENTS_COST * factor
  }
  if (hasNeed(request, 'wheelchair') && stay.kind === 'camp') points -= 10
  return points
}

/** Points for `nights` nights at a stay, without the places around it: price, board, location, kind, beds. */
export function bedPoints(
  stay: Stay,
  request: TripRequest,
  facts: Facts,
  { nights, priceWeight, baseCount }: StaySearch,
): number {
  let points =
    -POINTS_PER_RAND[request.style] * priceWeight * nights * (stay.learner_rate_zar + MEALS_TO_ADD[stay.board])
  // Points for distance grow with those for price, so that low prices do not lead away from the requested area.
  if (baseCount === 0) points -= nights * distanceCost(stay, request, facts.roads) * Math.max(1, priceWeight)
  if (request.areas.every(({ province }) => province !== stay.province)) points -= OTHER_PROVINCE_COST * nights
  if (request.areas.some(({ kind, town }) => kind === 'park' && town && stay.part_of?.includes(town.id)))
    points += IN_PARK_POINTS * nights
  points += programmePoints(stay, request, nights) - nights * eventCost(stay, request)
  if (stay.kind === 'residence' && findTermOn(facts.calendar, request.startDate)) points -= nights * IN_TERM_COST
  if (request.stayIds.includes(stay.id)) points += ASKED_POINTS * nights
  if (stay.beds < groupSize(request)) {
    const lodging = lodgingAt(stay, facts, groupSize(request))
    points -= COMPANION_COST * lodging.companions.length
    if (bedsOf(lodging) < groupSize(request)) points -= TOO_FEW_BEDS_COST
  }
  return points
}

/** Places within this distance of a base count for it. */
const AROUND_KM = 90
/** Points for the best places around a stay, as many as fit into so many nights. */
export function surroundingsPoints(
  stay: Stay,
  candidates: readonly Candidate[],
  nights: number,
  roads: RoadNetwork,
): number {
  const near: number[] = []
  for (const { place, value } of candidates) {
    if (leastKmBetween(stay, place) > AROUND_KM || kmBetween(stay, place) > AROUND_KM) continue
    const km = equivalentKmBetween(roads, stay, place)
    if (km <= AROUND_KM) near.push(value > 500 ? value - 2 * km : value - 0.45 * km)
  }
  near.sort((a, b) => b - a)
  return near.slice(0, 2 * nights + 1).reduce((sum, value) => sum + Math.max(0, value), 0)
}
