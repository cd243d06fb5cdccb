import { kmBetween } from '#shared/domain/geo'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import type { DrivenLink, RoadNetwork } from '#shared/domain/roads/road-network'
import { lineOf } from '#shared/domain/roads/way-shape'

/** Towns to which ways are searched, the nearest first, and the ways that are kept. */
const TRIED = 8
const MOST_WAYS = 3

/** Ways of our own graph to the roads of the file, and the points at which they meet them. */
export interface OwnAccess {
  links: RoadLink[]
  ends: RoadPoint[]
}

/**
 * Ways from a point that is far from every road of the file: each leads towards a town and ends at the first point of our
 * own graph that is beside a road of the file. Extracts leave out small roads that our own graph has.
 */
export function findOwnAccess(
  point: RoadPoint,
  own: RoadNetwork,
  towns: readonly RoadPoint[],
  isBesideRoad: (point: RoadPoint) => boolean,
): OwnAccess {
  const ways = new Map<string, { end: RoadPoint; link: RoadLink }>()
  const nearest = towns.toSorted((a, b) => kmBetween(a, point) - kmBetween(b, point)).slice(0, TRIED)
  for (const town of nearest) {
    const links = own.findWay(point, town)?.links ?? []
    const last = links.findIndex(({ ends }) => isBesideRoad(ends))
    if (last < 0) continue
    const { ends: end } = links[last]!
    ways.set(end.id, { end, link: joined(point, links.slice(0, last + 1), end) })
  }
  const kept = [...ways.values()].toSorted((a, b) => a.link.minutes! - b.link.minutes!).slice(0, MOST_WAYS)
  return { links: kept.map(({ link }) => link), ends: kept.map(({ end }) => end) }
}

function joined(from: RoadPoint, links: readonly DrivenLink[], to: RoadPoint): RoadLink {
  const bends = lineOf({ from, to, links }).slice(1, -1)
  return {
    from: from.id,
    to: to.id,
    km: links.reduce((sum, { link }) => sum + link.km, 0),
    minutes: links.reduce((sum, { minutes }) => sum + minutes, 0),
    class: 'tertiary',
    ...(bends.length > 0 ? { via: bends.map(({ lat, lon }): [number, number] => [lat, lon]) } : {}),
  }
}
