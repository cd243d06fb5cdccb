import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../geo.ts'
import { comesTo } from '../candidates/requested-area.ts'
import { allVisits, type Plan } from '../plan.ts'
import { findArea } from '../request/find-areas.ts'
import type { Area } from '../request/trip-request.ts'

/** A town is named for what lies within so many km of its edge, a suburb for what is nearer. */
const AROUND_KM = { town: 30, suburb: 5 }
/** A title names an area if at least this share of the visits is there. */
const LEAST_SHARE = 0.5

/** How far from its middle a point lies, as a share of the region's radius. */
const depthIn = (region: Pick<Area, 'lat' | 'lon' | 'radiusKm'>, point: Place): number =>
  kmBetween(region, point) / region.radiusKm

/** Regions are drawn as circles, which overlap: George is in the circle of the Karoo, and of the Garden Route. */
const isOfOtherRegion = (place: Place, area: Area, { towns }: Facts): boolean =>
  towns.some(
    ({ name, kind, lat, lon, radius_km: radiusKm }) =>
      kind === 'region' && name !== area.name && depthIn({ lat, lon, radiusKm }, place) < depthIn(area, place),
  )

function isThere(place: Place, area: Area, facts: Facts): boolean {
  if (area.kind === 'province') return place.province === area.province
  if (area.kind === 'region') return comesTo(place, area) && !isOfOtherRegion(place, area, facts)
  if (area.kind === 'park') return comesTo(place, area)
  // A settlement that is no town of the list may be a part of a city.
  const isSmall = area.kind === 'suburb' || area.town === undefined
  return kmBetween(area, place) <= area.radiusKm + AROUND_KM[isSmall ? 'suburb' : 'town']
}

/** Where the visits are: the first area that was asked for and that has half of them, else the town with the most. */
export function whereItIs(plan: Plan, facts: Facts): Area {
  const { areas } = plan.request
  const places = allVisits(plan).map(({ candidate }) => candidate.place)
  const isNamedPlace = areas[0]!.kind === 'place'
  const found = areas.find(
    (area) => places.filter((place) => isThere(place, area, facts)).length >= LEAST_SHARE * places.length,
  )
  if (isNamedPlace || found) return found ?? areas[0]!
  const towns = new Map<string, number>()
  for (const { town } of places) towns.set(town, (towns.get(town) ?? 0) + 1)
  const [most] = [...towns].toSorted(([, a], [, b]) => b - a)
  return (most && findArea(facts, most[0])) ?? areas[0]!
}
