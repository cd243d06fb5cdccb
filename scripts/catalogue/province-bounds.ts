import type { Province } from '#shared/domain/provinces'

/**
 * A box around each province in degrees, about 10 km too large. It is enough to find swapped coordinates and wrong
 * provinces.
 */
export const PROVINCE_BOUNDS: Record<Province, { south: number; north: number; west: number; east: number }> = {
  GP: { south: -27.0, north: -25.0, west: 26.9, east: 29.2 },
  WC: { south: -34.95, north: -30.3, west: 17.7, east: 24.3 },
  KZN: { south: -31.2, north: -26.7, west: 28.7, east: 33.0 },
  EC: { south: -34.3, north: -29.9, west: 22.6, east: 30.3 },
  FS: { south: -30.8, north: -26.5, west: 24.2, east: 29.9 },
  LP: { south: -25.5, north: -22.0, west: 26.3, east: 32.0 },
  MP: { south: -27.6, north: -23.9, west: 28.2, east: 32.15 },
  NC: { south: -33.1, north: -24.6, west: 16.3, east: 25.6 },
  NW: { south: -28.2, north: -24.5, west: 22.5, east: 28.4 },
}
