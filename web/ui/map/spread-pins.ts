import { PIN } from './boxes.ts'
import { PICTURE, tenth } from './frame.ts'
import type { DrawnPoint } from './map-stop.ts'

/** The least distance of the middles of two pins. */
export const PIN_ROOM = 2 * PIN
/** The least distance of a pin from the true position of another stop, and from its own if it must leave it. */
const DOT_ROOM = PIN + 3
/** A pin that is moved by less still shows its true position. */
export const AT_PLACE = 6
const TURNS = 16
const STEP = 3
const LONGEST_LEADER = 200

/**
 * A position for each pin where it covers no other and no other's true position: a stop that is alone stays at its
 * own, others are moved to the nearest free place outwards.
 */
export function spreadPins(stops: readonly DrawnPoint[]): DrawnPoint[] {
  const isAlone = stops.map((stop, own) => stops.every((other, index) => index === own || far(stop, other, PIN_ROOM)))
  const pins: (DrawnPoint | undefined)[] = stops.map((stop, index) => (isAlone[index] ? stop : undefined))
  const middle = { x: mean(stops.map(({ x }) => x)), y: mean(stops.map(({ y }) => y)) }
  for (const [index, stop] of stops.entries())
    pins[index] ??= nearestFree(
      stop,
      middle,
      pins.filter(isPin),
      stops.filter((_, other) => other !== index),
    )
  return pins.filter(isPin)
}

function nearestFree(
  stop: DrawnPoint,
  middle: DrawnPoint,
  pins: readonly DrawnPoint[],
  dots: readonly DrawnPoint[],
): DrawnPoint {
  const isFree = (at: DrawnPoint) => isInside(at) && pins.every((pin) => far(at, pin, PIN_ROOM))
  const around = ringsAround(stop, Math.atan2(stop.y - middle.y, stop.x - middle.x))
  return around.find((at) => isFree(at) && dots.every((dot) => far(at, dot, DOT_ROOM))) ?? around.find(isFree) ?? stop
}

/** Points around a position, nearest first; in each ring those in the direction `outwards` first. */
function ringsAround({ x, y }: DrawnPoint, outwards: number): DrawnPoint[] {
  const points: DrawnPoint[] = []
  for (let radius = 0; radius <= LONGEST_LEADER; radius += STEP) {
    if (radius >= AT_PLACE && radius < DOT_ROOM) continue
    for (let turn = 0; turn < TURNS; turn++) {
      const side = turn % 2 === 0 ? turn / 2 : -(turn + 1) / 2
      const angle = outwards + (side * 2 * Math.PI) / TURNS
      points.push({ x: tenth(x + radius * Math.cos(angle)), y: tenth(y + radius * Math.sin(angle)) })
    }
  }
  return points
}

const isPin = (pin: DrawnPoint | undefined): pin is DrawnPoint => pin !== undefined
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const far = (a: DrawnPoint, b: DrawnPoint, room: number) => Math.hypot(a.x - b.x, a.y - b.y) >= room
const isInside = ({ x, y }: DrawnPoint) => x >= PIN && x <= PICTURE.width - PIN && y >= PIN && y <= PICTURE.height - PIN
