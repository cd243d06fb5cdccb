import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { durableBudgets } from '../ports/budgets.ts'

const HOUR = 3_600_000
const objectNamed = (name: string) => env.BUDGETS.get(env.BUDGETS.idFromName(name))

describe('the budgets', () => {
  it('grant exactly the limit to many parallel callers', async () => {
    const key = `test:${crypto.randomUUID()}`
    const budgets = durableBudgets(env.BUDGETS)
    const charge = { key, limit: 7, windowMs: HOUR }
    const spendings = await Promise.all(Array.from({ length: 40 }, () => budgets.spend([charge])))
    expect(spendings.filter(({ granted }) => granted)).toHaveLength(7)
    expect(spendings.find(({ granted }) => !granted)).toMatchObject({ granted: false, key })
  })

  it('take back the newest unit, and nothing of a key that was not used', async () => {
    const object = objectNamed(`giving-back-${crypto.randomUUID()}`)
    const charge = { key: 'used', limit: 2, windowMs: HOUR, count: 2 }
    await object.spend([charge])
    await object.giveBack(['used', 'never used'])
    expect(await object.spend([charge])).toMatchObject({ granted: false })
    expect(await object.spend([{ ...charge, count: 1 }])).toEqual({ granted: true })
    await object.giveBack(['used'])
    await object.giveBack(['used'])
    expect(await runInDurableObject(object, (_object, state) => [...state.storage.kv.list()])).toEqual([])
  })

  it('delete entries older than a day, and repeat this until none are left', async () => {
    const object = objectNamed(`forgetting-${crypto.randomUUID()}`)
    await object.spend([{ key: 'new', limit: 1, windowMs: HOUR }])
    await runInDurableObject(object, (_object, state) => state.storage.kv.put('old', [Date.now() - 25 * HOUR]))
    expect(await runDurableObjectAlarm(object)).toBe(true)
    const left = await runInDurableObject(object, async (_object, state) => ({
      keys: [...state.storage.kv.list()].map(([key]) => key),
      looksAgain: (await state.storage.getAlarm()) !== null,
    }))
    expect(left).toEqual({ keys: ['new'], looksAgain: true })
  })
})
