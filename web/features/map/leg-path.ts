import type { DrawnPoint } from './map-stop.ts'

/** How far a leg bows out, as a share of its length: there and back then lie side by side. */
const BOW = 0.14

/** An SVG path from one stop to the next, bent to the left of the way. */
export function legPath(from: DrawnPoint, to: DrawnPoint): string {
  const bendX = (from.x + to.x) / 2 + (to.y - from.y) * BOW
  const bendY = (from.y + to.y) / 2 - (to.x - from.x) * BOW
  return `M${from.x} ${from.y}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${to.x} ${to.y}`
}
