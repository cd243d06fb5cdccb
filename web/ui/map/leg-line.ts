import { type Frame, inFrame, tenth } from './frame.ts'
import type { DrawnPoint, MapLeg } from './map-stop.ts'
import { projected } from './projection.ts'

/** The height of a leg's arc, as a share of its length. */
const BOW = 0.13
/** The arc of the way home is higher, and on the side with fewer stops. */
const HOME_BOW = 0.3
/** An arc is drawn as so many straight pieces. */
const PIECES = 12
/** The distance of the samples of a line, in units of the picture. */
const SAMPLE = 6

/** The points of a leg on the picture: the bends of its road, or an arc if the road is not known. */
export function pointsOfLeg(leg: MapLeg, frame: Frame, stops: readonly DrawnPoint[]): DrawnPoint[] {
  const [from, to] = [stops[leg.from]!, stops[leg.to]!]
  if (!leg.path) return arc(from, to, leg.line === 'road' ? BOW : HOME_BOW * awayFrom(stops, from, to))
  const bends = leg.path.slice(1, -1).map((point) => inFrame(frame, projected(point)))
  return [startOf(leg, frame, from, 0), ...bends, startOf(leg, frame, to, -1)]
}

/** The road begins at its place, which is not the stop's pin if the stop stands for several places. */
const startOf = ({ path }: MapLeg, frame: Frame, stop: DrawnPoint, at: 0 | -1): DrawnPoint => {
  const end = path?.at(at)
  return end ? inFrame(frame, projected(end)) : stop
}

/** A curve to the left of the way. */
function arc(from: DrawnPoint, to: DrawnPoint, bow: number): DrawnPoint[] {
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * bow, y: (from.y + to.y) / 2 + (from.x - to.x) * bow }
  return Array.from({ length: PIECES + 1 }, (_, index) => {
    const t = index / PIECES
    const [first, second, third] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return {
      x: tenth(first * from.x + second * bend.x + third * to.x),
      y: tenth(first * from.y + second * bend.y + third * to.y),
    }
  })
}

/** 1 to curve to the left of the way, -1 to the right: the side with fewer stops; 1 if the sides are equal. */
function awayFrom(all: readonly DrawnPoint[], from: DrawnPoint, to: DrawnPoint): 1 | -1 {
  const across = { x: to.y - from.y, y: from.x - to.x }
  const lean = all.reduce((sum, point) => sum + (point.x - from.x) * across.x + (point.y - from.y) * across.y, 0)
  return lean > 1 ? -1 : 1
}

/**
 * The lines as one SVG path, each line once, in whole units and in steps from point to point, because these are short: a
 * road is four units wide.
 */
export function svgPath(lines: readonly (readonly DrawnPoint[])[]): string {
  const seen = new Set<string>()
  return lines
    .filter((line) => {
      const [there, back] = [stepsOf(line), stepsOf(line.toReversed())]
      const isNew = !seen.has(there) && !seen.has(back)
      seen.add(there)
      return isNew
    })
    .map(stepsOf)
    .join('')
}

function stepsOf(line: readonly DrawnPoint[]): string {
  const [first, ...rest] = line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  let last = first!
  const steps = rest.map((point) => {
    const step = `${point.x - last.x} ${point.y - last.y}`
    last = point
    return step
  })
  return `M${first!.x} ${first!.y}l${steps.filter((step) => step !== '0 0').join(' ') || '0 0'}`.replaceAll(' -', '-')
}

/** Points along a line, close enough that a text cannot lie between two of them. */
export function samplesOf(line: readonly DrawnPoint[]): DrawnPoint[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1]
    if (!next) return [point]
    const pieces = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / SAMPLE))
    return Array.from({ length: pieces }, (_, piece) => between(point, next, piece / pieces))
  })
}

const between = (a: DrawnPoint, b: DrawnPoint, share: number): DrawnPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
