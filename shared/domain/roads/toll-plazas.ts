import type { TollPlaza } from '../catalogue/toll-plazas.ts'
import type { Point } from '../geo.ts'
import type { DrivenLink } from './road-network.ts'
import type { RoadLink } from './road-graph.ts'
import { lineOf } from './way-shape.ts'

/** Links are drawn with few bends, and positions of plazas are estimates: so far a plaza may lie from its road. */
const BESIDE_KM = 3
const KM_OF_DEGREE = 111.2

/**
 * Whether a point of the line is nearer to the plaza than its neighbours: at an end of the line the plaza lies on
 * another link, and the way that leaves here does not pass it.
 */
function passes(line: readonly Point[], { lat, lon }: Point): boolean {
  const east = KM_OF_DEGREE * Math.cos((lat * Math.PI) / 180)
  const flat = (point: Point) => [(point.lon - lon) * east, (point.lat - lat) * KM_OF_DEGREE] as const
  let best = { km: Infinity, isEnd: true }
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [flat(line[i - 1]!), flat(line[i]!)]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, (-ax * (bx - ax) - ay * (by - ay)) / length))
    const km = Math.hypot(ax + along * (bx - ax), ay + along * (by - ay))
    const isEnd = (i === 1 && along === 0) || (i === line.length - 1 && along === 1)
    if (km < best.km) best = { km, isEnd }
  }
  return best.km <= BESIDE_KM && !best.isEnd
}

const known = new WeakMap<readonly TollPlaza[], WeakMap<RoadLink, TollPlaza[]>>()
/** The toll plazas on a link. */
export function plazasOn(driven: DrivenLink, plazas: readonly TollPlaza[]): TollPlaza[] {
  const byLink = known.get(plazas) ?? new WeakMap<RoadLink, TollPlaza[]>()
  known.set(plazas, byLink)
  const { link, begins, ends } = driven
  const before = byLink.get(link)
  if (before) return before
  const numbers = link.road?.split(';') ?? []
  const onRoad = plazas.filter(({ road }) => numbers.includes(road))
  const line = onRoad.length > 0 ? lineOf({ from: begins, to: ends, links: [driven] }) : []
  const found = onRoad.filter((plaza) => passes(line, plaza))
  byLink.set(link, found)
  return found
}
