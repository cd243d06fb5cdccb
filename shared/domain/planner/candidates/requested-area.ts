import type { Place } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import type { Area } from '../request/trip-request.ts'

/** A place within this distance of the requested town, or of the edge of the area, counts as around it. */
const AROUND_KM = 120
/** Whether a place is in the requested area: in the province of a town or province, or around an area. */
export const isInRequestedArea = (place: Place, areas: readonly Area[]): boolean =>
  areas.some(
    (area) =>
      (area.province === place.province && area.kind !== 'region') ||
      kmBetween(area, place) <= AROUND_KM + (area.kind === 'region' || area.kind === 'park' ? area.radiusKm : 0),
  )
/** Whether a place is around what was asked for by name, whatever its province. */
export const isAroundRequestedArea = (place: Place, areas: readonly Area[]): boolean =>
  areas.some(
    (area) =>
      kmBetween(area, place) <=
      AROUND_KM + (area.kind === 'region' || area.kind === 'park' || area.kind === 'province' ? area.radiusKm : 0),
  )
/** Shares of the visits that the checks ask for: in the requested area, and around it. */
export const LEAST_SHARE_IN_AREA = 0.7
export const LEAST_SHARE_AROUND_AREA = 0.5

/** A trip has reached a town within this many km of it, and a region or park within as many km of its edge. */
const COME_TO_KM = 30
export const comesTo = (point: Point, area: Area): boolean =>
  kmBetween(area, point) <=
  (area.kind === 'region' || area.kind === 'park' ? area.radiusKm + COME_TO_KM : Math.max(area.radiusKm, COME_TO_KM))
/** If only one suburb was asked for, only so many km around it count, not the rest of its city. */
const BESIDE_SUBURB_KM = 3
export const comesToSuburb = (point: Point, suburb: Area): boolean =>
  kmBetween(suburb, point) <= suburb.radiusKm + BESIDE_SUBURB_KM

/** The towns and regions that were asked for, if there are several, or the only suburb. */
function areasAsked(areas: readonly Area[]): readonly Area[] {
  const asked = areas.filter(({ kind }) => kind !== 'province' && kind !== 'place')
  return asked.length > 1 || asked[0]?.kind === 'suburb' ? asked : []
}
/** What a point must be to be in one of the areas that were asked for. */
export const reachesOf = (areas: readonly Area[]): ((point: Point, area: Area) => boolean) =>
  areasAsked(areas).length === 1 ? comesToSuburb : comesTo
/** The areas that were asked for and have neither a visit nor a night at one of these points. */
export function areasNotReached(areas: readonly Area[], spots: readonly Point[]): Area[] {
  const reaches = reachesOf(areas)
  return areasAsked(areas).filter((area) => !spots.some((spot) => reaches(spot, area)))
}
