import { BARRIERS, type Barrier, SLOW_COUNTRY, type SlowCountry } from '../../catalogue/land.ts'
import { greatCircleKm, type Spot, spotOf } from './ground.ts'

/** Minutes a straight km on a road 1.3 times as long: nobody is quicker than this in slow country, or outside it. */
const LEAST = { slow: (60 * 1.3) / 50, open: (60 * 1.3) / 100 }
/** What the check against crawling allows is enough for any land. */
const ALWAYS_ENOUGH = { perKm: (60 * 1.3) / 45, minutes: 60 }

const SAMPLES = 40
const SLOW = SLOW_COUNTRY.map(({ outline }) => outline.map(spotOf))

/** Counts the outline's edges to the east of a spot: odd is inside. */
function isInside({ latitude, longitude }: Spot, outline: readonly Spot[]): boolean {
  const toTheEast = outline.filter((a, i) => {
    const b = outline.at(i - 1)!
    const [low, high] = a.latitude < b.latitude ? [a, b] : [b, a]
    if (latitude < low.latitude || latitude >= high.latitude) return false
    const share = (latitude - low.latitude) / (high.latitude - low.latitude)
    return low.longitude + share * (high.longitude - low.longitude) > longitude
  })
  return toTheEast.length % 2 === 1
}
function leastMinutes(a: Spot, b: Spot): number {
  const km = greatCircleKm(a, b)
  let slow = 0
  for (let i = 0; i < SAMPLES; i++) {
    const share = (i + 0.5) / SAMPLES
    const spot = {
      latitude: a.latitude + share * (b.latitude - a.latitude),
      longitude: a.longitude + share * (b.longitude - a.longitude),
    }
    if (SLOW.some((outline) => isInside(spot, outline))) slow++
  }
  return (km * (slow * LEAST.slow + (SAMPLES - slow) * LEAST.open)) / SAMPLES
}

/** On which side of the line through `a` and `b` a spot lies. */
const sideOf = (a: Spot, b: Spot, spot: Spot) =>
  Math.sign(
    (b.longitude - a.longitude) * (spot.latitude - a.latitude) -
      (b.latitude - a.latitude) * (spot.longitude - a.longitude),
  )
const isCut = (from: Spot, to: Spot, { line }: Barrier) =>
  line.map(spotOf).some((end, i, ends) => {
    const start = ends[i - 1]
    return (
      start !== undefined &&
      sideOf(from, to, start) * sideOf(from, to, end) < 0 &&
      sideOf(start, end, from) * sideOf(start, end, to) < 0
    )
  })
const overlap = (a: number, b: number, all: readonly number[]) =>
  Math.max(a, b) >= Math.min(...all) && Math.min(a, b) <= Math.max(...all)
const isMet = (from: Spot, to: Spot, { outline }: SlowCountry) =>
  overlap(
    from.latitude,
    to.latitude,
    outline.map(({ lat }) => lat),
  ) &&
  overlap(
    from.longitude,
    to.longitude,
    outline.map(({ lon }) => lon),
  )

/** What the land asks of a coach at least: straight on where nothing is in the way, else by the best crossing. */
export function leastOverLand(from: Spot, to: Spot): { isStraight: boolean; minutes: number } {
  const km = greatCircleKm(from, to)
  const walls = BARRIERS.filter((barrier) => isCut(from, to, barrier))
  const countries = SLOW_COUNTRY.filter((country) => isMet(from, to, country))
  if (walls.length + countries.length === 0) return { isStraight: true, minutes: km * LEAST.open }
  const crossings = [...walls.flatMap((wall) => wall.crossings), ...countries.flatMap(({ hubs }) => hubs)].map(spotOf)
  const ways = crossings.map((by) => leastMinutes(from, by) + leastMinutes(by, to))
  if (walls.length === 0) ways.push(leastMinutes(from, to))
  return { isStraight: false, minutes: Math.min(...ways, km * ALWAYS_ENOUGH.perKm + ALWAYS_ENOUGH.minutes) }
}
