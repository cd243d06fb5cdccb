import { PICTURE } from './frame.ts'
import type { DrawnPoint } from './map-stop.ts'

export type Anchor = 'start' | 'middle' | 'end'
/** The position of a stop's name: the point of the baseline and the text anchor. */
export interface PlacedName extends DrawnPoint {
  anchor: Anchor
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Width of an average letter of the body type at 15 units, semi-bold. */
const LETTER = 8
const PIN = 12

/**
 * A position for each name where it covers no pin and no other name, tried right, left, above, below; null if
 * there is none (the list under the map has all names).
 */
export function placeNames(stops: readonly (DrawnPoint & { name: string })[]): (PlacedName | null)[] {
  const taken: Box[] = stops.map(({ x, y }) => ({ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN }))
  return stops.map((stop, own) => {
    const width = stop.name.length * LETTER
    for (const { name, box } of candidates(stop, width)) {
      if (!isInside(box) || taken.some((other, index) => index !== own && overlap(box, other))) continue
      taken.push(box)
      return name
    }
    return null
  })
}

function candidates({ x, y }: DrawnPoint, width: number): { name: PlacedName; box: Box }[] {
  const beside = { top: y - 9, bottom: y + 9 }
  const across = { left: x - width / 2, right: x + width / 2 }
  return [
    { name: { x: x + 16, y: y + 5, anchor: 'start' }, box: { left: x + 14, right: x + 16 + width, ...beside } },
    { name: { x: x - 16, y: y + 5, anchor: 'end' }, box: { left: x - 16 - width, right: x - 14, ...beside } },
    { name: { x, y: y - 17, anchor: 'middle' }, box: { ...across, top: y - 31, bottom: y - 13 } },
    { name: { x, y: y + 27, anchor: 'middle' }, box: { ...across, top: y + 13, bottom: y + 31 } },
  ]
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 4 && right <= PICTURE.width - 4 && top >= 4 && bottom <= PICTURE.height - 4
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
