import { kmBetween, type Point } from '#shared/domain/geo'
import { diceOf } from '../plan/seeded.ts'

const isWithin = (a: Point, b: Point, leastKm: number, mostKm: number) => {
  const km = kmBetween(a, b)
  return a !== b && km >= leastKm && km <= mostKm
}

/** So many pairs of points between two distances in a straight line, spread evenly over all pairs; always the same ones. */
export function chooseEvenly<T extends Point>(
  points: readonly T[],
  count: number,
  leastKm: number,
  mostKm: number,
): [T, T][] {
  const pairs: [T, T][] = []
  // A step that shares no factor with most list lengths visits the pairs in a scattered order.
  const step = 7919
  const total = points.length * points.length
  for (let i = 0, at = 0; i < total && pairs.length < count; i++, at = (at + step) % total) {
    const [a, b] = [points[Math.floor(at / points.length)]!, points[at % points.length]!]
    if (isWithin(a, b, leastKm, mostKm)) pairs.push([a, b])
  }
  return pairs
}

/** As many pairs drawn with a seed: a sample that nobody has looked at while the graph was written. */
export function drawPairs<T extends Point>(
  points: readonly T[],
  count: number,
  leastKm: number,
  mostKm: number,
  seed: number,
): [T, T][] {
  const dice = diceOf(seed)
  const pairs: [T, T][] = []
  for (let tries = 0; tries < 100 * count && pairs.length < count; tries++) {
    const [a, b] = [dice.one(points), dice.one(points)]
    if (isWithin(a, b, leastKm, mostKm)) pairs.push([a, b])
  }
  return pairs
}
