import type { DrawnPoint } from './map-stop.ts'
import { kmPerUnitAt } from './projection.ts'

/** The picture has the size at which a phone shows it, so that 15 units of text are about 15 px. */
export const PICTURE = { width: 320, height: 270 }

/** Room for a stop's name beside it, in units of the picture. */
const PADDING = { x: 64, y: 40 }
/** About 3 km: positions are no more exact than a thirtieth of this. */
const NARROWEST = 1.6
/** The limits of the base map. */
const EDGE = { left: -230, right: 1130, top: -290, bottom: 840 }
/** The points of the outline are 5 to 10 km apart: it says nothing in a picture with fewer km from west to east. */
const LEAST_KM = { outline: 80, provinces: 300 }

/** The transformation of the base map: picture = (map - origin) × scale. */
export interface Frame extends DrawnPoint {
  scale: number
}

/** The part of the country with every point and room for names. */
export function frameAround(points: readonly DrawnPoint[]): Frame {
  const [west, east] = ends(points.map(({ x }) => x))
  const [north, south] = ends(points.map(({ y }) => y))
  const scale = Math.min(
    (PICTURE.width - 2 * PADDING.x) / (east - west),
    (PICTURE.height - 2 * PADDING.y) / (south - north),
    PICTURE.width / NARROWEST,
  )
  return {
    scale,
    x: within((west + east - PICTURE.width / scale) / 2, EDGE.left, EDGE.right - PICTURE.width / scale),
    y: within((north + south - PICTURE.height / scale) / 2, EDGE.top, EDGE.bottom - PICTURE.height / scale),
  }
}

/** Rounded to a tenth of a unit, so that server and browser print the same. */
export const inFrame = (frame: Frame, point: DrawnPoint): DrawnPoint => ({
  x: tenth((point.x - frame.x) * frame.scale),
  y: tenth((point.y - frame.y) * frame.scale),
})

/** The length of a unit of the picture. */
export const kmPerPictureUnit = ({ y, scale }: Frame): number => kmPerUnitAt(y + PICTURE.height / scale / 2) / scale
/** Whether a part of the base map is exact enough for a picture of this size. */
export const shows = (frame: Frame, part: keyof typeof LEAST_KM): boolean =>
  PICTURE.width * kmPerPictureUnit(frame) >= LEAST_KM[part]

export const tenth = (value: number) => Math.round(value * 10) / 10
const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
