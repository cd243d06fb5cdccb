/** A point on the map in decimal degrees, south and west negative. */
export interface Point {
  lat: number
  lon: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function kmBetween(a: Point, b: Point): number {
  const dLat = Math.sin(radians(b.lat - a.lat) / 2)
  const dLon = Math.sin(radians(b.lon - a.lon) / 2)
  const h = dLat * dLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * dLon * dLon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The point a share of the way from `a` to `b` (0 to 1); straight in degrees, within a kilometre of the great circle inside the country. */
export const pointBetween = (a: Point, b: Point, share: number): Point => ({
  lat: round4(a.lat + (b.lat - a.lat) * share),
  lon: round4(a.lon + (b.lon - a.lon) * share),
})
const round4 = (degrees: number) => Math.round(degrees * 1e4) / 1e4
