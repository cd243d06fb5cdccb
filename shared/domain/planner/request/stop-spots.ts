import type { Facts, Place } from '../../catalogue/facts.ts'
import { findLandmark } from '../../catalogue/landmarks.ts'
import { isInEachTown } from '../../catalogue/stop-sorts.ts'
import { kmBetween } from '../../geo.ts'
import type { Request } from '../../idea/requests/request.ts'
import { readIndex } from '../places/facts-index.ts'
import { findArea, readNearestTown } from './find-areas.ts'
import type { StopRequest } from './stops-to-arrange.ts'
import type { Area, Spot } from './trip-request.ts'

/** No road need lead to the middle of such an area. */
const WIDE: readonly Area['kind'][] = ['province', 'region', 'park']
/**
 * Where a stop lies: of a landmark we know it; else where it was said, else at the sight beside it, else in the area; of a
 * wide area in the town nearest to its middle.
 */
export function spotOf(
  request: StopRequest,
  areas: readonly Area[],
  facts: Facts,
  requests: readonly Request[] = [],
): Spot & Pick<Place, 'province'> {
  const { near, beside } = request
  const landmark = request.kind === 'sight' && request.landmark && findLandmark(facts.landmarks, request.landmark)
  const sight =
    landmark || (near === null && !isElsewhere(request) ? placeBeside(beside, requests, areas, facts) : null)
  if (sight) return { name: sight.town, lat: sight.lat, lon: sight.lon, province: sight.province }
  const where = near ?? townBeside(beside, requests)
  const area = (where === null ? null : findArea(facts, where)) ?? areas[0]!
  return WIDE.includes(area.kind) ? readNearestTown(facts, area) : area
}

/** What every town has is where the trip goes, and not at the airport that stands in its sentence. */
const isElsewhere = ({ beside, sort, ...request }: StopRequest): boolean =>
  beside?.by === 'sentence' && sort !== null && isInEachTown(sort, request.noun)

/** "St Lucia, to put their feet in the water": the town that is named in its clause. */
function townBeside(beside: Request['beside'], requests: readonly Request[]): string | null {
  const sight = beside?.by === 'clause' ? requests.find(({ id }) => id === beside.id) : undefined
  return sight?.kind === 'sight' && sight.named && sight.placeId === null ? sight.near : null
}

/** A sight far from where the trip goes draws nothing with it that only stands in its sentence. */
const isOfTrip = (place: Place, areas: readonly Area[]): boolean =>
  areas.some((area) => kmBetween(area, place) <= Math.max(FAR_KM, area.radiusKm))
const FAR_KM = 40

/**
 * The place of the catalogue that is named with a request: in its clause wherever it is, in its sentence the one nearest to
 * where the trip goes. "Table Mountain and a glassworks" are two things that a trip to Durban may not both have.
 */
function placeBeside(
  beside: Request['beside'],
  requests: readonly Request[],
  areas: readonly Area[],
  facts: Facts,
): Place | null {
  if (beside === undefined || beside.by === 'line') return null
  const [area] = areas
  const ids = beside.by === 'clause' ? [beside.id] : [beside.id, ...(beside.others ?? [])]
  const places = ids.flatMap((id) => {
    const sight = requests.find((one) => one.id === id)
    if (sight?.kind !== 'sight' || sight.placeId === null || sight.force === 'not') return []
    const place = readIndex(facts).placeById.get(sight.placeId)?.place
    return place && (beside.by === 'clause' || isOfTrip(place, areas)) ? [place] : []
  })
  return places.toSorted((a, b) => kmBetween(area!, a) - kmBetween(area!, b))[0] ?? null
}

/** What a group does by itself it does where it goes to: at the first place that it names. */
export function ownSpot(requests: readonly Request[], facts: Facts): (Spot & Pick<Place, 'province'>) | null {
  const named = requests.find((one) => one.kind === 'sight' && one.placeId !== null && one.force !== 'not')
  const place = named?.kind === 'sight' ? readIndex(facts).placeById.get(named.placeId ?? '')?.place : undefined
  return place ? { name: place.town, lat: place.lat, lon: place.lon, province: place.province } : null
}
