import { popNearest, pushNearest, type Waiting } from './waiting-points.ts'
import type { RoadGraph } from './road-graph.ts'

/** No road leads there. */
export const UNREACHED = 2 ** 31 - 1
export const NO_BRANCH = -1

/** The shortest ways by time from one point to all others, by index of the point. */
export interface WayTree {
  from: number
  /** Hundredths of a minute and of a kilometre; `UNREACHED` where no road leads. */
  times: Int32Array
  lengths: Int32Array
  /** The number of the last branch of the way to each point; `NO_BRANCH` at the start and where no road leads. */
  lastBranch: Int32Array
}

/** Dijkstra's search over the whole graph. Of two ways that take the same time the shorter one counts. */
export function findShortestWays(graph: RoadGraph, from: number): WayTree {
  const { length: count } = graph.points
  const times = new Int32Array(count).fill(UNREACHED)
  const lengths = new Int32Array(count).fill(UNREACHED)
  const lastBranch = new Int32Array(count).fill(NO_BRANCH)
  const waiting: Waiting[] = []
  times[from] = 0
  lengths[from] = 0
  pushNearest(waiting, { at: 0, point: from })
  for (let next = popNearest(waiting); next; next = popNearest(waiting)) {
    if (next.at > times[next.point]!) continue
    for (const branch of graph.branches[next.point]!) {
      const at = next.at + branch.time
      const length = lengths[next.point]! + branch.length
      const known = times[branch.to]!
      if (at > known || (at === known && length >= lengths[branch.to]!)) continue
      times[branch.to] = at
      lengths[branch.to] = length
      lastBranch[branch.to] = branch.id
      pushNearest(waiting, { at, point: branch.to })
    }
  }
  return { from, times, lengths, lastBranch }
}
