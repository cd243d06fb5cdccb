import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { OSMTransform } from 'osm-pbf-parser-node'
import { NodePositions } from './node-positions.ts'
import { BadExtract, classOf, type ExtractItem, isBarrier } from './extract-road.ts'

interface OsmNode {
  type: 'node'
  id: number
  lat: number
  lon: number
  tags?: Record<string, string>
}
interface OsmWay {
  type: 'way'
  id: number
  refs: number[]
  tags?: Record<string, string>
}
type OsmItem = OsmNode | OsmWay | { type: 'relation' | undefined }

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
const BARRIER_TAGS = ['barrier', 'opening_hours', 'name']

async function* itemsOf(file: string, withTags: { node: string[]; way: string[] }): AsyncGenerator<OsmItem> {
  // `pipeline` passes a fault of reading on to the stream that is read below.
  const items = pipeline(
    createReadStream(file),
    new OSMTransform({ withTags: { ...withTags, relation: false } }),
    () => undefined,
  )
  try {
    for await (const block of items) yield* block as OsmItem[]
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BadExtract(`The file is torn or is no PBF file: ${reason}.`)
  }
}

/**
 * Roads and barriers of an OpenStreetMap PBF file. It is read twice: for the roads, then for the positions of their
 * nodes, so that the nodes of houses and rivers are never held in memory.
 */
export async function* readPbf(file: string): AsyncGenerator<ExtractItem> {
  const ways: OsmWay[] = []
  for await (const item of itemsOf(file, { node: [], way: ROAD_TAGS }))
    if (item.type === 'way' && item.tags && classOf(item.tags)) ways.push(item)
  const positions = new NodePositions(ways.map(({ refs }) => refs))
  for await (const item of itemsOf(file, { node: BARRIER_TAGS, way: [] })) {
    if (item.type !== 'node' || !positions.keep(item)) continue
    if (item.tags && isBarrier(item.tags)) yield { tags: item.tags, at: { lat: item.lat, lon: item.lon } }
  }
  for (const { id, refs, tags = {} } of ways) {
    // An extract may cut a road at its rim: nodes outside are not in the file.
    const line = refs.flatMap((ref) => positions.find(ref) ?? [])
    if (line.length >= 2) yield { where: `way ${id}`, tags, line }
  }
}
