import { createOSMStream } from 'osm-pbf-parser-node'
import type { Point } from '#shared/domain/geo'
import { BadExtract, classOf, type ExtractRoad } from './extract-road.ts'

interface OsmNode {
  type: 'node'
  id: number
  lat: number
  lon: number
}
interface OsmWay {
  type: 'way'
  id: number
  refs: number[]
  tags?: Record<string, string>
}
const ROAD_TAGS = [
  'highway',
  'ref',
  'oneway',
  'junction',
  'surface',
  'access',
  'motor_vehicle',
  'vehicle',
  'bus',
  'tourist_bus',
  'maxheight',
  '4wd_only',
]

const isWay = (item: object): item is OsmWay => 'refs' in item
const isNode = (item: object): item is OsmNode => 'lat' in item && 'lon' in item

async function* itemsOf(file: string, withTags: { node: false; way: string[] | false }): AsyncGenerator<object> {
  try {
    yield* createOSMStream(file, { withTags: { ...withTags, relation: false } })
  } catch (cause) {
    throw new BadExtract(
      `The file is torn or is no PBF file: ${cause instanceof Error ? cause.message : String(cause)}.`,
    )
  }
}

/**
 * Roads of an OpenStreetMap PBF file. It is read twice: for the roads, then for the positions of their nodes, so that
 * the nodes of houses and rivers are never held in memory.
 */
export async function* readPbf(file: string): AsyncGenerator<ExtractRoad> {
  const ways: OsmWay[] = []
  const positions = new Map<number, Point | null>()
  for await (const item of itemsOf(file, { node: false, way: ROAD_TAGS })) {
    if (!isWay(item) || !item.tags || !classOf(item.tags)) continue
    ways.push(item)
    for (const id of item.refs) positions.set(id, null)
  }
  for await (const item of itemsOf(file, { node: false, way: false }))
    if (isNode(item) && positions.has(item.id)) positions.set(item.id, { lat: item.lat, lon: item.lon })
  for (const { id, refs, tags = {} } of ways) {
    // An extract may cut a road at its rim: nodes outside are not in the file.
    const line = refs.flatMap((ref) => positions.get(ref) ?? [])
    if (line.length >= 2) yield { where: `way ${id}`, tags, line }
  }
}
