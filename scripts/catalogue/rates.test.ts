import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { readFacts } from './read-facts.ts'

const { rates, tollPlazas } = readFacts()
type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
interface Row {
  path: string
  rate: Tree
  /** The nearest source and date above it. */
  source: unknown
  date: unknown
}
/** Every range of a tree, with what it stands under. */
function rowsOf(value: unknown, path: string, from: Pick<Row, 'source' | 'date'>): Row[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => rowsOf(one, `${path}.${i}`, from))
  if (!isTree(value)) return []
  const own = { source: value['source'] ?? from.source, date: value['date'] ?? value['as_of'] ?? from.date }
  if ('typical' in value) return [{ path, rate: value, ...own }]
  return Object.entries(value).flatMap(([key, one]) => rowsOf(one, `${path}.${key}`, own))
}
const { source: _source, date: _date, ...groups } = rates
const rows = [
  ...Object.entries(groups).flatMap(([name, group]) => rowsOf(group, name, { source: undefined, date: undefined })),
  ...tollPlazas.flatMap((plaza) => rowsOf(plaza, plaza.id, { source: undefined, date: undefined })),
]

describe('every rate', () => {
  it('is looked at', () => expect(rows.length).toBeGreaterThan(100))
  it.each(rows.map((row) => [row.path, row] as const))('%s has a range, a source and a date', (_path, row) => {
    const { low, typical, high } = row.rate as { low: number; typical: number; high: number }
    expect(low).toBeLessThanOrEqual(typical)
    expect(typical).toBeLessThanOrEqual(high)
    expect(row.source).toEqual(expect.stringMatching(/\w{3}/u))
    expect(row.date).toEqual(expect.stringMatching(/^20\d\d-\d\d$/u))
  })
  it('says how far it can be trusted', () => {
    const unsure = rows.filter(({ rate, path }) => !('confidence' in rate) && !path.startsWith('toll-'))
    expect(unsure.map(({ path }) => path)).toEqual([])
  })
})

/** Of every row; what a range or a group is, and not a row by itself. */
const OF_EVERY_ROW = new Set(['basis', 'source', 'date', 'confidence', 'note', 'low', 'typical', 'high'])
const keysOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(keysOf)
    : isTree(value)
      ? Object.entries(value).flatMap(([key, one]) => [key, ...keysOf(one)])
      : []
/** What plans and checks them, and the test of the figures that posts give. */
const readers = [
  ...readdirSync('shared/domain', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== 'catalogue/rates.ts')
    .map((path) => `shared/domain/${path}`),
  'scripts/catalogue/posts/figures.test.ts',
]

test('every row is read by code', () => {
  const { currency: _currency, ...read } = rates
  const words = new Set(readers.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []))
  const keys = [...new Set(keysOf(read))].filter((key) => !OF_EVERY_ROW.has(key))
  expect(keys.filter((key) => !words.has(key))).toEqual([])
})

describe('half a day', () => {
  it.each(rates.transport.vehicles.map((vehicle) => [vehicle.label, vehicle] as const))(
    'of a %s costs less than a day and more than half of it',
    (_label, { per_half_day, per_day }) => {
      for (const end of ['low', 'typical', 'high'] as const) {
        expect(per_half_day[end]).toBeLessThan(per_day[end])
        expect(per_half_day[end]).toBeGreaterThan(per_day[end] / 2)
      }
    },
  )
})
