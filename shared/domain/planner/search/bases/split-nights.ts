import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../../geo.ts'
import type { TripRequest } from '../../request/trip-request.ts'
import { areasForStays } from './rate-stay.ts'

/** Stays within this distance of the requested town, or of the edge of the area, count as in it. */
const IN_AREA_KM = 35
/** Bases closer to each other than this count as one. */
const APART_KM = 60

/** One night at the best stay outside the requested area and the others at the best one in it, in both orders. */
export function splitNights(single: readonly (readonly Stay[])[], request: TripRequest): Stay[][] {
  const areas = areasForStays(request)
  const isInArea = (stay: Stay) =>
    areas.some((area) => area.kind === 'province' || kmBetween(area, stay) <= area.radiusKm + IN_AREA_KM)
  const bases = single.map(([base]) => base!)
  const [inside, outside] = [bases.find(isInArea), bases.find((stay) => !isInArea(stay))]
  const nights = single[0]?.length ?? 0
  if (!inside || !outside || nights < 2 || kmBetween(inside, outside) < APART_KM) return []
  const most = Array.from({ length: nights - 1 }, () => inside)
  return [
    [outside, ...most],
    [...most, outside],
  ]
}

/** Nights at two bases with one night less and one night more at the first. */
function shifted(nights: readonly Stay[], [first, second]: readonly Stay[]): Stay[][] {
  const atFirst = nights.filter((stay) => stay === first).length
  return [atFirst - 1, atFirst + 1]
    .filter((count) => count >= 1 && count < nights.length)
    .map((count) => nights.map((_, i) => (i < count ? first! : second!)))
}
/** The same bases in reverse order, and of two bases one night more or less at the first. */
export function nightVariants(nights: readonly Stay[]): Stay[][] {
  const bases = [...new Set(nights)]
  if (bases.length < 2) return []
  const shiftedNights = bases.length === 2 ? shifted(nights, bases) : []
  return [...shiftedNights, ...[nights, ...shiftedNights].map((one) => one.toReversed())]
}

/** Whether two trips use the same regions: every stay of one is near a stay of the other. */
export function areAlike(a: readonly Stay[], b: readonly Stay[]): boolean {
  const isBeside = (stay: Stay, others: readonly Stay[]) => others.some((other) => kmBetween(stay, other) < APART_KM)
  return a.every((stay) => isBeside(stay, b)) && b.every((stay) => isBeside(stay, a))
}
