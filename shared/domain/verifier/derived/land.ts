import { BARRIERS, SLOW_COUNTRY } from '../../catalogue/land.ts'
import { greatCircleKm, type Spot, spotOf } from './distance.ts'

/** The fewest minutes for a straight km, inside and outside slow country; a road is 1.3 times the straight line. */
const LEAST = { slow: (60 * 1.3) / 50, open: (60 * 1.3) / 100 }
/** The time that the check for too slow driving allows; no minimum is higher. */
const MOST_TIME = { perKm: (60 * 1.3) / 45, minutes: 60 }

const SAMPLES = 40
const SLOW = SLOW_COUNTRY.map(({ outline, hubs, throughKm = Infinity }) => ({
  outline: outline.map(spotOf),
  ways: hubs.map(spotOf),
  throughKm,
}))
const BARRIER_LINES = BARRIERS.map(({ line, crossings }) => ({ line: line.map(spotOf), ways: crossings.map(spotOf) }))

/** Counts the outline's edges to the east of a point: an odd number means that the point is inside. */
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
  const near = SLOW.filter(({ outline }) => boxesOverlap(a, b, outline))
  if (near.length === 0) return km * LEAST.open
  let slow = 0
  for (let i = 0; i < SAMPLES; i++) {
    const share = (i + 0.5) / SAMPLES
    const spot = {
      latitude: a.latitude + share * (b.latitude - a.latitude),
      longitude: a.longitude + share * (b.longitude - a.longitude),
    }
    if (near.some(({ outline }) => isInside(spot, outline))) slow++
  }
  return (km * (slow * LEAST.slow + (SAMPLES - slow) * LEAST.open)) / SAMPLES
}

const pairsOf = (stops: readonly Spot[]) => stops.slice(1).map((end, i) => [stops[i]!, end] as const)
/** The side of the line through `a` and `b` on which a point lies. */
const sideOf = (a: Spot, b: Spot, spot: Spot) =>
  Math.sign(
    (b.longitude - a.longitude) * (spot.latitude - a.latitude) -
      (b.latitude - a.latitude) * (spot.longitude - a.longitude),
  )
const crossesLine = (from: Spot, to: Spot, line: readonly Spot[]) =>
  pairsOf(line).some(
    ([start, end]) =>
      sideOf(from, to, start) * sideOf(from, to, end) < 0 && sideOf(start, end, from) * sideOf(start, end, to) < 0,
  )
const overlap = (a: number, b: number, all: readonly number[]) =>
  Math.max(a, b) >= Math.min(...all) && Math.min(a, b) <= Math.max(...all)
/** Whether the bounding box of the two points overlaps that of an outline. */
const boxesOverlap = (from: Spot, to: Spot, outline: readonly Spot[]) =>
  (['latitude', 'longitude'] as const).every((axis) =>
    overlap(
      from[axis],
      to[axis],
      outline.map((spot) => spot[axis]),
    ),
  )

const total = (stops: readonly Spot[], minutesOf: (a: Spot, b: Spot) => number) =>
  pairsOf(stops).reduce((sum, [a, b]) => sum + minutesOf(a, b), 0)
/** Whether both points lie in country that no road crosses, farther apart than its local roads reach. */
const hasNoRoad = (a: Spot, b: Spot) =>
  SLOW.some(({ outline, throughKm }) => greatCircleKm(a, b) > throughKm && isInside(a, outline) && isInside(b, outline))
const isOpen = (stops: readonly Spot[]) =>
  pairsOf(stops).every(([a, b]) => !hasNoRoad(a, b) && !BARRIER_LINES.some(({ line }) => crossesLine(a, b, line)))

/** The shortest driving time in minutes: the straight line if nothing is in the way, else by one or two crossings. */
export function leastOverLand(from: Spot, to: Spot): { isStraight: boolean; minutes: number } {
  const km = greatCircleKm(from, to)
  const inTheWay = [
    ...BARRIER_LINES.filter(({ line }) => crossesLine(from, to, line)),
    ...SLOW.filter(({ outline }) => boxesOverlap(from, to, outline)),
  ]
  if (inTheWay.length === 0) return { isStraight: true, minutes: km * LEAST.open }
  const crossings = inTheWay.flatMap(({ ways }) => ways)
  let minutes = km * MOST_TIME.perKm + MOST_TIME.minutes
  for (const stops of [
    [from, to],
    ...crossings.map((by) => [from, by, to]),
    ...crossings.flatMap((first) => crossings.map((second) => [from, first, second, to])),
  ]) {
    const isPromising = total(stops, (a, b) => greatCircleKm(a, b) * LEAST.open) < minutes
    if (isPromising && isOpen(stops)) minutes = Math.min(minutes, total(stops, leastMinutes))
  }
  return { isStraight: false, minutes }
}
