import { describe, expect, it } from 'vitest'
import { isFinal } from '#shared/contracts/generation'
import { makeSearch } from '../testing/call.ts'
import { objectOf, waitForRecord } from '../testing/generation-object.ts'
import { PlanningLine } from './planning-line.ts'

/** The messages of a generation up to its end, and when it ended. */
async function watch(id: number): Promise<{ messages: string[]; states: string[]; endedAt: number }> {
  const [messages, states] = [[] as string[], [] as string[]]
  for (let version = -1; ; ) {
    const present = await objectOf(id).changed(version)
    messages.push(present.message)
    states.push(present.state)
    if (isFinal(present.state)) return { messages, states, endedAt: performance.now() }
    version = present.version
  }
}

describe('many plans at once', () => {
  it('are all made, and those that wait say so', { timeout: 120_000 }, async () => {
    const searches = []
    for (let n = 0; n < 8; n++) searches.push(await makeSearch())
    const watching = searches.map(({ id }) => watch(id))
    await Promise.all(searches.map(({ id }) => objectOf(id).start(id)))
    const watched = await Promise.all(watching)
    expect(watched.map(({ states }) => states.at(-1))).toEqual(Array(8).fill('complete'))
    const waited = watched.filter(({ messages }) => messages.includes('Other plans come first. Yours is in the queue'))
    expect(waited.length).toBeGreaterThan(0)
    for (const { messages, states } of waited)
      expect(states[messages.indexOf('Other plans come first. Yours is in the queue')]).toBe('queued')
    for (const { id } of searches) {
      const record = await waitForRecord(id, ({ state }) => state === 'complete')
      expect([record.attempts, record.fault]).toEqual([1, null])
    }
  })
})

describe('the line', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => Symbol(name)) as [symbol, symbol, symbol]

  it('lets one compute and the others wait in the order of their arrival', () => {
    const line = new PlanningLine()
    expect([a, b, c].map((member) => line.isTurnOf(member, 0))).toEqual([true, false, false])
    expect(line.isWaitedFor).toBe(true)
    line.leave(a)
    expect([c, b].map((member) => line.isTurnOf(member, 1))).toEqual([false, true])
  })

  it('does not wait for a member that has ended without leaving', () => {
    const line = new PlanningLine()
    expect([a, b].map((member) => line.isTurnOf(member, 0))).toEqual([true, false])
    expect(line.isTurnOf(b, 20_000)).toBe(false)
    expect(line.isTurnOf(b, 30_001)).toBe(true)
  })
})
