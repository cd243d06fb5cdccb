import type { DrawnPoint } from './map-stop.ts'

/** How far a leg bows out, as a share of its length. */
const BOW = 0.13
/** The way home bows more, on the side where the trip was not. */
const HOME_BOW = 0.3

/** An SVG path from one stop to the next, bent to the left of the way; the way home is bent away from the other stops. */
export function legPath(from: DrawnPoint, to: DrawnPoint, home: boolean, all: readonly DrawnPoint[]): string {
  const across = { x: to.y - from.y, y: from.x - to.x }
  const bow = home ? HOME_BOW * awayFrom(all, from, across) : BOW
  const bendX = (from.x + to.x) / 2 + across.x * bow
  const bendY = (from.y + to.y) / 2 + across.y * bow
  return `M${from.x} ${from.y}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${to.x} ${to.y}`
}

/** 1 to bend towards `across`, -1 against it: the side with fewer stops; a there and back lies on both. */
function awayFrom(all: readonly DrawnPoint[], from: DrawnPoint, across: DrawnPoint): 1 | -1 {
  const lean = all.reduce((sum, point) => sum + (point.x - from.x) * across.x + (point.y - from.y) * across.y, 0)
  return lean > 1 ? -1 : 1
}
