import type { Point } from '#shared/domain/geo'
import { type Frame, inFrame, PICTURE, tenth } from './frame.ts'
import type { DrawnPoint } from './map-stop.ts'
import { projected, unprojected } from './projection.ts'

/** A tile of a map server on the picture. */
export interface Tile extends DrawnPoint {
  address: string
  width: number
  height: number
}

/** A tile has 256 pixels: at this width or more on a phone its texts can be read. */
const LEAST_WIDTH = 128
const LARGEST_ZOOM = 18
const TURN = 360

/** A position on the grid of tiles (Web Mercator): x eastwards and y southwards, whole numbers at the corners of tiles. */
const onGrid = ({ lat, lon }: Point, tiles: number): DrawnPoint => ({
  x: ((lon + TURN / 2) / TURN) * tiles,
  y: ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * tiles,
})
const fromGrid = ({ x, y }: DrawnPoint, tiles: number): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI,
  lon: (x / tiles) * TURN - TURN / 2,
})

/** The smallest tiles of readable size. */
function zoomOf(frame: Frame): number {
  const degrees = unprojected({ x: LEAST_WIDTH / frame.scale, y: 0 }).lon - unprojected({ x: 0, y: 0 }).lon
  return Math.min(LARGEST_ZOOM, Math.floor(Math.log2(TURN / degrees)))
}

/**
 * The tiles under a picture. Their projection is another than the picture's: each is stretched to its corners, which
 * leaves its middle less than a unit off.
 * @param template the address of a tile with {z}, {x} and {y}
 */
export function tilesUnder(frame: Frame, template: string): Tile[] {
  const zoom = zoomOf(frame)
  const tiles = 2 ** zoom
  const corner = (x: number, y: number) =>
    onGrid(unprojected({ x: frame.x + x / frame.scale, y: frame.y + y / frame.scale }), tiles)
  const [first, last] = [corner(0, 0), corner(PICTURE.width, PICTURE.height)]
  const found: Tile[] = []
  for (let y = Math.floor(first.y); y < last.y; y++)
    for (let x = Math.floor(first.x); x < last.x; x++) {
      const [from, to] = [
        { x, y },
        { x: x + 1, y: y + 1 },
      ].map((at) => inFrame(frame, projected(fromGrid(at, tiles)))) as [DrawnPoint, DrawnPoint]
      const address = template.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
      found.push({ address, ...from, width: tenth(to.x - from.x), height: tenth(to.y - from.y) })
    }
  return found
}
