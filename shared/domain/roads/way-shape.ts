import { kmBetween, type Point, pointBetween } from '../geo.ts'
import type { DrivenLink, Measure, Way } from './road-network.ts'

/** The bends of a link in the order in which it is driven, its ends included. */
function bendsOf({ link, begins, ends }: DrivenLink): Point[] {
  const via = (link.via ?? []).map(([lat, lon]) => ({ lat, lon }))
  if (link.from !== begins.id) via.reverse()
  return [begins, ...via, ends]
}

/** The line of a way on the map, from its beginning to its end. */
export function lineOf({ from, to, links }: Pick<Way, 'from' | 'to' | 'links'>): Point[] {
  const line: Point[] = [from]
  for (const point of [...links.flatMap(bendsOf), to]) {
    const { lat, lon } = point
    const last = line.at(-1)!
    if (last.lat !== lat || last.lon !== lon) line.push({ lat, lon })
  }
  return line
}

/** The point that a coach reaches after so many minutes on a way, and the km before it. */
export function pointAfter(way: Way, minutes: number): Point & { km: number } {
  let [at, km] = [0, 0]
  for (const stretch of stretchesOf(way)) {
    if (minutes < at + stretch.minutes) {
      const share = (minutes - at) / stretch.minutes
      return { ...pointAlong(stretch.line, share), km: km + share * stretch.km }
    }
    at += stretch.minutes
    km += stretch.km
  }
  const { lat, lon } = way.to
  return { lat, lon, km: way.km }
}

interface Stretch extends Measure {
  line: Point[]
}
/** The links of a way, and the streets before and after them. */
function stretchesOf({ km, minutes, from, to, links, streets }: Way): Stretch[] {
  const onLinks = links.map((one): Stretch => ({ km: one.link.km, minutes: one.minutes, line: bendsOf(one) }))
  const sum = (of: (stretch: Measure) => number) => onLinks.reduce((total, one) => total + of(one), of(streets))
  return [
    { ...streets, line: [from, links[0]?.begins ?? to] },
    ...onLinks,
    {
      km: km - sum((one) => one.km),
      minutes: minutes - sum((one) => one.minutes),
      line: [links.at(-1)?.ends ?? to, to],
    },
  ]
}

/** The point on a line after a share (0 to 1) of its length. */
function pointAlong(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map((end, i) => kmBetween(line[i]!, end))
  let left = share * lengths.reduce((sum, km) => sum + km, 0)
  for (const [i, km] of lengths.entries()) {
    if (left <= km) return pointBetween(line[i]!, line[i + 1]!, km > 0 ? left / km : 0)
    left -= km
  }
  return line.at(-1)!
}

/** A line without the bends that leave it by less than so many km (Ramer, Douglas and Peucker). */
export function simplifyLine(line: readonly Point[], km: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let [farthest, most] = [0, km]
  for (let i = 1; i < line.length - 1; i++) {
    const off = kmFromPiece(line[i]!, first, last)
    if (off > most) [farthest, most] = [i, off]
  }
  if (farthest === 0) return [first, last]
  return [...simplifyLine(line.slice(0, farthest + 1), km).slice(0, -1), ...simplifyLine(line.slice(farthest), km)]
}
function kmFromPiece(point: Point, a: Point, b: Point): number {
  const [x, y] = [b.lon - a.lon, b.lat - a.lat]
  const length = x * x + y * y
  const along = length === 0 ? 0 : ((point.lon - a.lon) * x + (point.lat - a.lat) * y) / length
  return kmBetween(point, pointBetween(a, b, Math.max(0, Math.min(1, along))))
}
