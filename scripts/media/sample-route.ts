import { readFileSync } from 'node:fs'
import { legPath } from '../../web/ui/map/leg-path.ts'
import { projected } from '../../web/ui/map/projection.ts'
import { SAMPLE_STOPS } from '../../web/features/landing/sample-trip.ts'
import { round } from './shapes.ts'

const WINDOW = { x: 400, y: 218, width: 560, height: 280 }

/** The `d` of a named path of the base map. */
function outline(id: string): string {
  const map = readFileSync(new URL('../../web/ui/map/south-africa.svg', import.meta.url), 'utf8')
  const path = new RegExp(`<path id="${id}"[^>]*? d="([^"]+)"`).exec(map)?.[1]
  if (!path) throw new Error(`The base map has no path ${id}`)
  return path
}

/** The path without the rings that lie wholly outside the window. */
const inWindow = (path: string): string =>
  path
    .split(/(?=M)/)
    .filter((ring) => {
      const xs = [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      const [left, right] = [Math.min(...xs.map(([x]) => x)), Math.max(...xs.map(([x]) => x))]
      const [top, bottom] = [Math.min(...xs.map(([, y]) => y)), Math.max(...xs.map(([, y]) => y))]
      return right > WINDOW.x && left < WINDOW.x + WINDOW.width && bottom > WINDOW.y && top < WINDOW.y + WINDOW.height
    })
    .join('')

const stops = SAMPLE_STOPS.map(projected).map(({ x, y }) => ({ x: round(x), y: round(y) }))
const way = stops
  .slice(1)
  .map((stop, index) => legPath(stops[index] as (typeof stops)[0], stop, false, stops))
  .join('')
const home = legPath(stops.at(-1) as (typeof stops)[0], stops[0] as (typeof stops)[0], true, stops)

/** The sample's route over KwaZulu-Natal, in tints that sit on a light and on a dark page. The names are written by the page. */
export const SAMPLE_ROUTE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${WINDOW.x} ${WINDOW.y} ${WINDOW.width} ${WINDOW.height}" width="${WINDOW.width}" height="${WINDOW.height}">
<g stroke="#5d8088" stroke-opacity=".55" stroke-linejoin="round"><path d="${inWindow(outline('neighbours'))}" fill="#5d8088" fill-opacity=".22"/><path d="${inWindow(outline('land'))}" fill="#8fa9ab" fill-opacity=".16" fill-rule="evenodd"/><path d="${inWindow(outline('provinces'))}" fill="none" stroke-opacity=".3"/></g>
<path d="${home}" fill="none" stroke="#4f8b98" stroke-width="2.5" stroke-dasharray="1 6" stroke-linecap="round"/>
<path d="${way}" fill="none" stroke="#0f3b47" stroke-width="7" stroke-linecap="round"/><path d="${way}" fill="none" stroke="#fdc025" stroke-width="1.5" stroke-dasharray="7 6"/>
${stops.map(({ x, y }, index) => (index === 0 ? `<circle cx="${x}" cy="${y}" r="8" fill="#0f3b47" stroke="#fff" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2.5" fill="#fff"/>` : `<circle cx="${x}" cy="${y}" r="8.5" fill="#c23a5c" stroke="#fff" stroke-width="2"/>`)).join('')}</svg>`
