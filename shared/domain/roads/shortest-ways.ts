import { popLowest, pushLowest } from './number-heap.ts'
import type { RoadGraph } from './road-graph.ts'

/** No road leads there. */
export const UNREACHED = 2 ** 31 - 1
export const NO_BRANCH = -1

/** The shortest ways by time from one point to others, by index of the point. */
export interface WayTree {
  from: number
  /** Hundredths of a minute and of a kilometre; `UNREACHED` where no road leads. */
  times: Int32Array
  lengths: Int32Array
  /** The number of the last branch of the way to each point; `NO_BRANCH` at the start and where no road leads. */
  lastBranch: Int32Array
}
/**
 * Dijkstra's search for the shortest ways to all points. Of two ways that take the same time the shorter one counts.
 */
export function findShortestWays({ points, rows }: RoadGraph, from: number): WayTree {
  const count = points.length
  const times = new Int32Array(count).fill(UNREACHED)
  const lengths = new Int32Array(count).fill(UNREACHED)
  const lastBranch = new Int32Array(count).fill(NO_BRANCH)
  times[from] = 0
  lengths[from] = 0
  // Points that were reached and not yet left, each as one number: its time × the number of points + its index.
  const waiting = [from]
  while (waiting.length > 0) {
    const next = popLowest(waiting)
    const point = next % count
    const now = (next - point) / count
    if (now > times[point]!) continue
    const end = rows.first[point + 1]!
    for (let row = rows.first[point]!; row < end; row++) {
      const to = rows.to[row]!
      const at = now + rows.time[row]!
      const length = lengths[point]! + rows.length[row]!
      const known = times[to]!
      if (at > known || (at === known && length >= lengths[to]!)) continue
      times[to] = at
      lengths[to] = length
      lastBranch[to] = rows.id[row]!
      // A dead end leads nowhere else.
      const onward = rows.first[to]!
      if (rows.first[to + 1]! - onward > 1 || rows.to[onward] !== point) pushLowest(waiting, at * count + to)
    }
  }
  return { from, times, lengths, lastBranch }
}
