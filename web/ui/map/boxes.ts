import { PICTURE } from './frame.ts'
import type { DrawnPoint } from './map-stop.ts'

/** The room of a pin or a text on the picture. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Half of a pin's width, its edge included. */
export const PIN = 12
/** The height of a line of text. */
export const LINE = 16
/** The widths of letters of the body type at 15 units, semi-bold, rounded up. */
const LETTERS: readonly [RegExp, number][] = [
  [/[ijlI.,' ]/, 4],
  [/[frt()-]/, 6.2],
  [/[mwMW]/, 13],
  [/[A-Z…]/, 11],
]
const OTHER_LETTER = 8.8

/** The width of a text, because the server cannot measure it. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (LETTERS.find(([group]) => group.test(letter))?.[1] ?? OTHER_LETTER), 0)

/** The margin of the picture without texts. */
export const EDGE = 4

export const boxAround = ({ x, y }: DrawnPoint, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
export const pinBox = (at: DrawnPoint): Box => boxAround(at, 2 * PIN, 2 * PIN)

const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left >= EDGE && right <= PICTURE.width - EDGE && top >= EDGE && bottom <= PICTURE.height - EDGE
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
/** The distance of a point from a box. */
export const gapTo = ({ left, right, top, bottom }: Box, { x, y }: DrawnPoint): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
/** How many of the points a box covers. */
export const covered = ({ left, right, top, bottom }: Box, points: readonly DrawnPoint[]): number =>
  points.filter(({ x, y }) => x > left && x < right && y > top && y < bottom).length

/**
 * The candidate that covers the fewest points of roads, of those that are inside the picture and cover nothing that
 * is there, and are right; the earlier one if two are equal, null if there is none.
 */
export function freest<One extends { box: Box }>(
  candidates: readonly One[],
  taken: readonly Box[],
  roads: readonly DrawnPoint[],
  isRight: (one: One) => boolean = () => true,
): One | null {
  let best: { one: One; covers: number } | null = null
  for (const one of candidates) {
    if (!isInside(one.box) || taken.some((other) => overlap(one.box, other))) continue
    const covers = covered(one.box, roads)
    if ((best && covers >= best.covers) || !isRight(one)) continue
    best = { one, covers }
    if (covers === 0) break
  }
  return best?.one ?? null
}
