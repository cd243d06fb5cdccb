import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Charge, type Ledger, spend } from './spending.ts'

const MINUTE = 60_000

/** Spends charges one after the other, as a store does, and returns the times at which they were granted. */
function run(steps: readonly { at: number; charges: Charge[] }[]) {
  const kept = new Map<string, Ledger>()
  return steps.map(({ at, charges }) => {
    const { spending, ledgers } = spend(charges, (key) => kept.get(key) ?? [], at)
    for (const [key, ledger] of ledgers) kept.set(key, ledger)
    return { at, charges, spending }
  })
}

it('grants up to the limit in any window, and returns the time to wait', () => {
  const charges = [{ key: 'a', limit: 2, windowMs: 10 * MINUTE }]
  const results = run([0, 1, 2, 10, 11].map((minute) => ({ at: minute * MINUTE, charges })))
  expect(results.map(({ spending }) => spending)).toEqual([
    { granted: true },
    { granted: true },
    { granted: false, key: 'a', retryAfterSeconds: 480 },
    { granted: true },
    { granted: true },
  ])
})

it('uses none of the budgets if one of them is used up', () => {
  const wide = { key: 'wide', limit: 1, windowMs: MINUTE }
  const spent = { key: 'spent', limit: 0, windowMs: MINUTE }
  const [refused, granted] = run([
    { at: 0, charges: [wide, spent] },
    { at: 1, charges: [wide] },
  ])
  expect(refused?.spending).toMatchObject({ granted: false, key: 'spent' })
  expect(granted?.spending).toEqual({ granted: true })
})

it('never exceeds the limit in any window, and the time to wait is long enough', () => {
  const step = fc.record({
    at: fc.integer({ min: 0, max: 200 }),
    key: fc.constantFrom('a', 'b'),
    count: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (steps, limit) => {
      const windowMs = 50
      const results = run(
        steps
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, key, count }) => ({ at, charges: [{ key, limit, windowMs, count }] })),
      )
      for (const key of ['a', 'b'])
        for (const { at: start } of results) {
          const inWindow = results.filter(
            ({ at, charges, spending }) =>
              spending.granted && charges[0]?.key === key && at >= start && at < start + windowMs,
          )
          expect(inWindow.reduce((sum, { charges }) => sum + (charges[0]?.count ?? 0), 0)).toBeLessThanOrEqual(limit)
        }
      for (const { spending } of results) if (!spending.granted) expect(spending.retryAfterSeconds).toBeGreaterThan(0)
    }),
  )
})
