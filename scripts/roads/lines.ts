import type { Point } from '#shared/domain/geo'
import type { RoadLink } from '#shared/domain/roads/road-graph'
import type { Roads } from './cut-graph.ts'

/** Finds the line of a link with its ends; the lines are made once. */
export function lineFinder({ points, links }: Roads): (link: RoadLink) => Point[] {
  const byId = new Map(points.map((point) => [point.id, point]))
  const lines = new Map(
    links.map((link): [RoadLink, Point[]] => [
      link,
      [byId.get(link.from)!, ...(link.via ?? []).map(([lat, lon]) => ({ lat, lon })), byId.get(link.to)!],
    ]),
  )
  return (link: RoadLink) => lines.get(link)!
}
