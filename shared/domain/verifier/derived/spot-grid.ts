import type { Spot } from './distance.ts'

const CELL_DEGREES = 0.25
/** A degree is longer than this in South Africa, also from west to east. */
const LEAST_KM_OF_DEGREE = 80
const ROW = 4096

/**
 * The numbers of the lines that may pass within some km of a spot, in order, without comparing all of them: each line
 * is in all squares that its surrounding box touches.
 */
export function gridOf(lines: readonly (readonly Spot[])[]): (spot: Spot, km: number) => number[] {
  const cells = new Map<number, number[]>()
  for (const [number, line] of lines.entries())
    for (const cell of cellsAround(line, 0)) {
      const known = cells.get(cell)
      if (known) known.push(number)
      else cells.set(cell, [number])
    }
  return (spot, km) => {
    const found = new Set(cellsAround([spot], km / LEAST_KM_OF_DEGREE).flatMap((cell) => cells.get(cell) ?? []))
    return [...found].sort((a, b) => a - b)
  }
}

function cellsAround(line: readonly Spot[], margin: number): number[] {
  const [south, north] = rangeOf(line, ({ latitude }) => latitude, margin)
  const [west, east] = rangeOf(line, ({ longitude }) => longitude, margin)
  const cells: number[] = []
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) cells.push(row * ROW + column)
  return cells
}
function rangeOf(line: readonly Spot[], read: (spot: Spot) => number, margin: number): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (const spot of line) {
    least = Math.min(least, read(spot))
    most = Math.max(most, read(spot))
  }
  return [Math.floor((least - margin) / CELL_DEGREES), Math.floor((most + margin) / CELL_DEGREES)]
}
