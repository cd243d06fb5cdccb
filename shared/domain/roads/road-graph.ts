import type { Point } from '../geo.ts'
import { GRAVEL_COACH_KMH, ROAD_CLASSES, type RoadClass, type Terrain, TERRAIN_FACTORS } from './road-classes.ts'

/** The hours of a park's gate in some months (1 to 12), `HH:MM`. */
export interface GateHours {
  months: number[]
  opens: string
  closes: string
}
/** A point where roads meet or end: a town, a place, a stay, a junction or a gate. */
export interface RoadPoint extends Point {
  id: string
  name: string
  /** A coach can stop here for a rest. */
  halt?: boolean
  gate?: { park: string; hours: GateHours[] }
}
/** A road between two points, driven in both directions unless it is one-way. */
export interface RoadLink {
  /** Ids of its points. */
  from: string
  to: string
  km: number
  class: RoadClass
  /** Its number: "N2", "R61"; several are joined by ";". */
  road?: string
  surface?: 'gravel'
  /** Absent: flat. */
  terrain?: Exclude<Terrain, 'flat'>
  pass?: string
  /** Driven from `from` to `to` only. */
  oneway?: true
  /** No coach gets through. */
  no_coach?: true
  /** It leads over a frontier: trips do not use it. */
  border?: true
  /** Of a ferry or cable car: the crossing. */
  minutes?: number
  /** The bends that it goes through, as latitude and longitude, from `from` to `to`. */
  via?: [number, number][]
}

/** Where a link leads from one of its ends. */
export interface Branch {
  /** Index into `allBranches`. */
  id: number
  link: RoadLink
  /** Index of the other end. */
  to: number
  /** Index of the near end. */
  from: number
  /** Hundredths of a minute and of a kilometre: whole numbers, so that a way has the same length whatever end it is searched from. */
  time: number
  length: number
}
export interface BranchRows {
  /** The first row of each point; the last item is the number of rows. */
  first: Int32Array
  to: Int32Array
  time: Int32Array
  length: Int32Array
  id: Int32Array
}
export interface RoadGraph {
  points: readonly RoadPoint[]
  /** All links, those that are closed to coaches as well. */
  links: readonly RoadLink[]
  /** The index of a point by its id. */
  indexOf: ReadonlyMap<string, number>
  /** The links from each point that a coach may drive. */
  branches: readonly (readonly Branch[])[]
  allBranches: readonly Branch[]
  /** The branches as numbers, those of a point one after the other: a search reads each of them. */
  rows: BranchRows
  /** No link is one-way. */
  isTwoWay: boolean
}

function rowsOf(branches: readonly (readonly Branch[])[]): BranchRows {
  const sorted = branches.flat()
  const first = new Int32Array(branches.length + 1)
  for (const [point, own] of branches.entries()) first[point + 1] = first[point]! + own.length
  const column = (read: (branch: Branch) => number) => new Int32Array(sorted.map(read))
  return {
    first,
    to: column(({ to }) => to),
    time: column(({ time }) => time),
    length: column(({ length }) => length),
    id: column(({ id }) => id),
  }
}

const isForCoaches = ({ no_coach, border }: RoadLink) => !no_coach && !border

/** The minutes that a coach needs for a link. */
function coachMinutes(link: RoadLink): number {
  if (link.minutes !== undefined) return link.minutes
  const kmh = ROAD_CLASSES[link.class].coachKmh
  const onGround = link.surface === 'gravel' ? Math.min(kmh, GRAVEL_COACH_KMH) : kmh
  return (60 * link.km) / (onGround * TERRAIN_FACTORS[link.terrain ?? 'flat'])
}

/** Joins points and links to a graph. Throws if a link names a point that is not there: the files are checked before. */
export function buildRoadGraph(
  points: readonly RoadPoint[],
  links: readonly RoadLink[],
  minutesOf: (link: RoadLink) => number = coachMinutes,
): RoadGraph {
  const indexOf = new Map(points.map(({ id }, index) => [id, index]))
  const branches: Branch[][] = points.map(() => [])
  const allBranches: Branch[] = []
  const add = (branch: Omit<Branch, 'id'>) => {
    const numbered = { id: allBranches.length, ...branch }
    allBranches.push(numbered)
    branches[branch.from]!.push(numbered)
  }
  const find = (id: string): number => {
    const index = indexOf.get(id)
    if (index === undefined) throw new Error(`No point of the road graph has the id ${id}`)
    return index
  }
  for (const link of links.filter(isForCoaches)) {
    const [from, to] = [find(link.from), find(link.to)]
    const [time, length] = [Math.max(1, Math.round(100 * minutesOf(link))), Math.round(100 * link.km)]
    add({ link, from, to, time, length })
    if (!link.oneway) add({ link, from: to, to: from, time, length })
  }
  const isTwoWay = links.every(({ oneway }) => !oneway)
  return { points, links, indexOf, branches, allBranches, rows: rowsOf(branches), isTwoWay }
}
