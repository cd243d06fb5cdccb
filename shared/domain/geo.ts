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

/** Lower bounds for the length of a degree in this country; the one for longitude is that at 35° south. */
export const KM_PER_DEGREE = { lat: 110, lon: 90 } as const
/** What the distance of two points is at least: cheap, to leave out those that are far away. */
export const leastKmBetween = (a: Point, b: Point): number =>
  Math.max(KM_PER_DEGREE.lat * Math.abs(a.lat - b.lat), KM_PER_DEGREE.lon * Math.abs(a.lon - b.lon))

/**
 * The point at a share (0 to 1) of the line from `a` to `b`; linear in degrees, within the country less than a
 * kilometre off.
 */
export const pointBetween = (a: Point, b: Point, share: number): Point => ({
  lat: round4(a.lat + (b.lat - a.lat) * share),
  lon: round4(a.lon + (b.lon - a.lon) * share),
})
const round4 = (degrees: number) => Math.round(degrees * 1e4) / 1e4

/** Whether a point is inside a closed outline (its last corner is joined to the first), on a flat map. */
export function isWithin({ lat, lon }: Point, outline: readonly Point[]): boolean {
  let within = false
  for (const [i, a] of outline.entries()) {
    const b = outline.at(i - 1)!
    if (a.lat > lat !== b.lat > lat && lon < a.lon + ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat))
      within = !within
  }
  return within
}
