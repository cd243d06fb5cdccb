import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { node, road, type Spot, writePbf } from './extract.fixture.ts'
import { GEORGE, KNYSNA, N12, N2, openRoadTrial, OUDTSHOORN, pointOf } from './load-roads.fixture.ts'
import { loadRoads } from './load-roads.ts'

const { database, folder, load, loadPbf, networkInUse, read, write } = openRoadTrial()

test('a PBF file makes the same network as GeoJSON lines', async () => {
  const path = road({ highway: 'footway' }, GEORGE, KNYSNA)
  await load(N2, N12, path)
  const { network } = await read()
  await loadPbf([N2, path, N12])
  expect((await read()).network).toBe(network)
})

test('a road that leaves the extract ends at its rim', async () => {
  const beyond: Spot = [-33.0, 22.2]
  const { remarks } = await loadPbf([N2, road(N12.tags, GEORGE, OUDTSHOORN, beyond)], [beyond])
  const way = (await networkInUse()).findWay(pointOf('george'), pointOf('oudtshoorn'))!
  expect(way.links.some(({ link }) => link.road === 'N12')).toBe(true)
  expect(remarks.filter((remark) => remark.startsWith('way'))).toEqual([])
})

test('gates and frontier posts are read from nodes', async () => {
  const middle: Spot = [-33.8, 22.33]
  await loadPbf([
    N2,
    road(N12.tags, GEORGE, middle, OUDTSHOORN),
    node({ barrier: 'gate', opening_hours: '06:00-18:00' }, middle),
  ])
  const way = (await networkInUse()).findWay(pointOf('george'), pointOf('oudtshoorn'))!
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(way.links.flatMap(({ ends }) => ends.gate?.hours ?? [])).toEqual([
    { months: all, opens: '06:00', closes: '18:00' },
  ])
})

test('a road of no length is named by the number of its way', async () => {
  const { remarks } = await loadPbf([N2, N12, road({ highway: 'primary' }, GEORGE, GEORGE)])
  expect(remarks).toContain('way 3: the road has no length')
})

test('a torn file and one that is no PBF file are refused, and the roads in use stay', async () => {
  await load(N2, N12)
  const before = await read()
  const file = join(folder, 'whole.osm.pbf')
  writePbf(file, [N2, N12])
  const whole = readFileSync(file)
  const garbled = Buffer.from(whole)
  garbled.fill(7, whole.length - 60, whole.length - 20)
  const torn = join(folder, 'torn.osm.pbf')
  for (const content of [whole.subarray(0, whole.length - 30), whole.subarray(0, 2), garbled]) {
    writeFileSync(torn, content)
    await expect(loadRoads(database, torn)).rejects.toThrow('The file is torn or is no PBF file')
  }
  const foreign = write('foreign.osm.pbf', '<osm version="0.6"></osm>'.repeat(10_000))
  await expect(loadRoads(database, foreign)).rejects.toThrow('The file is torn or is no PBF file')
  await expect(loadRoads(database, write('empty.osm.pbf', ''))).rejects.toThrow('was not loaded')
  expect(await read()).toEqual(before)
})
