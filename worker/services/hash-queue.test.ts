import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type HashLane, takeHashTurn } from './hash-queue.ts'
import { Problem } from './problem.ts'

const wait = (names: string[], lane: HashLane, name: string, network: string | null = null) =>
  takeHashTurn({ lane, network }, () => names.push(name))
/** A call that ends while it waits: its timer never rings. */
function waitAndGo(lane: HashLane) {
  const timer = vi.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as unknown as ReturnType<typeof setTimeout>)
  void takeHashTurn({ lane, network: null }, () => undefined)
  timer.mockRestore()
}
/** Takes the turn that is free at once, so that the following calls wait. */
const occupy = () => takeHashTurn({ lane: 'known', network: null }, () => undefined)
const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason)
  return error instanceof Problem ? error.status : null
}

describe('the queue of hashes', () => {
  it('is first come, first served within a lane', async () => {
    const names: string[] = []
    await occupy()
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => wait(names, 'unknown', name)))
    expect(names).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lets sign-ins pass before other work, which still gets every fifth turn', async () => {
    const names: string[] = []
    await occupy()
    const background = ['b1', 'b2'].map((name) => wait(names, 'background', name))
    const signIns = Array.from({ length: 6 }, (_, n) => [
      wait(names, 'known', `k${n}`),
      wait(names, 'unknown', `u${n}`),
    ]).flat()
    await Promise.all([...background, ...signIns])
    expect(names.filter((name) => name.startsWith('k'))).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', 'k5'])
    const [first = 0, second = 0] = ['b1', 'b2'].map((name) => names.indexOf(name))
    expect(first).toBeLessThan(5)
    expect(second - first).toBe(5)
  })

  it('has room for three unknown sign-ins of a network, and for twelve in all', async () => {
    await occupy()
    const ofOne = Array.from({ length: 5 }, () => refusalOf(wait([], 'unknown', '', 'one')))
    const ofOthers = Array.from({ length: 11 }, (_, n) => refusalOf(wait([], 'unknown', '', `other ${n}`)))
    expect(await Promise.all(ofOne)).toEqual([null, null, null, 429, 429])
    expect(await Promise.all(ofOthers)).toEqual([...Array<null>(9).fill(null), 503, 503])
  })

  it('passes over calls that have ended, and gives their room to others after a few hashes', async () => {
    await occupy()
    for (let n = 0; n < 12; n++) waitAndGo('unknown')
    expect(await refusalOf(wait([], 'unknown', ''))).toBe(503)
    for (let n = 0; n < 5; n++) await occupy()
    expect(await refusalOf(wait([], 'unknown', ''))).toBeNull()
  })

  it('gives their room to others after five seconds without a hash', async () => {
    await occupy()
    for (let n = 0; n < 12; n++) waitAndGo('unknown')
    expect(await refusalOf(wait([], 'unknown', ''))).toBe(503)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await refusalOf(wait([], 'unknown', ''))).toBeNull()
  })

  it('has room for the next after a hash that fails', async () => {
    const failing = takeHashTurn({ lane: 'known', network: null }, () => {
      throw new Error('no memory')
    })
    await expect(failing).rejects.toThrow('no memory')
    await occupy()
  })
})
