import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Request } from '../../idea/requests/request.ts'
import { kmBetween } from '../../geo.ts'
import { readIndex } from '../places/facts-index.ts'
import { findArea } from './find-areas.ts'
import type { Area } from './trip-request.ts'

/** Nobody visits a sight so far away from where the trip stays. */
const OUT_OF_REACH_KM = 200
/** Sights as near as this to each other are of one trip. */
const TOGETHER_KM = 120
const FEWEST = 2

/**
 * The areas of the trip, that of its sights first where all of them are out of reach of the others: a town that is named
 * for a night on the way, or read wrongly, is not where the trip goes.
 */
export function withAreaOfSights(areas: Area[], requests: readonly Request[], facts: Facts): Area[] {
  const { placeById } = readIndex(facts)
  const sights = requests.flatMap((one): Place[] => {
    const isWanted = one.force === 'must' || one.force === 'wish'
    const place = isWanted && one.kind === 'sight' && one.placeId !== null ? placeById.get(one.placeId)?.place : null
    return place ? [place] : []
  })
  const [first] = sights
  const towns = areas.filter(({ kind }) => kind !== 'place')
  const isFar = sights.every((place) => towns.every((area) => kmBetween(area, place) > OUT_OF_REACH_KM + area.radiusKm))
  if (!first || sights.length < FEWEST || towns.length === 0 || !isFar) return areas
  const area = sights.every((place) => kmBetween(first, place) <= TOGETHER_KM) ? findArea(facts, first.town) : null
  return area ? [area, ...areas.filter(({ name }) => name !== area.name)] : areas
}
