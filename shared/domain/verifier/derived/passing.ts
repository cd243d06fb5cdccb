import type { Spot } from './distance.ts'

const KM_OF_DEGREE = 111.2
/** How far a line passes from a spot in km, on a map that is flat around it, and what share of the line lies before. */
export function passing(spot: Spot, line: readonly Spot[]): { km: number; share: number } {
  const east = KM_OF_DEGREE * Math.cos((spot.latitude * Math.PI) / 180)
  let best = Infinity
  let at = 0
  let length = 0
  let bx = 0
  let by = 0
  for (let i = 0; i < line.length; i++) {
    const ax = bx
    const ay = by
    bx = (line[i]!.longitude - spot.longitude) * east
    by = (line[i]!.latitude - spot.latitude) * KM_OF_DEGREE
    if (i === 0) continue
    const piece = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    const along = piece === 0 ? 0 : Math.max(0, Math.min(1, (-ax * (bx - ax) - ay * (by - ay)) / piece ** 2))
    const off = Math.sqrt((ax + along * (bx - ax)) ** 2 + (ay + along * (by - ay)) ** 2)
    if (off < best) {
      best = off
      at = length + along * piece
    }
    length += piece
  }
  return { km: best, share: length === 0 ? 0 : at / length }
}
