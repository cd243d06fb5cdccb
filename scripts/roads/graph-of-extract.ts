import { kmBetween, type Point } from '#shared/domain/geo'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import { BadExtract, classOf, directionOf, type ExtractRoad, isForCoaches, isGravel } from './extract/extract-road.ts'

export interface ExtractGraph {
  points: RoadPoint[]
  links: RoadLink[]
  /** Roads that were left out, each with where it stands and why. */
  leftOut: string[]
}

/** Around South Africa, Lesotho and Eswatini. */
const COUNTRY = { south: -35.2, north: -21.9, west: 16.2, east: 33.2 }
const isInCountry = ({ lat, lon }: Point) =>
  lat >= COUNTRY.south && lat <= COUNTRY.north && lon >= COUNTRY.west && lon <= COUNTRY.east

const keyOf = ({ lat, lon }: Point) => `${lat.toFixed(6)},${lon.toFixed(6)}`
const lengthOf = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, point, i) => sum + kmBetween(line[i]!, point), 0)

/** Splits roads where they meet and joins them to a graph. Throws if the file is empty or of another country. */
export async function graphOfExtract(roads: AsyncIterable<ExtractRoad>): Promise<ExtractGraph> {
  const kept: ExtractRoad[] = []
  const leftOut: string[] = []
  let outside: string | null = null
  let inside = 0
  for await (const road of roads) {
    if (!classOf(road.tags) || !isForCoaches(road.tags)) continue
    if (isInCountry(road.line[0]!)) inside++
    else outside ??= road.where
    if (lengthOf(road.line) === 0) leftOut.push(`${road.where}: the road has no length`)
    else kept.push(road)
  }
  if (kept.length === 0) throw new BadExtract('The file has no roads for coaches: no lines with a known "highway".')
  if (inside < kept.length / 2)
    throw new BadExtract(`${outside}: most roads lie outside South Africa. Take an extract of this country.`)

  const uses = new Map<string, number>()
  for (const { line } of kept)
    for (const [i, point] of line.entries()) {
      const ends = i === 0 || i === line.length - 1 ? 2 : 1
      uses.set(keyOf(point), (uses.get(keyOf(point)) ?? 0) + ends)
    }
  const points = new Map<string, RoadPoint>()
  const idAt = (point: Point): string => {
    const key = keyOf(point)
    const known = points.get(key)
    if (known) return known.id
    const id = `n${points.size.toString(36)}`
    points.set(key, { id, name: '', ...point })
    return id
  }
  const seen = new Set<string>()
  const links: RoadLink[] = []
  for (const road of kept)
    for (const part of partsBetweenJunctions(road.line, (point) => (uses.get(keyOf(point)) ?? 0) > 1)) {
      const link = linkOf(road.tags, part, idAt(part[0]!), idAt(part.at(-1)!))
      const same = JSON.stringify([[link.from, link.to].toSorted(), link.km.toFixed(3), link.class])
      if (link.from === link.to) continue
      if (seen.has(same)) leftOut.push(`${road.where}: the road is in the file twice`)
      else links.push(link)
      seen.add(same)
    }
  return { points: [...points.values()], links, leftOut }
}

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
  return parts
}

function linkOf(tags: Record<string, string>, line: readonly Point[], from: string, to: string): RoadLink {
  const direction = directionOf(tags)
  const inner = line.slice(1, -1).map(({ lat, lon }): [number, number] => [lat, lon])
  const [begin, end] = direction < 0 ? [to, from] : [from, to]
  const via = direction < 0 ? inner.toReversed() : inner
  return {
    from: begin,
    to: end,
    km: lengthOf(line),
    class: classOf(tags)!,
    ...(tags['ref'] ? { road: tags['ref'] } : {}),
    ...(isGravel(tags) ? { surface: 'gravel' as const } : {}),
    ...(direction === 0 ? {} : { oneway: true as const }),
    ...(via.length > 0 ? { via } : {}),
  }
}
