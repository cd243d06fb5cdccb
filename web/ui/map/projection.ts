import type { DrawnPoint } from './map-stop.ts'

const UNITS_PER_DEGREE = 60
const WEST = 16.3
const NORTH = -22
/** A degree of longitude against one of latitude at 29° S, the middle of the country. */
const LONGITUDE_SCALE = 0.8746

/** Plain equirectangular: the units in which `south-africa.svg` is drawn. */
export const projected = ({ lat, lon }: { lat: number; lon: number }): DrawnPoint => ({
  x: (lon - WEST) * LONGITUDE_SCALE * UNITS_PER_DEGREE,
  y: (NORTH - lat) * UNITS_PER_DEGREE,
})
