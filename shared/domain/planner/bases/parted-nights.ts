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

/** Nights at two bases, parted one later and one earlier. */
function shifted(nights: readonly Stay[], [first, second]: readonly Stay[]): Stay[][] {
  const begun = nights.filter((stay) => stay === first).length
  return [begun - 1, begun + 1]
    .filter((count) => count >= 1 && count < nights.length)
    .map((count) => nights.map((_, i) => (i < count ? first! : second!)))
}
/** The same bases the other way round, and of two bases one night more or less at the first: a round is seldom as good both ways. */
export function otherwise(nights: readonly Stay[]): Stay[][] {
  const bases = [...new Set(nights)]
  if (bases.length < 2) return []
  const parted = bases.length === 2 ? shifted(nights, bases) : []
  return [...parted, ...[nights, ...parted].map((one) => one.toReversed())]
}

/** Whether two trips sleep in the same parts: every bed of the one lies near some bed of the other. */
export function areAlike(a: readonly Stay[], b: readonly Stay[]): boolean {
  const isBeside = (stay: Stay, others: readonly Stay[]) => others.some((other) => kmBetween(stay, other) < APART_KM)
  return a.every((stay) => isBeside(stay, b)) && b.every((stay) => isBeside(stay, a))
}
