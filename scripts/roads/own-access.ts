import { kmBetween } from '#shared/domain/geo'
import { networkFrom } from '#shared/domain/roads/road-data'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import { readRoadData } from '../catalogue/read-roads.ts'
import type { Hung } from './hang-points.ts'

/** A point so far from every road of the file is reached by our own graph, which has the small roads that extracts leave out. */
const FAR_KM = 2
const NEAR_KM = 1
/** Points that are tried as the end of the small road, the nearest first. */
const TRIED = 8
/** Replaces the access of the points in `far` by ways of our own graph to one of `near`. */
export function withOwnAccess(hung: Hung, far: readonly RoadPoint[], near: readonly RoadPoint[]): Hung {
  const ours = networkFrom(readRoadData())
  const kmOf = ({ id }: RoadPoint) => hung.kmToRoad.get(id) ?? Infinity
  const anchors = near.filter((point) => kmOf(point) <= NEAR_KM)
  const access = far
    .filter((point) => kmOf(point) > FAR_KM)
    .flatMap((point): RoadLink[] => {
      const best = anchors
        .toSorted((a, b) => kmBetween(a, point) - kmBetween(b, point))
        .slice(0, TRIED)
        .map((anchor) => ({ anchor, ...ours.measure(point, anchor) }))
        .toSorted((a, b) => a.minutes - b.minutes)[0]
      if (!best || best.minutes === Infinity) return []
      return [{ from: point.id, to: best.anchor.id, km: best.km, minutes: best.minutes, class: 'tertiary' }]
    })
  const replaced = new Set(access.map(({ from }) => from))
  const kmToRoad = new Map([...hung.kmToRoad, ...access.map(({ from }): [string, number] => [from, FAR_KM])])
  return { ...hung, links: [...hung.links.filter(({ from }) => !replaced.has(from)), ...access], kmToRoad }
}
