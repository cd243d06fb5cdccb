import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../geo.ts'
import type { Brief } from '../brief/brief.ts'
import { areasToSleepIn } from './rate-stay.ts'

/** Beds within this of the town asked for, or of the rim of the area, are where the trip was to sleep. */
const THERE_KM = 35
/** Nearer than this a second bed saves nobody a drive. */
const APART_KM = 60

/** A few nights parted between the best beds where the trip was to sleep and the best of the others, in both orders. */
export function parted(single: readonly (readonly Stay[])[], brief: Brief): Stay[][] {
  const areas = areasToSleepIn(brief)
  const isThere = (stay: Stay) =>
    areas.some((area) => area.kind === 'province' || kmBetween(area, stay) <= area.radiusKm + THERE_KM)
  const bases = single.map(([base]) => base!)
  const [there, away] = [bases.find(isThere), bases.find((stay) => !isThere(stay))]
  const nights = single[0]?.length ?? 0
  if (!there || !away || nights < 2 || kmBetween(there, away) < APART_KM) return []
  const most = Array.from({ length: nights - 1 }, () => there)
  return [
    [away, ...most],
    [...most, away],
  ]
}
