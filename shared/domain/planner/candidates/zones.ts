import type { Place } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import type { Area, Brief } from '../brief/brief.ts'
import type { Candidate } from './find-candidates.ts'

/** How far outside the area asked for a plan may look, in steps: next door, an excursion, the edge of "around", and as a last resort. */
export const ZONES_KM: readonly number[] = [12, 45, 95, 250]
/** Beyond this from the area nothing is fetched for the sake of a subject. */
const FETCH_KM = 95

/** In a province that was asked for: the only ground far from the area on which a plan may still be what was asked. */
const isHome = (one: Candidate, brief: Brief): boolean =>
  brief.areas.some(({ province }) => province === one.place.province)

/** A place within this of the town asked for, or of the rim of the area, counts as around it. */
const AROUND_KM = 120
/** Whether a place is where the trip was asked to go: in the province of a town or province, or around an area. */
export const isThere = (place: Place, areas: readonly Area[]): boolean =>
  areas.some(
    (area) =>
      (area.province === place.province && area.kind !== 'region') ||
      kmBetween(area, place) <= AROUND_KM + (area.kind === 'region' || area.kind === 'park' ? area.radiusKm : 0),
  )
/** Whether a place is around what was asked for by name, whatever its province. */
export const isNear = (place: Place, areas: readonly Area[]): boolean =>
  areas.some(
    (area) =>
      kmBetween(area, place) <=
      AROUND_KM + (area.kind === 'region' || area.kind === 'park' || area.kind === 'province' ? area.radiusKm : 0),
  )
/** The checks ask for half of the visits there. */
export const LEAST_SHARE_NEAR = 0.5
/** A town counts as come to within this many km; a region or park within as many of its rim. */
const COME_TO_KM = 30
/** A suburb that is all that was asked for counts as come to a little beyond its rim; its city is not enough. */
const BESIDE_SUBURB_KM = 3
export const comesToSuburb = (point: Point, suburb: Area): boolean =>
  kmBetween(suburb, point) <= suburb.radiusKm + BESIDE_SUBURB_KM
export const comesTo = (point: Point, area: Area): boolean =>
  kmBetween(area, point) <=
  (area.kind === 'region' || area.kind === 'park' ? area.radiusKm + COME_TO_KM : Math.max(area.radiusKm, COME_TO_KM))
/** The checks ask for seven of ten visits there. */
export const LEAST_SHARE_THERE = 0.7

/** The candidates within a zone, and for each wish that none of them serves the best three from farther off. */
export function withinZone(
  candidates: readonly Candidate[],
  zoneKm: number,
  brief: Brief,
  wishes: readonly ((one: Candidate) => boolean)[],
): Candidate[] {
  const chosen = new Set(
    candidates.filter(
      (one) =>
        one.named ||
        (one.kmFromArea <= zoneKm && (zoneKm <= FETCH_KM || one.kmFromArea <= FETCH_KM || isHome(one, brief))),
    ),
  )
  for (const serves of wishes) {
    let isServed = false
    for (const one of chosen) if ((isServed ||= serves(one))) break
    if (isServed) continue
    for (const one of candidates.filter((other) => other.kmFromArea <= FETCH_KM && serves(other)).slice(0, 3))
      chosen.add(one)
  }
  return candidates.filter((one) => chosen.has(one))
}

/** The first zone worth trying: the nearest that holds enough for the days. */
export function firstZone(candidates: readonly Candidate[], days: number): number {
  const enough = days === 1 ? 1 : Math.ceil(1.5 * days)
  const zone = ZONES_KM.findIndex((km) => candidates.filter((one) => one.kmFromArea <= km).length >= enough)
  return zone < 0 ? ZONES_KM.length - 1 : zone
}
