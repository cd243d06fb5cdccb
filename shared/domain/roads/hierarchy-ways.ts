import { NO_POINT, type RoadHierarchy } from './road-hierarchy.ts'

/** The ways from a point up to each point above it, or from each of these down to it, by their depth. */
export interface Climb {
  point: number
  /** Infinity where no way leads. */
  costs: Float64Array
  /** The last arc of the way up to each point, as it is climbed. */
  arcs: Int32Array
}
const NO_ARC = -1

/** Climbs from a point: each point above is reached from points between them only. */
export function climbFrom(hierarchy: RoadHierarchy, point: number, direction: 'leaving' | 'arriving'): Climb {
  const { arcsUp, above, depth, to, costs: costOf } = hierarchy
  const turn = direction === 'leaving' ? 0 : 1
  const costs = new Float64Array(depth[point]! + 1).fill(Infinity)
  const arcs = new Int32Array(depth[point]! + 1).fill(NO_ARC)
  costs[depth[point]!] = 0
  for (let at = point; at !== NO_POINT; at = above[at]!) {
    const before = costs[depth[at]!]!
    if (before === Infinity) continue
    for (const arc of arcsUp[at]!) {
      const cost = before + costOf[arc ^ turn]!
      const end = depth[to[arc]!]!
      if (cost >= costs[end]!) continue
      costs[end] = cost
      arcs[end] = arc
    }
  }
  return { point, costs, arcs }
}

/** The shortest way between two points: up to a point that is above both of them, and down again. */
export interface Crossing {
  /** Infinity where no way leads. */
  cost: number
  /** The depth of the point between up and down. */
  top: number
}
export function crossingOf({ above, depth }: RoadHierarchy, leaving: Climb, arriving: Climb): Crossing {
  let [one, other] = [leaving.point, arriving.point]
  while (one !== other) {
    const [deep, shallow]: [number, number] = depth[one]! >= depth[other]! ? [one, other] : [other, one]
    ;[one, other] = [above[deep]!, shallow]
    if (one === NO_POINT) return { cost: Infinity, top: NO_POINT }
  }
  const crossing: Crossing = { cost: Infinity, top: NO_POINT }
  for (let top = depth[one]!; top >= 0; top--) {
    const cost = leaving.costs[top]! + arriving.costs[top]!
    if (cost < crossing.cost) [crossing.cost, crossing.top] = [cost, top]
  }
  return crossing
}

/** The numbers of the branches that a crossing leads over, in order. */
export function branchesOf(hierarchy: RoadHierarchy, leaving: Climb, arriving: Climb, top: number): number[] {
  const { branch, parts } = hierarchy
  const branches: number[] = []
  const unfold = (arc: number): void => {
    const both = parts[arc]
    if (!both) branches.push(branch[arc]!)
    else for (const part of both) unfold(part)
  }
  for (const arc of arcsTo(hierarchy, leaving, top).toReversed()) unfold(arc)
  for (const arc of arcsTo(hierarchy, arriving, top)) unfold(arc ^ 1)
  return branches
}
/** The arcs of a climb, from the last one back to the first. */
function arcsTo({ to, depth }: RoadHierarchy, { arcs }: Climb, top: number): number[] {
  const found: number[] = []
  for (let arc = arcs[top]!; arc !== NO_ARC; arc = arcs[depth[to[arc ^ 1]!]!]!) found.push(arc)
  return found
}
