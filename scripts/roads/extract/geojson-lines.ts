import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { BadExtract, type ExtractItem, isBarrier } from './extract-road.ts'

const feature = z.object({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
})
const position = z.tuple([z.number(), z.number()]).rest(z.number())
const lineString = z.array(position).min(2)

/** Roads and barriers of a file with one GeoJSON feature a line, as `osmium export -f geojsonseq` writes it. Throws on a torn line. */
export async function* readGeoJsonLines(file: string): AsyncGenerator<ExtractItem> {
  let number = 0
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number++
    // Records of a GeoJSON text sequence begin with this character.
    const written = text.replace(/^\u001e/u, '').trim()
    if (written === '') continue
    const where = `line ${number}`
    const { properties, geometry } = parsed(written, where)
    const tags = Object.fromEntries(
      Object.entries(properties ?? {}).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    )
    if (geometry.type === 'LineString' && tags['highway'] !== undefined) {
      const line = lineString.safeParse(geometry.coordinates)
      if (!line.success) throw new BadExtract(`${where}: the road has no line of at least two points.`)
      yield { where, tags, line: line.data.map(pointAt) }
    }
    if (geometry.type === 'Point' && isBarrier(tags)) {
      const point = position.safeParse(geometry.coordinates)
      if (!point.success) throw new BadExtract(`${where}: the point has no position.`)
      yield { tags, at: pointAt(point.data) }
    }
  }
}

const pointAt = ([lon, lat]: [number, number, ...number[]]) => ({ lat, lon })

function parsed(text: string, where: string): z.infer<typeof feature> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadExtract(`${where} is not JSON: the file is torn, or is not GeoJSON with one feature a line.`)
  }
  const result = feature.safeParse(value)
  if (!result.success) throw new BadExtract(`${where} is not a GeoJSON feature.`)
  return result.data
}
