import type { DrawnPoint } from './map-stop.ts'

/** The height of a leg's arc, as a share of its length. */
const BOW = 0.13
/** The arc of the way home is higher, and on the side with fewer stops. */
const HOME_BOW = 0.3

/** An SVG path from one stop to the next, curved to the left; the way home is curved away from the other stops. */
export function legPath(from: DrawnPoint, to: DrawnPoint, home: boolean, all: readonly DrawnPoint[]): string {
  const across = { x: to.y - from.y, y: from.x - to.x }
  const bow = home ? HOME_BOW * awayFrom(all, from, across) : BOW
  const bendX = (from.x + to.x) / 2 + across.x * bow
  const bendY = (from.y + to.y) / 2 + across.y * bow
  return `M${from.x} ${from.y}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${to.x} ${to.y}`
}

/** 1 to curve towards `across`, -1 away from it: the side with fewer stops; 1 if the sides are equal. */
function awayFrom(all: readonly DrawnPoint[], from: DrawnPoint, across: DrawnPoint): 1 | -1 {
  const lean = all.reduce((sum, point) => sum + (point.x - from.x) * across.x + (point.y - from.y) * across.y, 0)
  return lean > 1 ? -1 : 1
}
