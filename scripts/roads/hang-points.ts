import { kmBetween, type Point } from '#shared/domain/geo'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'

/** Where a point meets the road nearest to it: the link, the piece of it and the share of that piece. */
export interface Footing {
  link: RoadLink
  piece: number
  share: number
  at: Point
  km: number
}
const CELL = 0.05
/** Kilometres of a degree at 29° south: near enough for what lies within a few kilometres. */
const KM = { lat: 111.2, lon: 97.3 }

/** The bends of a link with its ends. */
export type LineOf = (link: RoadLink) => readonly Point[]

/** Roads that are so much farther than the nearest count as beside it: the other carriageway, the road below a bridge. */
const BESIDE_KM = 0.15
const MOST_BESIDE = 4
/** The same for a point whose position is rough. */
const MOST_AROUND = 12

/** Finds the roads nearest to a point within some 25 km, the nearest first; several where they run side by side. */
export function roadFinder(links: readonly RoadLink[], lineOf: LineOf): (point: Point, besideKm?: number) => Footing[] {
  const cells = new Map<string, { link: RoadLink; piece: number }[]>()
  const cellOf = (degrees: number) => Math.floor(degrees / CELL)
  for (const link of links) {
    const line = lineOf(link)
    for (let piece = 0; piece + 1 < line.length; piece++) {
      const [a, b] = [line[piece]!, line[piece + 1]!]
      for (let row = cellOf(Math.min(a.lat, b.lat)); row <= cellOf(Math.max(a.lat, b.lat)); row++)
        for (let column = cellOf(Math.min(a.lon, b.lon)); column <= cellOf(Math.max(a.lon, b.lon)); column++) {
          const key = `${row},${column}`
          const cell = cells.get(key)
          if (cell) cell.push({ link, piece })
          else cells.set(key, [{ link, piece }])
        }
    }
  }
  return (point, besideKm = BESIDE_KM) => {
    const byLink = new Map<RoadLink, Footing>()
    let nearest = Infinity
    for (let ring = 0; ring <= 5; ring++) {
      // A piece in a farther ring cannot be nearer than the ring's inner edge.
      if (nearest + besideKm < (ring - 1) * CELL * KM.lon) break
      for (let row = -ring; row <= ring; row++)
        for (let column = -ring; column <= ring; column++) {
          if (Math.max(Math.abs(row), Math.abs(column)) !== ring) continue
          for (const { link, piece } of cells.get(`${cellOf(point.lat) + row},${cellOf(point.lon) + column}`) ?? []) {
            const line = lineOf(link)
            const { share, at } = nearestOnPiece(point, line[piece]!, line[piece + 1]!)
            const km = kmBetween(point, at)
            if (km < (byLink.get(link)?.km ?? nearest + besideKm)) byLink.set(link, { link, piece, share, at, km })
            nearest = Math.min(nearest, km)
          }
        }
    }
    return [...byLink.values()]
      .filter(({ km }) => km <= nearest + besideKm)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, besideKm > BESIDE_KM ? MOST_AROUND : MOST_BESIDE)
  }
}

function nearestOnPiece(point: Point, a: Point, b: Point): { share: number; at: Point } {
  const x = (b.lon - a.lon) * KM.lon
  const y = (b.lat - a.lat) * KM.lat
  const length = x * x + y * y
  const along = (point.lon - a.lon) * KM.lon * x + (point.lat - a.lat) * KM.lat * y
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length))
  return { share, at: { lat: a.lat + (b.lat - a.lat) * share, lon: a.lon + (b.lon - a.lon) * share } }
}

export interface Hung {
  points: RoadPoint[]
  links: RoadLink[]
  /** By id of the point that was hung: km of the straight line to its road. */
  kmToRoad: Map<string, number>
}
/** The shortest access that is drawn: a point on the road itself. */
const ON_ROAD_KM = 0.02
const ACCESS_FACTOR = 1.3

/**
 * Hangs points on the nearest road: the link is cut there, and an access link leads to the point. A point whose position
 * is known only to `roughKm` hangs on every road within it, and its access has no length.
 */
export function hangPoints(
  graph: { points: readonly RoadPoint[]; links: readonly RoadLink[] },
  extra: readonly RoadPoint[],
  lineOf: LineOf,
  roughKm: (point: RoadPoint) => number = () => 0,
): Hung {
  const find = roadFinder(graph.links, lineOf)
  const cuts = new Map<RoadLink, { footing: Footing; id: string }[]>()
  const points: RoadPoint[] = [...graph.points]
  const access: RoadLink[] = []
  const kmToRoad = new Map<string, number>()
  for (const point of extra) {
    points.push(point)
    const rough = roughKm(point)
    for (const [i, footing] of find(point, rough || BESIDE_KM).entries()) {
      if (i === 0) kmToRoad.set(point.id, footing.km)
      const id = `road ${i} at ${point.id}`
      points.push({ id, ...marksOf(point, footing.km), ...footing.at })
      const km = Math.max(ON_ROAD_KM, rough > 0 ? 0 : ACCESS_FACTOR * footing.km)
      access.push({ from: point.id, to: id, km, class: 'track' })
      cuts.set(footing.link, [...(cuts.get(footing.link) ?? []), { footing, id }])
    }
  }
  const links = graph.links.flatMap((link) => cutLink(link, cuts.get(link) ?? [], lineOf(link)))
  return { points, links: [...links, ...access], kmToRoad }
}

/** A town or gate beside the road marks the point of the road where it hangs, so that a way that passes knows of it. */
const MARKS_KM = { halt: 4, gate: 0.5 }
const marksOf = ({ name, halt, gate }: RoadPoint, km: number): Pick<RoadPoint, 'name' | 'halt' | 'gate'> => ({
  name: halt && km <= MARKS_KM.halt ? name : '',
  ...(halt && km <= MARKS_KM.halt ? { halt } : {}),
  ...(gate && km <= MARKS_KM.gate ? { gate } : {}),
})

function cutLink(link: RoadLink, cuts: { footing: Footing; id: string }[], line: readonly Point[]): RoadLink[] {
  if (cuts.length === 0) return [link]
  const lengths = line.slice(1).map((end, i) => kmBetween(line[i]!, end))
  const drawn = lengths.reduce((sum, km) => sum + km, 0)
  const before = (piece: number, share: number) =>
    lengths.slice(0, piece).reduce((sum, km) => sum + km, 0) + share * (lengths[piece] ?? 0)
  const stops = cuts
    .map(({ footing, id }) => ({ id, piece: footing.piece, at: before(footing.piece, footing.share) }))
    .toSorted((a, b) => a.at - b.at)
  const ends = [{ id: link.from, piece: -1, at: 0 }, ...stops, { id: link.to, piece: line.length, at: drawn }]
  return ends.slice(1).map((end, i) => {
    const start = ends[i]!
    const bends = line.slice(Math.max(1, start.piece + 1), Math.min(line.length - 1, end.piece + 1))
    const { via: _, ...rest } = link
    const km = drawn > 0 ? (link.km * (end.at - start.at)) / drawn : link.km / (ends.length - 1)
    return {
      ...rest,
      from: start.id,
      to: end.id,
      km,
      ...(bends.length > 0 && { via: bends.map(({ lat, lon }): [number, number] => [lat, lon]) }),
    }
  })
}
