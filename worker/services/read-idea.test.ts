import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { exampleIdea } from '#shared/domain/planner/example-idea'
import { kvIdeaCache } from '../ports/idea-cache.ts'
import { BRIEF, call } from '../testing/call.ts'
import { createContext } from './context.ts'
import { ideaKey, readIdea } from './read-idea.ts'

const today = '2026-11-21'
const context = (bindings: Partial<Env> = {}) => {
  const pending: Promise<unknown>[] = []
  return { ...createContext({ ...env, ...bindings }, (work) => pending.push(work)), settle: () => Promise.all(pending) }
}
const brokenKv = {
  get: () => Promise.reject(new Error('KV is away')),
  put: () => Promise.reject(new Error('KV is away')),
} as unknown as KVNamespace

describe('the cache of parsed ideas', () => {
  it('stores a parsed idea by parser version, day and text', async () => {
    const here = context()
    const idea = await readIdea(here, BRIEF, today)
    await here.settle()
    const key = await ideaKey(BRIEF, today)
    expect(key).toMatch(/^idea:[\w.-]+:2026-11-21:[0-9a-f]{64}$/)
    expect(key).not.toContain('Durban')
    expect(await kvIdeaCache(env.CACHE).find(key)).toEqual(idea)
    expect(new Set([key, await ideaKey(BRIEF, '2026-11-22'), await ideaKey(`${BRIEF}.`, today)]).size).toBe(3)
  })

  it('answers from it', async () => {
    const kept = exampleIdea({ location: 'Kept here' })
    await env.CACHE.put(await ideaKey('kept', today), JSON.stringify(kept))
    expect(await readIdea(context(), 'kept', today)).toEqual(kept)
  })

  it('keeps everything that was understood, hours too', async () => {
    const text = `${BRIEF}, back by 17:00`
    const here = context()
    const idea = await readIdea(here, text, today)
    await here.settle()
    expect(idea.hours).toEqual({ from: null, to: 1020 })
    expect(await readIdea(context(), text, today)).toEqual(idea)
  })

  it('keeps flights, the way that the teacher gives, and requests', async () => {
    const text = `${BRIEF}. We fly, our tickets are booked. It is about 90 km one way. We want to visit uShaka Sea World.`
    const here = context()
    const idea = await readIdea(here, text, today)
    await here.settle()
    expect(idea).toMatchObject({ flights: { wanted: true }, requests: expect.arrayContaining([expect.anything()]) })
    expect(await readIdea(context(), text, today)).toEqual(idea)
  })

  it.each(['{"location": 5}', '{}', 'null', 'no JSON', '[]', JSON.stringify({ ...exampleIdea(), needs: ['a pony'] })])(
    'takes a broken entry for a miss and heals it: %s',
    async (entry) => {
      const text = `${BRIEF} ${entry}`
      const key = await ideaKey(text, today)
      await env.CACHE.put(key, entry)
      const here = context()
      const idea = await readIdea(here, text, today)
      expect(idea.location).toBe('Durban')
      await here.settle()
      expect(await kvIdeaCache(env.CACHE).find(key)).toEqual(idea)
    },
  )

  it('does not affect the answer if it fails', async () => {
    expect((await readIdea(context({ CACHE: brokenKv }), BRIEF, today)).students).toBe(40)
    expect((await call('/api/search', { body: { idea: BRIEF }, with: { CACHE: brokenKv } })).status).toBe(201)
  })
})
