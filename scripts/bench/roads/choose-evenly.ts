import { kmBetween, type Point } from '#shared/domain/geo'

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
    const km = kmBetween(a, b)
    if (a !== b && km >= leastKm && km <= mostKm) pairs.push([a, b])
  }
  return pairs
}
