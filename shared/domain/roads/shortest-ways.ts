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
/** A search that stands still when it has found what was asked, and goes on from there. */
export interface WaySearch extends WayTree {
  /** Points that were reached and not yet left, each as one number: its time × the number of points + its index. */
  waiting: number[]
}

/** A number that grows as a search goes on. */
export const reachOf = ({ waiting }: WaySearch): number => waiting[0] ?? Infinity

/** A search from one point that has not begun. */
export function startSearch({ points }: RoadGraph, from: number): WaySearch {
  const times = new Int32Array(points.length).fill(UNREACHED)
  const lengths = new Int32Array(points.length).fill(UNREACHED)
  const lastBranch = new Int32Array(points.length).fill(NO_BRANCH)
  times[from] = 0
  lengths[from] = 0
  return { from, times, lengths, lastBranch, waiting: [from] }
}

/**
 * Dijkstra's search until the shortest way to a point is known, or that there is none; to all points without a goal.
 * Of two ways that take the same time the shorter one counts.
 */
export function searchTo({ rows }: RoadGraph, search: WaySearch, goal: number | null): void {
  const { times, lengths, lastBranch, waiting } = search
  const count = times.length
  while (waiting.length > 0 && waiting[0]! < (goal === null ? UNREACHED : times[goal]!) * count) {
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
}

/** The shortest ways to all points. */
export function findShortestWays(graph: RoadGraph, from: number): WayTree {
  const search = startSearch(graph, from)
  searchTo(graph, search, null)
  return search
}
