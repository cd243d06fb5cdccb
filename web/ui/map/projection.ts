import type { Point } from '#shared/domain/geo'
import type { DrawnPoint } from './map-stop.ts'

const UNITS_PER_DEGREE = 60
const WEST = 16.3
const NORTH = -22
/** The ratio of a degree of longitude to one of latitude at 29° S, the middle of the country. */
const LONGITUDE_SCALE = 0.8746
const KM_PER_DEGREE = 111.2

/** Equirectangular projection, in the units of `south-africa.svg`. */
export const projected = ({ lat, lon }: Point): DrawnPoint => ({
  x: (lon - WEST) * LONGITUDE_SCALE * UNITS_PER_DEGREE,
  y: (NORTH - lat) * UNITS_PER_DEGREE,
})

export const unprojected = ({ x, y }: DrawnPoint): Point => ({
  lat: NORTH - y / UNITS_PER_DEGREE,
  lon: WEST + x / (LONGITUDE_SCALE * UNITS_PER_DEGREE),
})

/** The length of a unit from west to east, which is shorter in the south. */
export function kmPerUnitAt(y: number): number {
  const lat = NORTH - y / UNITS_PER_DEGREE
  return (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)) / (LONGITUDE_SCALE * UNITS_PER_DEGREE)
}
