import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { RoadData } from '#shared/domain/roads/road-data'
import { readFacts } from './catalogue.ts'

const GEORGE = { lat: -33.963, lon: 22.462 }
const OUDTSHOORN = { lat: -33.6, lon: 22.2 }
const LOADED: RoadData = {
  attribution: '© OpenStreetMap contributors',
  points: [
    { id: 'george', name: 'George', ...GEORGE },
    { id: 'oudtshoorn', name: 'Oudtshoorn', ...OUDTSHOORN },
  ],
  links: [{ from: 'george', to: 'oudtshoorn', km: 61.5, class: 'primary', road: 'N12' }],
}

/** Stores a network as the loader does: its text in parts, which may end anywhere. */
async function storeRoads(network: string, data: RoadData): Promise<void> {
  const text = JSON.stringify(data)
  const middle = Math.floor(text.length / 2)
  const insert = env.DB.prepare('INSERT INTO road_parts (network, part, body) VALUES (?, ?, ?)')
  await env.DB.batch([
    insert.bind(network, 1, text.slice(middle)),
    insert.bind(network, 0, text.slice(0, middle)),
    env.DB.prepare(
      "INSERT OR REPLACE INTO road_source (id, network, file, loaded_at) VALUES (1, ?, 'za.osm.pbf', '2026-11-22T10:00:00.000Z')",
    ).bind(network),
  ])
}
afterEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM road_source'),
    env.DB.prepare("DELETE FROM road_parts WHERE network <> 'built-in'"),
  ])
})

test('plans use the roads that were loaded, with their attribution, and the built-in roads after they are taken away', async () => {
  const builtIn = (await readFacts(env.DB)).roads
  expect(builtIn.attribution).toBeUndefined()
  await storeRoads('loaded-1', LOADED)
  const { roads } = await readFacts(env.DB)
  expect(roads.attribution).toBe('© OpenStreetMap contributors')
  expect(roads.measure(GEORGE, OUDTSHOORN).km).toBe(61.5)
  await env.DB.prepare('DELETE FROM road_source').run()
  const again = (await readFacts(env.DB)).roads
  expect(again.attribution).toBeUndefined()
  expect(again.graph.points.length).toBe(builtIn.graph.points.length)
})

test('an isolate that has read one file reads the next one', async () => {
  await storeRoads('loaded-1', LOADED)
  await readFacts(env.DB)
  await storeRoads('loaded-2', { ...LOADED, links: [{ ...LOADED.links[0]!, km: 60 }] })
  expect((await readFacts(env.DB)).roads.measure(GEORGE, OUDTSHOORN).km).toBe(60)
})

test('roads that are loaded while the facts are read do not fail the reading', async () => {
  await storeRoads('loaded-3', LOADED)
  let calls = 0
  const db = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      // The loader deletes the parts of the network before, in the transaction that stores the next one.
      if (++calls === 1) {
        await storeRoads('loaded-4', { ...LOADED, links: [{ ...LOADED.links[0]!, km: 60 }] })
        await env.DB.prepare("DELETE FROM road_parts WHERE network = 'loaded-3'").run()
      }
      return env.DB.batch(statements)
    },
  } as unknown as D1Database
  expect((await readFacts(db)).roads.measure(GEORGE, OUDTSHOORN).km).toBe(60)
  expect((await readFacts(env.DB)).roads.measure(GEORGE, OUDTSHOORN).km).toBe(60)
})
