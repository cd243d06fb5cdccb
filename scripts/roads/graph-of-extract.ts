import { kmBetween, type Point } from '#shared/domain/geo'
import type { GateHours, RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import { simplifyLine } from '#shared/domain/roads/way-shape'
import type { Roads } from './cut-graph.ts'
import {
  BadExtract,
  BORDER_CONTROL,
  classOf,
  directionOf,
  type ExtractBarrier,
  type ExtractItem,
  type ExtractRoad,
  isForCoaches,
  isGravel,
  saysDirection,
} from './extract/extract-road.ts'
import { readOpeningHours } from './extract/opening-hours.ts'
import { isInNeighbour } from './neighbours.ts'

export interface ExtractGraph extends Roads {
  /** Roads that were left out, each with where it stands and why, and what the file does not say. */
  leftOut: string[]
}

/** Around South Africa, Lesotho and Eswatini. */
const COUNTRY = { south: -35.2, north: -21.9, west: 16.2, east: 33.2 }
const isInCountry = ({ lat, lon }: Point) =>
  lat >= COUNTRY.south && lat <= COUNTRY.north && lon >= COUNTRY.west && lon <= COUNTRY.east

/** Points are the same if they are in millionths of a degree. A number takes less memory than a text. */
const keyOf = ({ lat, lon }: Point) => Math.round(lat * 1e6) * 4e7 + Math.round(lon * 1e6)
const lengthOf = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, point, i) => sum + kmBetween(line[i]!, point), 0)

/** Splits roads where they meet and joins them to a graph. Throws if the file is empty or of another country. */
export async function graphOfExtract(items: AsyncIterable<ExtractItem>): Promise<ExtractGraph> {
  const { roads, barriers, leftOut } = await collect(items)
  const hasDirections = roads.some(({ tags }) => saysDirection(tags))
  if (!hasDirections)
    leftOut.push('No road of the file says in which direction it is driven (oneway): all are driven in both')
  const { isJunction, idAt, points } = pointsOf(roads, barriers)
  const seen = new Set<string>()
  const links: RoadLink[] = []
  for (const { where, tags, line } of roads)
    for (const part of partsBetweenJunctions(line, isJunction)) {
      if (isInNeighbour(part[Math.floor(part.length / 2)]!)) continue
      const link = linkOf(tags, directionOf(tags, hasDirections), part, idAt)
      if (link.from === link.to) continue
      const same = sameLinkKey(link, part)
      if (seen.has(same)) leftOut.push(`${where}: the road is in the file twice`)
      else links.push(link)
      seen.add(same)
    }
  return { points: [...points.values()], links, leftOut }
}

async function collect(items: AsyncIterable<ExtractItem>) {
  const roads: ExtractRoad[] = []
  const barriers: ExtractBarrier[] = []
  const leftOut: string[] = []
  let outside: string | null = null
  let outsideCount = 0
  for await (const item of items) {
    if (!('line' in item)) barriers.push(item)
    else if (!classOf(item.tags) || !isForCoaches(item.tags)) continue
    else if (!isInCountry(item.line[0]!)) {
      outside ??= item.where
      outsideCount++
    } else if (lengthOf(item.line) === 0) leftOut.push(`${item.where}: the road has no length`)
    else roads.push(item)
  }
  if (outsideCount > roads.length)
    throw new BadExtract(`${outside}: most roads lie outside South Africa. Take an extract of this country.`)
  if (roads.length === 0) throw new BadExtract('The file has no roads for coaches: no lines with a known "highway".')
  return { roads, barriers, leftOut }
}

/** The points where roads meet, end or can be closed. */
function pointsOf(roads: readonly ExtractRoad[], barriers: readonly ExtractBarrier[]) {
  const frontier = new Set<number>()
  const gates = new Map<number, NonNullable<RoadPoint['gate']>>()
  for (const { tags, at } of barriers) {
    const hours = gateHoursOf(tags)
    if (tags['barrier'] === BORDER_CONTROL) frontier.add(keyOf(at))
    else if (hours) gates.set(keyOf(at), { park: tags['name'] ?? 'the road', hours })
  }
  const junctions = new Set<number>([...frontier, ...gates.keys()])
  for (const key of keysOfJunctions(roads)) junctions.add(key)
  const points = new Map<string, RoadPoint>()
  const idOfKey = new Map<number, string>()
  const idAt = (point: Point): string => {
    const key = keyOf(point)
    const known = idOfKey.get(key)
    // Each road ends at a frontier post on a point of its own, so that no way leads through it.
    if (known !== undefined && !frontier.has(key)) return known
    const id = `n${points.size.toString(36)}`
    const gate = gates.get(key)
    points.set(id, { id, name: '', ...point, ...(gate ? { gate } : {}) })
    idOfKey.set(key, id)
    return id
  }
  return { points, idAt, isJunction: (point: Point) => junctions.has(keyOf(point)) }
}

/** The keys of points at which a road ends or that stand in the file twice. A sorted list takes less memory than a set. */
function* keysOfJunctions(roads: readonly ExtractRoad[]): Generator<number> {
  const keys = new Float64Array(roads.reduce((sum, { line }) => sum + line.length, 0))
  let count = 0
  for (const { line } of roads) {
    for (const point of line) keys[count++] = keyOf(point)
    yield keyOf(line[0]!)
    yield keyOf(line.at(-1)!)
  }
  keys.sort()
  for (let i = 1; i < count; i++) if (keys[i] === keys[i - 1]) yield keys[i]!
}

function gateHoursOf({ opening_hours = '' }: Record<string, string>): GateHours[] | null {
  const hours = readOpeningHours(opening_hours)
  const isAlwaysOpen = hours?.every(({ opens, closes }) => opens === '00:00' && closes === '24:00')
  return isAlwaysOpen ? null : hours
}

/** The parts of a road from junction to junction; one that leads back to its beginning is cut in two. */
function partsBetweenJunctions(line: readonly Point[], isJunction: (point: Point) => boolean): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [i, point] of line.entries()) {
    part.push(point)
    if (i > 0 && (i === line.length - 1 || isJunction(point))) {
      parts.push(part)
      part = [point]
    }
  }
  return parts.flatMap((loop) => {
    if (keyOf(loop[0]!) !== keyOf(loop.at(-1)!)) return [loop]
    const middle = Math.floor(loop.length / 2)
    return [loop.slice(0, middle + 1), loop.slice(middle)]
  })
}

/** Equal for links over the same points in the same direction, or in either if neither is one-way. */
function sameLinkKey({ from, to, oneway }: RoadLink, part: readonly Point[]): string {
  const ends = oneway ? [from, to] : [from, to].toSorted()
  const inner = part.slice(1, -1).reduce((sum, point) => (sum + keyOf(point)) % 1e15, 0)
  return [oneway, ...ends, part.length, inner].join(' ')
}

/** Bends that leave the line by less than this take memory and cannot be told from the line. */
const BEND_KM = 0.02
function linkOf(
  tags: Record<string, string>,
  direction: 1 | -1 | 0,
  line: readonly Point[],
  idAt: (point: Point) => string,
): RoadLink {
  const driven = direction < 0 ? line.toReversed() : line
  const via = simplifyLine(driven, BEND_KM)
    .slice(1, -1)
    .map(({ lat, lon }): [number, number] => [lat, lon])
  return {
    from: idAt(driven[0]!),
    to: idAt(driven.at(-1)!),
    km: lengthOf(line),
    class: classOf(tags)!,
    ...(tags['ref'] ? { road: tags['ref'] } : {}),
    ...(isGravel(tags) ? { surface: 'gravel' as const } : {}),
    ...(direction === 0 ? {} : { oneway: true as const }),
    ...(via.length > 0 ? { via } : {}),
  }
}
