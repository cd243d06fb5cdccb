import { KM_PER_DEGREE, kmBetween, type Point } from './geo.ts'

const CELL_DEGREES = 0.5

/** Points in squares of about 50 km, so that near points are found without comparing all of them. */
export interface PointGrid<T extends Point> {
  /** The points within a distance in km, in the order of the list. */
  near: (point: Point, km: number) => T[]
}
export function gridOf<T extends Point>(all: readonly T[]): PointGrid<T> {
  const cells = new Map<number, number[]>()
  const cellAt = (row: number, column: number) => row * 4096 + column
  const part = (degrees: number) => Math.floor(degrees / CELL_DEGREES)
  for (const [i, { lat, lon }] of all.entries()) {
    const key = cellAt(part(lat), part(lon))
    const cell = cells.get(key)
    if (cell) cell.push(i)
    else cells.set(key, [i])
  }
  const near = (point: Point, km: number): T[] => {
    const [dLat, dLon] = [km / KM_PER_DEGREE.lat, km / KM_PER_DEGREE.lon]
    const found: number[] = []
    for (let row = part(point.lat - dLat); row <= part(point.lat + dLat); row++)
      for (let column = part(point.lon - dLon); column <= part(point.lon + dLon); column++)
        for (const i of cells.get(cellAt(row, column)) ?? []) if (kmBetween(point, all[i]!) <= km) found.push(i)
    return found.sort((a, b) => a - b).map((i) => all[i]!)
  }
  return { near }
}
const grids = new WeakMap<readonly Point[], PointGrid<Point>>()
/** Returns the grid of a list; it is built once for each list. */
export function readGrid<T extends Point>(all: readonly T[]): PointGrid<T> {
  let grid = grids.get(all)
  if (!grid) grids.set(all, (grid = gridOf(all)))
  return grid as PointGrid<T>
}
