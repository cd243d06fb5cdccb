import { bus } from './bus.ts'
import { BUS_SEATS } from './bus-seats.ts'
import { heroScene } from './hero-scene.ts'
import { ROAD_CLOSED } from './road-closed-scene.ts'
import { SAMPLE_ROUTE } from './sample-route.ts'

/** Every picture under `web/media/` that these scripts draw, by file name. */
export const PICTURES: Readonly<Record<string, string>> = {
  'hero.svg': heroScene(0),
  'bus.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-240 -178 496 218" width="496" height="218">${bus(0)}</svg>`,
  'bus-seats.svg': BUS_SEATS,
  'road-closed.svg': ROAD_CLOSED,
  'sample-route.svg': SAMPLE_ROUTE,
}
