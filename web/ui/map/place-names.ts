import { type Box, EDGE, freest, gapTo, LINE, PIN, pinBox, widthOf } from './boxes.ts'
import { PICTURE, tenth } from './frame.ts'
import type { DrawnPoint } from './map-stop.ts'

type Anchor = 'start' | 'middle' | 'end'
/** A stop's name in lines: the point of the first baseline and the text anchor. */
export interface PlacedName extends DrawnPoint {
  anchor: Anchor
  lines: string[]
  box: Box
}

/** The longest lines that are tried, in letters. */
const LONGEST_LINES = [17, 11]
const MOST_LINES = 3
/** The distance of a name from the middle of its pin. */
const BESIDE = 16
const ABOVE = 13

/**
 * A position for each name where it is nearest to its own pin, covers no pin and no other text, and as little of the
 * roads as can be; null if there is none (the list beside the map has all names). `taken` has what else is on the map.
 */
export function placeNames(
  stops: readonly (DrawnPoint & { name: string })[],
  roads: readonly DrawnPoint[] = [],
  taken: readonly Box[] = [],
): (PlacedName | null)[] {
  const boxes = [...taken, ...stops.map(pinBox)]
  return stops.map((stop) => {
    const name = freest(
      LONGEST_LINES.flatMap((longest) => candidates(stop, linesOf(stop.name, longest))),
      boxes,
      roads,
      isNearest(stop, stops),
    )
    if (name) boxes.push(name.box)
    return name
  })
}

/** Whether a name is nearer to its own pin than to all others, so that nobody takes it for theirs. */
const isNearest =
  (own: DrawnPoint, stops: readonly DrawnPoint[]) =>
  ({ box }: PlacedName): boolean =>
    stops.every((other) => other === own || gapTo(box, own) < gapTo(box, other))

/** A long name in lines of similar length; what is too long for the map ends with an ellipsis. */
function linesOf(name: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]!.replace(/,$/, '')} …`]
}

/** Right, left, above, below, then the four corners, then above and below as far as needed to the side. */
function candidates({ x, y }: DrawnPoint, lines: string[]): PlacedName[] {
  const width = Math.max(...lines.map(widthOf))
  const height = lines.length * LINE + 2
  const right = { x: x + BESIDE, anchor: 'start', left: x + BESIDE - 2, right: x + BESIDE + width } as const
  const left = { x: x - BESIDE, anchor: 'end', left: x - BESIDE - width, right: x - BESIDE + 2 } as const
  const middle = { x, anchor: 'middle', left: x - width / 2, right: x + width / 2 } as const
  const pushed = (wanted: number) => {
    const at = Math.max(EDGE + width / 2, Math.min(wanted, PICTURE.width - EDGE - width / 2))
    return { x: at, anchor: 'middle', left: at - width / 2, right: at + width / 2 } as const
  }
  const [here, rightwards, leftwards] = [pushed(x), pushed(x + width / 2 - PIN), pushed(x - width / 2 + PIN)]
  const [centre, above, below] = [y - height / 2, y - ABOVE - height, y + ABOVE]
  const [up, down] = [y + 2 - height, y - 2]
  const spots = [
    [right, centre],
    [left, centre],
    [middle, above],
    [middle, below],
    [right, up],
    [right, down],
    [left, up],
    [left, down],
    [here, above],
    [here, below],
    [rightwards, above],
    [rightwards, below],
    [leftwards, above],
    [leftwards, below],
    [here, above - LINE],
    [here, below + LINE],
  ] as const
  return spots.map(([side, top]) => ({
    x: tenth(side.x),
    y: tenth(top + LINE - 2),
    anchor: side.anchor,
    lines,
    box: { left: side.left, right: side.right, top, bottom: top + height },
  }))
}
