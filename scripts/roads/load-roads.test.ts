import { describe, expect, test } from 'vitest'
import type { RoadPoint } from '#shared/domain/roads/road-graph'
import { road, type Spot } from './extract.fixture.ts'
import {
  between,
  DETOUR_KM,
  detour,
  DIRECT_KM,
  GEORGE,
  KNYSNA,
  lengthOf,
  MOSSEL_BAY,
  N12,
  N2,
  openRoadTrial,
  OUDTSHOORN,
  pointOf,
  spotOf,
  WILDERNESS,
} from './load-roads.fixture.ts'
import { loadRoads, unloadRoads } from './load-roads.ts'

const { database, load, networkInUse, read, write } = openRoadTrial()
const [george, knysna, mosselBay, oudtshoorn, wilderness] = [
  'george',
  'knysna',
  'mossel-bay',
  'oudtshoorn',
  'wilderness',
].map(pointOf) as [RoadPoint, RoadPoint, RoadPoint, RoadPoint, RoadPoint]

const kmInUse = async (from: RoadPoint, to: RoadPoint) => (await networkInUse()).measure(from, to).km
describe('a file is loaded', () => {
  test('ways lead along its roads, with its attribution and road numbers', async () => {
    const loaded = await load(N2, N12)
    const roads = await networkInUse()
    expect(roads.attribution).toBe('© OpenStreetMap contributors')
    const way = roads.findWay(oudtshoorn, knysna)!
    expect(way.km).toBeCloseTo(lengthOf(OUDTSHOORN, GEORGE, WILDERNESS, KNYSNA), 0)
    expect(new Set(way.links.map(({ link }) => link.road).filter(Boolean))).toEqual(new Set(['N12', 'N2']))
    expect(loaded.links).toBe((await read()).data.links.length)
  })

  test('another file takes its place, and the built-in roads come back', async () => {
    await load(N2, N12)
    const first = await read()
    await load(N2)
    const second = await read()
    expect(second.network).not.toBe(first.network)
    await unloadRoads(database)
    expect((await read()).data.attribution).toBeUndefined()
    expect(await database.query('SELECT DISTINCT network FROM road_parts')).toEqual([{ network: 'built-in' }])
  })

  test('records of a GeoJSON text sequence are read', async () => {
    const text = [N2, N12].map(({ tags, line }) => {
      const coordinates = line.map(([lat, lon]) => [lon, lat])
      return `\u001E${JSON.stringify({ type: 'Feature', properties: tags, geometry: { type: 'LineString', coordinates } })}`
    })
    await loadRoads(database, write('sequence.geojsonseq', `${text.join('\r\n')}\r\n`))
    expect(await kmInUse(george, oudtshoorn)).toBeCloseTo(lengthOf(GEORGE, OUDTSHOORN), 0)
  })
})

describe('a file is refused with the line and a reason, and the roads in use stay', () => {
  const line = JSON.stringify({
    type: 'Feature',
    properties: { highway: 'trunk' },
    geometry: { type: 'LineString', coordinates: [GEORGE, OUDTSHOORN].map(([lat, lon]) => [lon, lat]) },
  })
  test.for([
    ['a torn line', `${line}\n${line.slice(0, 60)}`, 'line 2 is not JSON'],
    ['no GeoJSON', `${line}\n\n{"name":"George"}`, 'line 3 is not a GeoJSON feature'],
    ['a road of one point', line.replace(/\],\[[^\]]*\]/u, ']'), 'line 1: the road has no line'],
    ['another country', line.replaceAll('-33.', '48.'), 'line 1: most roads lie outside South Africa'],
    ['no roads', line.replace('trunk', 'footway'), 'The file has no roads for coaches'],
    ['nothing', '', 'The file has no roads for coaches'],
  ])('%s', async ([, text, reason]) => {
    await load(N2)
    const before = await read()
    const refused = loadRoads(database, write('bad.geojsonl', text!))
    await expect(refused).rejects.toThrow(`bad.geojsonl was not loaded, and the roads in use stay. ${reason}`)
    expect(await read()).toEqual(before)
  })

  test('a file that is not there', async () => {
    await expect(loadRoads(database, '/no/such.geojsonl')).rejects.toThrow('There is no file /no/such.geojsonl.')
  })
})

describe('what is left out is named', () => {
  test('a road that is in the file twice, in either direction, and a road of no length', async () => {
    const once = await load(N2, N12)
    const turned = road(N12.tags, ...N12.line.toReversed())
    const { remarks, links } = await load(N2, N12, turned, road({ highway: 'primary' }, GEORGE, GEORGE))
    expect(remarks).toContain('line 3: the road is in the file twice')
    expect(remarks).toContain('line 4: the road has no length')
    expect(links).toBe(once.links)
  })

  test('an island', async () => {
    const island = road({ highway: 'primary' }, [-33.2, 22.03], [-33.2, 22.4])
    const { remarks } = await load(N2, N12, island)
    expect(remarks).toContain('An island of 34 km of road near Prince Albert hangs on nothing and is left out')
  })

  test('a place that is far from every road is reached by our own graph', async () => {
    const { farPlaces } = await load(N2, N12)
    const camp = pointOf('stay-diepwalle-forest-camp')
    expect(farPlaces.find((sentence) => sentence.includes(camp.id))).toContain('it is reached by our own graph')
    const loaded = (await networkInUse()).findWay(camp, knysna)!
    await unloadRoads(database)
    const own = (await networkInUse()).measure(camp, knysna)
    expect(Math.abs(loaded.km / own.km - 1)).toBeLessThan(0.1)
    expect(loaded.links.some(({ link }) => (link.via ?? []).length > 0)).toBe(true)
  })
})

describe('directions', () => {
  test('a one-way road is driven in its direction only, a road against its line in the other', async () => {
    for (const [oneway, there, back] of [
      ['yes', DIRECT_KM, DETOUR_KM],
      ['-1', DETOUR_KM, DIRECT_KM],
    ] as const) {
      await load(road({ highway: 'trunk', oneway }, GEORGE, WILDERNESS), detour, N12)
      expect(await kmInUse(george, wilderness)).toBeCloseTo(there, 0)
      expect(await kmInUse(wilderness, george)).toBeCloseTo(back, 0)
    }
  })

  test('a roundabout is driven round in the direction of its line', async () => {
    const [west, east] = [between(GEORGE, WILDERNESS, 0.3), between(GEORGE, WILDERNESS, 0.7)]
    const [north, south]: [Spot, Spot] = [
      [west[0] + 0.05, west[1]],
      [west[0] - 0.02, west[1]],
    ]
    const ring = [west, north, east, south, west] as const
    await load(
      road({ highway: 'primary' }, GEORGE, west),
      road({ highway: 'primary' }, east, WILDERNESS),
      road({ highway: 'primary', junction: 'roundabout' }, ...ring),
      N12,
    )
    expect(await kmInUse(george, wilderness)).toBeCloseTo(lengthOf(GEORGE, west, north, east, WILDERNESS), 0)
    expect(await kmInUse(wilderness, george)).toBeCloseTo(lengthOf(WILDERNESS, east, south, west, GEORGE), 0)
    const { data } = await read()
    expect(data.links.filter(({ from, to }) => from === to)).toEqual([])
  })

  test('both halves of a round road between the same points are kept', async () => {
    const [north, south]: [Spot, Spot] = [
      [GEORGE[0] + 0.05, 22.52],
      [WILDERNESS[0] - 0.05, 22.52],
    ]
    const ring = road({ highway: 'primary', oneway: 'yes' }, GEORGE, north, WILDERNESS, south, GEORGE)
    const { remarks } = await load(ring, N12)
    expect(remarks.filter((remark) => remark.includes('twice'))).toEqual([])
    expect(await kmInUse(wilderness, george)).toBeCloseTo(lengthOf(WILDERNESS, south, GEORGE), 0)
  })

  test('a motorway without a direction is one-way where the file has directions, and two-way where it has none', async () => {
    const motorway = road({ highway: 'motorway' }, GEORGE, WILDERNESS)
    const { remarks } = await load(motorway, detour, N12)
    expect(remarks).toContainEqual(expect.stringContaining('No road of the file says in which direction'))
    expect(await kmInUse(wilderness, george)).toBeCloseTo(DIRECT_KM, 0)
    await load(motorway, { ...detour, tags: { ...detour.tags, oneway: 'no' } }, N12)
    expect(await kmInUse(wilderness, george)).toBeCloseTo(DETOUR_KM, 0)
  })

  test('a place beside the end of a one-way road that leads nowhere hangs on a road that leads back', async () => {
    const end: Spot = [GEORGE[0] - 0.0005, GEORGE[1] + 0.0005]
    await load(N2, N12, road({ highway: 'primary', oneway: 'yes' }, OUDTSHOORN, end))
    expect(await kmInUse(george, wilderness)).toBeCloseTo(DIRECT_KM, 0)
    expect(await kmInUse(oudtshoorn, george)).toBeCloseTo(lengthOf(OUDTSHOORN, GEORGE), 0)
  })
})

describe('which roads a coach drives', () => {
  test('ramps join the roads that they lead between', async () => {
    const [off, on] = [between(GEORGE, WILDERNESS, 0.4), between(GEORGE, OUDTSHOORN, 0.1)]
    await load(
      road({ highway: 'motorway', ref: 'N2' }, GEORGE, off, WILDERNESS),
      road({ highway: 'motorway_link' }, off, on),
      road({ highway: 'primary', ref: 'N12' }, on, OUDTSHOORN),
    )
    expect(await kmInUse(wilderness, oudtshoorn)).toBeCloseTo(lengthOf(WILDERNESS, off, on, OUDTSHOORN), 0)
  })

  test('a gravel road is slower than the same road with tar', async () => {
    await load(N2, N12)
    const tarred = (await networkInUse()).measure(george, oudtshoorn).minutes
    await load(N2, { ...N12, tags: { ...N12.tags, surface: 'gravel' } })
    const way = (await networkInUse()).findWay(george, oudtshoorn)!
    expect(way.links.some(({ link }) => link.surface === 'gravel')).toBe(true)
    expect(way.minutes).toBeGreaterThan(1.5 * tarred)
  })

  test.for<Record<string, string>>([
    { access: 'private' },
    { motor_vehicle: 'no' },
    { bus: 'no' },
    { maxheight: '3.2' },
    { '4wd_only': 'yes' },
  ])('not one with %o', async (tags) => {
    await load(road({ highway: 'trunk', ...tags }, GEORGE, WILDERNESS), detour, N12)
    expect(await kmInUse(george, wilderness)).toBeCloseTo(DETOUR_KM, 0)
  })

  test('not a pass that the catalogue closes to coaches', async () => {
    const [turn, summit, north]: [Spot, Spot, Spot] = [
      [-33.41, 22.235],
      [-33.353, 22.045],
      [-33.245, 22.05],
    ]
    const caves = road({ highway: 'secondary', ref: 'R328' }, OUDTSHOORN, turn, spotOf('cango-caves'))
    const pass = road({ highway: 'tertiary' }, turn, [-33.33, 22.14], summit, [-33.3, 21.97], north)
    const town = road({ highway: 'secondary' }, north, spotOf('prince-albert'))
    const around = road({ highway: 'primary' }, OUDTSHOORN, [-33.6, 22.9], [-33.2, 22.9], north)
    await load(caves, pass, town, around, N12)
    const overThePass = lengthOf(OUDTSHOORN, turn) + lengthOf(...pass.line) + lengthOf(...town.line)
    // The longer road of the file, or the still shorter one of our own graph that leads to a place between both.
    const km = await kmInUse(oudtshoorn, pointOf('prince-albert'))
    expect(km).toBeGreaterThan(1.3 * overThePass)
    expect(await kmInUse(oudtshoorn, pointOf('cango-caves'))).toBeCloseTo(lengthOf(...caves.line), 0)
  })
})

test('towns at both ends of a file are reached from the towns between', async () => {
  await load(N2)
  expect(await kmInUse(mosselBay, knysna)).toBeCloseTo(lengthOf(MOSSEL_BAY, GEORGE, WILDERNESS, KNYSNA), 0)
})
