import { type Box, boxAround, freest, gapTo, LINE, widthOf } from './boxes.ts'
import { PICTURE, tenth } from './frame.ts'
import { samplesOf } from './leg-line.ts'
import type { DrawnPoint } from './map-stop.ts'

/** "46 km" beside its leg: the middle of its baseline. */
export interface PlacedDistance extends DrawnPoint {
  text: string
  box: Box
}

/** Where along the leg a distance is tried, as shares of its length: the middle first. */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9]
/** How far beside the road it is tried. */
const GAPS = [5, 13, 22]
/** Legs whose distances from a text differ by less are equally near. */
const SLACK = 2

/**
 * A position for each distance where it covers no pin and no other text, nearest to its own leg if there is room;
 * those without room are left out.
 */
export function placeDistances(
  legs: readonly { line: readonly DrawnPoint[]; text: string }[],
  roads: readonly DrawnPoint[],
  taken: readonly Box[],
): PlacedDistance[] {
  const boxes = [...taken]
  const lines = legs.map(({ line }) => samplesOf(line))
  return legs.flatMap(({ text }, own) => {
    const isNearest = ({ box }: PlacedDistance) =>
      lines.every((line) => gapToLine(box, lines[own]!) <= gapToLine(box, line) + SLACK)
    const all = candidates(lines[own]!, text)
    const placed = freest(all, boxes, roads, isNearest) ?? freest(all, boxes, roads)
    if (!placed) return []
    boxes.push(placed.box)
    return [placed]
  })
}

const gapToLine = (box: Box, line: readonly DrawnPoint[]) => Math.min(...line.map((point) => gapTo(box, point)))

function candidates(line: readonly DrawnPoint[], text: string): PlacedDistance[] {
  const samples = line.filter(({ x, y }) => x >= 0 && y >= 0 && x <= PICTURE.width && y <= PICTURE.height)
  const [width, height] = [widthOf(text), LINE]
  return GAPS.flatMap((gap) =>
    SHARES.flatMap((share) => {
      const at = Math.round(share * (samples.length - 1))
      const [here, before, after] = [samples[at], samples[Math.max(0, at - 1)], samples[at + 1] ?? samples[at]]
      if (!here || !before || !after) return []
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const across = { x: (after.y - before.y) / length, y: (before.x - after.x) / length }
      const off = (Math.abs(across.x) * width + Math.abs(across.y) * height) / 2 + gap
      return [off, -off].map((distance) => {
        const middle = { x: here.x + across.x * distance, y: here.y + across.y * distance }
        return { x: tenth(middle.x), y: tenth(middle.y + 5), text, box: boxAround(middle, width, height) }
      })
    }),
  )
}
