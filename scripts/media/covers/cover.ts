import { round } from '../shapes.ts'

/** A post's picture is drawn in this size; what lies beyond is seen where a page shows it wider or higher. */
const COVER = { width: 1200, height: 630 } as const
const BEYOND = { left: -1800, width: 4800, top: -700, bottom: 1500 } as const

export const cover = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER.width} ${COVER.height}">${drawing}</svg>`

export const sky = (fill: string): string =>
  `<rect x="${BEYOND.left}" y="${BEYOND.top}" width="${BEYOND.width}" height="${BEYOND.bottom - BEYOND.top}" fill="${fill}"/>`

/** A band across the whole picture: a road, a line, a field. */
export const band = (y: number, height: number, fill: string): string =>
  `<rect x="${BEYOND.left}" y="${y}" width="${BEYOND.width}" height="${height}" fill="${fill}"/>`

/** Rolling land below `y`, in waves of 1200 that begin at `phase`. */
export function land(y: number, rise: number, phase: number, fill: string): string {
  const waves = `q300 ${round(-rise)} 600 0t600 0`.repeat(4)
  return `<path d="M${BEYOND.left + phase - 1200} ${y}${waves}${waves}V${BEYOND.bottom}H${BEYOND.left + phase - 1200}Z" fill="${fill}"/>`
}

/** A road as a keep-left driver knows it: yellow edges, white dashes in the middle. */
export const road = (y: number): string =>
  band(y, 110, '#35505a') +
  band(y + 6, 5, '#fdc025') +
  band(y + 99, 5, '#fdc025') +
  `<path d="M${BEYOND.left} ${y + 55}h${BEYOND.width}" stroke="#fff" stroke-width="6" stroke-dasharray="64 64"/>`

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A ticked box of 40, as on a form. */
export const tick = (x: number, y: number): string =>
  box(x, y, 40, 40, 9, '#0f4552') + line(`M${x + 10} ${y + 21}l7 8l14 -17`, '#fff', 5)
