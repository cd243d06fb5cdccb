import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { addressPlaces } from './address-places.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadStatements } from './load-statements.ts'
import { readPosts } from './posts/read-posts.ts'
import { readAddressBook } from './read-address-book.ts'
import { readFacts } from './read-facts.ts'
import { STATEMENT_BYTES } from './sql.ts'

const facts = readFacts()
const book = readAddressBook()
const posts = readPosts()
const offered = ({ towns, places }: typeof facts) => addressPlaces(book.settlements, towns, places).length
const script = 'export default { fetch: () => new Response() }'
const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script, d1Databases: ['DB'], cf: false }))
const db = await miniflare.getD1Database('DB')

beforeAll(() => applyMigrations(db))
afterAll(() => miniflare.dispose())

const count = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')

test('loads all files in order, and a second load does nothing', async () => {
  expect(await loadCatalogue(db)).toBe(true)
  const { results } = await db.prepare('SELECT line FROM places ORDER BY line_number').all<{ line: string }>()
  expect(results.map(({ line }) => JSON.parse(line))).toEqual(facts.places)
  const programmes = await db.prepare('SELECT line FROM programmes ORDER BY line_number').all<{ line: string }>()
  expect(programmes.results.map(({ line }) => JSON.parse(line))).toEqual(facts.programmes)
  const landmarks = await db.prepare('SELECT line FROM landmarks ORDER BY line_number').all<{ line: string }>()
  expect(landmarks.results.map(({ line }) => JSON.parse(line))).toEqual(facts.landmarks)
  const documents = await db
    .prepare('SELECT name, document FROM catalogue_documents')
    .all<{ name: string; document: string }>()
  expect(Object.fromEntries(documents.results.map(({ name, document }) => [name, JSON.parse(document)]))).toEqual({
    airports: facts.airports,
    calendar: facts.calendar,
    curriculum: facts.curriculum,
    rates: facts.rates,
    rules: facts.rules,
    tollPlazas: facts.tollPlazas,
    topicNames: facts.topicNames,
  })
  expect(await loadCatalogue(db)).toBe(false)
})

test('overwrites a changed line, deletes a removed one, and updates the names', async () => {
  const [first, ...others] = facts.places
  const renamed = { ...first!, name: "Madiba's house; or 'the museum'" }
  const changed = { ...facts, places: [renamed, ...others.slice(1)], towns: facts.towns.slice(0, 100) }
  expect(await loadCatalogue(db, changed)).toBe(true)
  expect(await count('places')).toBe(facts.places.length - 1)
  expect(await count('address_places')).toBe(offered(changed))
  const line = await db.prepare('SELECT line FROM places WHERE id = ?').bind(renamed.id).first<string>('line')
  expect(JSON.parse(line!)).toEqual(renamed)
})

test('running the same statements twice leaves the same rows', async () => {
  const { statements } = loadStatements(facts, book, posts)
  for (let run = 0; run < 2; run++) await db.batch(statements.map((statement) => db.prepare(statement)))
  expect(await count('places')).toBe(facts.places.length)
  expect(await count('address_places')).toBe(offered(facts))
  expect(await count('states')).toBe(book.states.length)
  expect(await count('catalogue_version')).toBe(1)
})

test('no statement exceeds D1’s limit, and a single row that does is refused', () => {
  for (const statement of loadStatements(facts, book, posts).statements)
    expect(Buffer.byteLength(statement)).toBeLessThanOrEqual(STATEMENT_BYTES)
  const huge = { ...facts.places[0]!, summary: 'é'.repeat(STATEMENT_BYTES / 2) }
  expect(() => loadStatements({ ...facts, places: [huge] }, book, posts)).toThrow('One row is over')
})

test('equal facts have equal hashes, different facts have different ones', () => {
  const { hash } = loadStatements(facts, book, posts)
  expect(loadStatements(readFacts(), readAddressBook(), readPosts()).hash).toBe(hash)
  expect(loadStatements({ ...facts, stays: facts.stays.slice(1) }, book, posts).hash).not.toBe(hash)
  expect(loadStatements(facts, { ...book, countries: [] }, posts).hash).not.toBe(hash)
  expect(loadStatements(facts, book, posts.slice(1)).hash).not.toBe(hash)
})
