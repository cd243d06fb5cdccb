import { pushNearest, popNearest, type Waiting } from './waiting-points.ts'
import type { Branch, RoadGraph } from './road-graph.ts'

/** The shortest ways by time from one point to all others, by index of the point. */
export interface WayTree {
  from: number
  minutes: Float32Array
  km: Float32Array
  /** The last link of the way to each point; absent at the start and where no road leads. */
  lastBranch: (Branch | undefined)[]
}

/** Dijkstra's search over the whole graph, or as far as `mostMinutes`. */
export function findShortestWays(graph: RoadGraph, from: number, mostMinutes = Infinity): WayTree {
  const { length } = graph.points
  const minutes = new Float32Array(length).fill(Infinity)
  const km = new Float32Array(length).fill(Infinity)
  const lastBranch: (Branch | undefined)[] = Array.from({ length })
  const waiting: Waiting[] = []
  minutes[from] = 0
  km[from] = 0
  pushNearest(waiting, { at: 0, point: from })
  for (let next = popNearest(waiting); next && next.at <= mostMinutes; next = popNearest(waiting)) {
    if (next.at > minutes[next.point]!) continue
    for (const branch of graph.branches[next.point]!) {
      const at = Math.fround(next.at + branch.minutes)
      if (at >= minutes[branch.to]!) continue
      minutes[branch.to] = at
      km[branch.to] = km[next.point]! + branch.link.km
      lastBranch[branch.to] = branch
      pushNearest(waiting, { at, point: branch.to })
    }
  }
  return { from, minutes, km, lastBranch }
}
