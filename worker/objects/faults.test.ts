import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFinal } from '#shared/contracts/generation'
import { makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { objectOf, readRecord, waitForRecord, replaceBindings } from '../testing/generation-object.ts'

/** Runs a generation to its end without waiting for the pauses between attempts. */
async function runToTheEnd(id: number) {
  await objectOf(id).start(id)
  for (;;) {
    const record = await waitForRecord(
      id,
      ({ state, isAttempting, attempts }) => isFinal(state) || (!isAttempting && attempts > 0),
    )
    if (isFinal(record.state)) return record
    await runDurableObjectAlarm(objectOf(id))
  }
}

const plansOf = (id: number) =>
  env.DB.prepare(
    'SELECT searches.status, count(itineraries.search_id) AS plans FROM searches LEFT JOIN itineraries ON search_id = id WHERE id = ?',
  )
    .bind(id)
    .first<{ status: string; plans: number }>()

const RUNS = env.TEST_IN_FULL ? 1_000 : 60

describe('a generation with random faults of the database', () => {
  it('ends with one plan or with a fault, for any sequence of faults', {
    timeout: 60_000 + RUNS * 3_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 24 }), async (faults) => {
        const { id } = await makeSearch()
        let calls = 0
        await replaceBindings(id, { DB: failingDatabase(() => faults[calls++] ?? false) })
        const record = await runToTheEnd(id)
        const stored = await plansOf(id)
        if (record.state === 'complete') expect(stored).toEqual({ status: 'complete', plans: 1 })
        else
          expect({ plans: stored?.plans, attempts: record.attempts, fault: record.fault }).toEqual({
            plans: 0,
            attempts: 5,
            fault: expect.any(String),
          })
        // Each attempt stops at its first fault, so four faults cannot use up five attempts.
        if (faults.filter(Boolean).length <= 4) expect(record.state).toBe('complete')
        expect(await readRecord(id)).toEqual(record)
      }),
      { numRuns: RUNS, seed: 20_261_121 },
    )
  })
})
