import { type Box, covered, overlap, pinBox } from './boxes.ts'
import { PICTURE, tenth } from './frame.ts'
import type { DrawnPoint } from './map-stop.ts'

/** A line of a round number of km, in a corner of the picture. */
export interface ScaleBar extends DrawnPoint {
  width: number
  km: number
  box: Box
}

const LONGEST = 70
const MARGIN = 10
const HEIGHT = 26
/** Room for "500 km". */
const TEXT = 50

/** The scale of a picture, in the corner where it covers no pin and the least of the roads. */
export function scaleBar(kmPerUnit: number, pins: readonly DrawnPoint[], roads: readonly DrawnPoint[]): ScaleBar {
  const km = roundNumber(LONGEST * kmPerUnit)
  const width = tenth(km / kmPerUnit)
  const [left, right] = [MARGIN, PICTURE.width - MARGIN - Math.max(width, TEXT)]
  const [top, bottom] = [MARGIN, PICTURE.height - MARGIN - HEIGHT]
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as const
  const bars = corners.map(([x, y]) => ({
    x,
    y: y + HEIGHT - 4,
    width,
    km,
    box: { left: x - 4, right: x + Math.max(width, TEXT) + 4, top: y - 4, bottom: y + HEIGHT },
  }))
  const cost = ({ box }: ScaleBar) =>
    covered(box, roads) + 1000 * pins.filter((pin) => overlap(box, pinBox(pin))).length
  return bars.reduce((best, bar) => (cost(bar) < cost(best) ? bar : best))
}

/** The largest 1, 2 or 5, with zeros or as tenths, that is not larger. */
function roundNumber(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  const first = [5, 2].find((digit) => digit * power <= most) ?? 1
  return first * power
}
