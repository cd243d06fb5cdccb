import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { INVENTED_SCHOOLS } from '#shared/domain/schools/invented-schools.fixture'
import { STATEMENT_BYTES } from '../catalogue/sql.ts'
import type { SiteDatabase } from '../database/site-database.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { loadSchools } from './load-schools.ts'
import type { ListedSchool } from './read-schools.ts'
import { schoolStatements } from './school-statements.ts'

const script = 'export default { fetch: () => new Response() }'
const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script, d1Databases: ['DB'], cf: false }))
const db = await miniflare.getD1Database('DB')
const database: SiteDatabase = {
  query: async <Row>(statement: string) => (await db.prepare(statement).all<Row>()).results,
  run: async (statements) => void (await db.batch(statements.map((statement) => db.prepare(statement)))),
}
const schools: ListedSchool[] = INVENTED_SCHOOLS.map((school) => ({ ...school, learners: 100 }))
const renamed = schools.map((school) => ({ ...school, name: `${school.name}'s; "new"` }))

beforeAll(() => applyMigrations(db))
beforeEach(() => database.run(['DELETE FROM schools', 'DELETE FROM school_list']))
afterAll(() => miniflare.dispose())

const namesInUse = async () =>
  (
    await database.query<{ name: string }>(
      'SELECT name FROM schools WHERE generation = (SELECT generation FROM school_list) ORDER BY emis',
    )
  ).map(({ name }) => name)
const rows = async () => (await database.query<{ n: number }>('SELECT count(*) AS n FROM schools'))[0]?.n
const namesOf = (list: readonly ListedSchool[]) => list.map(({ name }) => name)

test('a list replaces the one in use, and the same list is not loaded twice', async () => {
  expect(await loadSchools(database, schools)).toBe(true)
  expect(await namesInUse()).toEqual(namesOf(schools))
  expect(await loadSchools(database, schools)).toBe(false)
  expect(await loadSchools(database, renamed)).toBe(true)
  expect(await namesInUse()).toEqual(namesOf(renamed))
  expect(await rows()).toBe(schools.length)
})

test('a load that breaks off leaves the earlier list in use, and the next one puts things right', async () => {
  await loadSchools(database, schools)
  const breaking: SiteDatabase = {
    ...database,
    run: async (statements) => {
      await database.run(statements.slice(0, 2))
      throw new Error('The connection broke.')
    },
  }
  await expect(loadSchools(breaking, renamed)).rejects.toThrow('The connection broke.')
  expect(await namesInUse()).toEqual(namesOf(schools))
  expect(await rows()).toBe(2 * schools.length)
  expect(await loadSchools(database, renamed)).toBe(true)
  expect(await namesInUse()).toEqual(namesOf(renamed))
  expect(await rows()).toBe(schools.length)
})

test('a list that is not whole in the database is not taken into use', async () => {
  await loadSchools(database, schools)
  const { generation } = schoolStatements(renamed)
  const losing: SiteDatabase = {
    ...database,
    run: async (statements) => {
      await database.run([
        `DELETE FROM schools WHERE generation = '${generation}' AND emis = '900000001'`,
        ...statements,
      ])
    },
  }
  await expect(loadSchools(losing, renamed)).rejects.toThrow('the earlier list stays in use')
  expect(await namesInUse()).toEqual(namesOf(schools))
})

test('a list with less than half of the schools is refused unless it is asked for', async () => {
  await loadSchools(database, schools)
  await expect(loadSchools(database, schools.slice(0, 3))).rejects.toThrow('has 3 schools and the one in use 9')
  expect(await namesInUse()).toEqual(namesOf(schools))
  expect(await loadSchools(database, schools.slice(0, 3), { smaller: true })).toBe(true)
  expect(await rows()).toBe(3)
})

test('no statement exceeds D1’s limit', () => {
  const long = Array.from({ length: 2_000 }, (_, n) => ({ ...schools[0]!, id: String(900000000 + n) }))
  const { write } = schoolStatements(long)
  expect(write.length).toBeGreaterThan(3)
  for (const statement of write) expect(Buffer.byteLength(statement)).toBeLessThanOrEqual(STATEMENT_BYTES)
})
