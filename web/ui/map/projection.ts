import type { DrawnPoint } from './map-stop.ts'

const UNITS_PER_DEGREE = 60
const WEST = 16.3
const NORTH = -22
/** The ratio of a degree of longitude to one of latitude at 29° S, the middle of the country. */
const LONGITUDE_SCALE = 0.8746

/** Equirectangular projection, in the units of `south-africa.svg`. */
export const projected = ({ lat, lon }: { lat: number; lon: number }): DrawnPoint => ({
  x: (lon - WEST) * LONGITUDE_SCALE * UNITS_PER_DEGREE,
  y: (NORTH - lat) * UNITS_PER_DEGREE,
})
