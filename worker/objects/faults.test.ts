import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFinal } from '#shared/contracts/generation'
import { makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { objectOf, readRecord, recordWhere, rewire } from '../testing/generation-object.ts'

/** Runs a generation to its end without sitting out the pauses between its attempts. */
async function runToTheEnd(id: number) {
  await objectOf(id).start(id)
  for (;;) {
    const record = await recordWhere(
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

describe('a generation whose store fails now and then', () => {
  it('ends, with one plan or with a reason, wherever the faults fall', {
    timeout: 60_000 + env.TEST_FAULT_RUNS * 3_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 24 }), async (faults) => {
        const { id } = await makeSearch()
        let calls = 0
        await rewire(id, { DB: failingDatabase(() => faults[calls++] ?? false) })
        const record = await runToTheEnd(id)
        const stored = await plansOf(id)
        if (record.state === 'complete') expect(stored).toEqual({ status: 'complete', plans: 1 })
        else
          expect({ plans: stored?.plans, attempts: record.attempts, fault: record.fault }).toEqual({
            plans: 0,
            attempts: 5,
            fault: expect.any(String),
          })
        // Each attempt breaks at its first fault, so four faults cannot use up five attempts.
        if (faults.filter(Boolean).length <= 4) expect(record.state).toBe('complete')
        expect(await readRecord(id)).toEqual(record)
      }),
      { numRuns: env.TEST_FAULT_RUNS, seed: 20_261_121 },
    )
  })
})
