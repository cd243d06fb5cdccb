import { writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import Pbf from 'pbf'

/** Latitude and longitude. */
export type Spot = readonly [number, number]
export interface MadeRoad {
  tags: Record<string, string>
  line: readonly Spot[]
}
/** A node with tags of its own: a gate or frontier post. */
export interface MadeNode {
  tags: Record<string, string>
  at: Spot
}
export type MadeItem = MadeRoad | MadeNode

export const road = (tags: Record<string, string>, ...line: Spot[]): MadeRoad => ({ tags, line })
export const node = (tags: Record<string, string>, at: Spot): MadeNode => ({ tags, at })

/** One line of GeoJSON as `osmium export` writes it. */
export function geoJsonOf(item: MadeItem): string {
  const turned = ([lat, lon]: Spot) => [lon, lat]
  const geometry =
    'line' in item
      ? { type: 'LineString', coordinates: item.line.map(turned) }
      : { type: 'Point', coordinates: turned(item.at) }
  return JSON.stringify({ type: 'Feature', properties: item.tags, geometry })
}

/** Writes an OpenStreetMap PBF file: nodes, then ways. Nodes at `missing` are named by ways and are not in the file. */
export function writePbf(file: string, items: readonly MadeItem[], missing: readonly Spot[] = []): void {
  const strings = ['']
  const indexOf = (text: string) => (strings.includes(text) ? strings.indexOf(text) : strings.push(text) - 1)
  const ids = new Map<string, number>()
  const idOf = (spot: Spot) => {
    const key = spot.join(',')
    if (!ids.has(key)) ids.set(key, 9_000_000_000 + ids.size)
    return ids.get(key)!
  }
  const tagsOf = new Map<string, Record<string, string>>()
  const ways: MadeRoad[] = []
  for (const item of items) {
    if ('line' in item) ways.push(item)
    else tagsOf.set(item.at.join(','), item.tags)
    for (const spot of 'line' in item ? item.line : [item.at]) idOf(spot)
  }
  const absent = new Set(missing.map((spot) => spot.join(',')))
  const nodes = [...ids].filter(([key]) => !absent.has(key))
  const tagIndexes = (tags: Record<string, string>) =>
    Object.entries(tags).map(([key, value]): [number, number] => [indexOf(key), indexOf(value)])

  const dense = new Pbf()
  dense.writePackedSVarint(1, deltas(nodes.map(([, id]) => id)))
  dense.writePackedSVarint(8, deltas(nodes.map(([key]) => Math.round(Number(key.split(',')[0]) * 1e7))))
  dense.writePackedSVarint(9, deltas(nodes.map(([key]) => Math.round(Number(key.split(',')[1]) * 1e7))))
  const marks = nodes.map(([key]) => tagIndexes(tagsOf.get(key) ?? {}))
  dense.writePackedVarint(
    10,
    marks.flatMap((tags) => [...tags.flat(), 0]),
  )
  const group = new Pbf()
  group.writeBytesField(2, dense.finish())
  for (const [i, { tags, line }] of ways.entries()) {
    const way = new Pbf()
    const indexes = tagIndexes(tags)
    way.writeVarintField(1, i + 1)
    way.writePackedVarint(
      2,
      indexes.map(([key]) => key),
    )
    way.writePackedVarint(
      3,
      indexes.map(([, value]) => value),
    )
    way.writePackedSVarint(8, deltas(line.map(idOf)))
    group.writeBytesField(3, way.finish())
  }
  const table = new Pbf()
  for (const text of strings) table.writeBytesField(1, Buffer.from(text))
  const block = new Pbf()
  block.writeBytesField(1, table.finish())
  block.writeBytesField(2, group.finish())
  const header = new Pbf()
  header.writeStringField(4, 'OsmSchema-V0.6')
  header.writeStringField(4, 'DenseNodes')
  writeFileSync(file, Buffer.concat([blobOf('OSMHeader', header.finish()), blobOf('OSMData', block.finish())]))
}

const deltas = (numbers: readonly number[]) => numbers.map((value, i) => value - (numbers[i - 1] ?? 0))

/** A block of the file: the length of its header, the header, the compressed content. */
function blobOf(type: string, content: Uint8Array): Buffer {
  const blob = new Pbf()
  blob.writeVarintField(2, content.length)
  blob.writeBytesField(3, deflateSync(content))
  const body = blob.finish()
  const header = new Pbf()
  header.writeStringField(1, type)
  header.writeVarintField(3, body.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, body])
}
