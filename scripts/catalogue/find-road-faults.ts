import { readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { kmBetween, type Point } from '#shared/domain/geo'
import { networkFrom } from '#shared/domain/roads/road-data'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import type { Fault } from './parse-files.ts'
import { readCataloguePoints } from './read-roads.ts'
import { junctionLine, linkLine } from './road-schemas.ts'

const folder = new URL('../../catalogue/roads/', import.meta.url)

/** The text of every file of `catalogue/roads/`, by name. */
export type RoadFiles = Record<string, string>
export const readRoadFiles = (): RoadFiles =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  )

interface Row<Fact> {
  file: string
  line: number
  fact: Fact
}
/** A road is not shorter than the straight line through its bends; positions are rounded. */
const SHORTEST = { share: 0.97, lessKm: 0.3 }
/** Every point that trips need is reached from here. */
const CENTRE = 'johannesburg'

/** Finds lines of the road files that cannot be right, points that no road reaches, and what hangs on none. */
export function findRoadFaults(files: RoadFiles): Fault[] {
  const faults: Fault[] = []
  const rowsOf = <Fact>(prefix: string[], schema: z.ZodType<Fact>): Row<Fact>[] =>
    Object.entries(files)
      .filter(([name]) => prefix.some((kind) => name.startsWith(`${kind}-`)))
      .flatMap(([name, text]) =>
        text.split('\n').flatMap((written, i) => {
          if (written === '') return []
          const where = { file: `roads/${name}`, line: i + 1 }
          const result = schema.safeParse(jsonOf(written))
          for (const { path, message } of result.error?.issues ?? [])
            faults.push({ ...where, message: `${path.join('.')} ${message}`.trim() })
          return result.data ? [{ ...where, fact: result.data }] : []
        }),
      )
  const junctions = rowsOf(['junctions'], junctionLine)
  const links = rowsOf(['links', 'access'], linkLine)
  const { towns, settlements, places, stays } = readCataloguePoints()
  const points = new Map<string, Point>(
    [...towns, ...settlements, ...places, ...stays].map((point) => [point.id, point]),
  )
  for (const { file, line, fact } of junctions) {
    if (points.has(fact.id)) faults.push({ file, line, message: `id "${fact.id}" is used twice` })
    else points.set(fact.id, fact)
  }
  const drawn: RoadLink[] = []
  const seen = new Set<string>()
  for (const { file, line, fact } of links) {
    const [from, to] = [points.get(fact.from), points.get(fact.to)]
    const message = !from || !to ? `no point has the id "${from ? fact.to : fact.from}"` : faultOf(fact, from, to, seen)
    if (message) faults.push({ file, line, message })
    else drawn.push(fact as RoadLink)
  }
  return [
    ...faults,
    ...findUnreached(
      [...points].map(([id, point]) => ({ id, name: id, ...point })),
      drawn,
      [...towns, ...places, ...stays],
    ),
  ]
}

function faultOf(link: z.infer<typeof linkLine>, from: Point, to: Point, seen: Set<string>): string | null {
  const ends = [link.from, link.to].toSorted().join(' ')
  if (seen.has(ends)) return 'these two points are linked already'
  seen.add(ends)
  const line = [from, ...(link.via ?? []).map(([lat, lon]) => ({ lat, lon })), to]
  const straight = line.slice(1).reduce((sum, point, i) => sum + kmBetween(line[i]!, point), 0)
  const isTooShort = link.class !== 'cable_car' && link.km < SHORTEST.share * straight - SHORTEST.lessKm
  return isTooShort ? `${link.km} km is shorter than the line through its bends (${straight.toFixed(1)} km)` : null
}

function findUnreached(
  points: readonly RoadPoint[],
  links: readonly RoadLink[],
  needed: readonly RoadPoint[],
): Fault[] {
  const roads = networkFrom({ points, links })
  const centre = points.find(({ id }) => id === CENTRE)!
  return needed.flatMap((point) => {
    const message = !roads.graph.indexOf.has(point.id)
      ? 'hangs on no road'
      : roads.measure(centre, point).minutes === Infinity
        ? `no road for a coach leads to it from ${CENTRE}`
        : null
    return message ? [{ file: 'roads', message: `${point.id}: ${message}` }] : []
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
