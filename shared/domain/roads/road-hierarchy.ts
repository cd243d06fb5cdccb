import { popLowest, pushLowest } from './number-heap.ts'
import type { RoadGraph } from './road-graph.ts'

/**
 * A graph in an order of points, from dead ends to the junctions that hold the country together, with arcs past the
 * points that were taken out before (customizable contraction hierarchies: Dibbelt, Strasser and Wagner, 2014). A
 * shortest way climbs to a junction and descends from it, so that a search sees some hundred points and not the country.
 */
export interface RoadHierarchy {
  /** Of each point: the arcs to later points, and the first of these points; `NO_POINT` where there is none. */
  arcsUp: readonly (readonly number[])[]
  above: readonly number[]
  /** The number of points above each point, each `above` the one before. */
  depth: readonly number[]
  /** By arc. Arc `a ^ 1` is the same one the other way. */
  to: readonly number[]
  costs: readonly number[]
  /** What an arc stands for: the number of a branch, or two arcs. */
  branch: readonly number[]
  parts: readonly (readonly [number, number] | null)[]
}
export const NO_POINT = -1

/** Time and length in one whole number: the shorter one of two ways with the same time costs less. */
const LENGTHS = 2 ** 24
const costOf = (time: number, length: number): number => time * LENGTHS + length
export const timeOf = (cost: number): number => Math.floor(cost / LENGTHS)
export const lengthOf = (cost: number): number => cost % LENGTHS

export function buildHierarchy({ branches, allBranches }: RoadGraph): RoadHierarchy {
  const count = branches.length
  const to: number[] = []
  const costs: number[] = []
  const branch: number[] = []
  const parts: ([number, number] | null)[] = []
  const arcsAt = branches.map(() => new Map<number, number>())
  const arcBetween = (from: number, end: number): number => {
    const known = arcsAt[from]!.get(end)
    if (known !== undefined) return known
    const arc = to.push(end, from) - 2
    costs.push(Infinity, Infinity)
    branch.push(-1, -1)
    parts.push(null, null)
    arcsAt[from]!.set(end, arc)
    arcsAt[end]!.set(from, arc ^ 1)
    return arc
  }
  for (const { id, from, to: end, time, length } of allBranches) {
    if (from === end) continue
    const arc = arcBetween(from, end)
    if (costOf(time, length) >= costs[arc]!) continue
    costs[arc] = costOf(time, length)
    branch[arc] = id
  }
  const pass = (arc: number, first: number, second: number) => {
    const cost = costs[first]! + costs[second]!
    if (cost >= costs[arc]!) return
    costs[arc] = cost
    parts[arc] = [first, second]
  }
  const above = branches.map(() => NO_POINT)
  const arcsUp: number[][] = branches.map(() => [])
  const order: number[] = []
  const rank = branches.map(() => count)
  // The point with the fewest neighbours is taken out first; its neighbours are joined past it.
  const waiting: number[] = []
  const wait = (point: number) => pushLowest(waiting, arcsAt[point]!.size * count + point)
  for (let point = 0; point < count; point++) wait(point)
  while (waiting.length > 0) {
    const next = popLowest(waiting)
    const point = next % count
    const arcs = arcsAt[point]!
    if (rank[point]! < count || arcs.size * count + point !== next) continue
    rank[point] = order.push(point) - 1
    const up = (arcsUp[point] = [...arcs.values()])
    for (const arc of up) arcsAt[to[arc]!]!.delete(point)
    for (let i = 0; i < up.length; i++)
      for (let j = i + 1; j < up.length; j++) {
        const [one, other] = [up[i]!, up[j]!]
        const past = arcBetween(to[one]!, to[other]!)
        pass(past, one ^ 1, other)
        pass(past ^ 1, other ^ 1, one)
      }
    for (const arc of up) wait(to[arc]!)
  }
  const depth = branches.map(() => 0)
  for (const point of order.toReversed()) {
    for (const arc of arcsUp[point]!) {
      const end = to[arc]!
      if (above[point] === NO_POINT || rank[end]! < rank[above[point]!]!) above[point] = end
    }
    if (above[point] !== NO_POINT) depth[point] = depth[above[point]!]! + 1
  }
  return { arcsUp, above, depth, to, costs, branch, parts }
}
