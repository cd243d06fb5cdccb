import { Idea as IdeaSchema } from '#shared/contracts/idea'
import type { Idea } from '#shared/domain/idea/idea'

/** Ideas that were parsed before. Losing one costs a few milliseconds, so no failure of the store reaches the caller. */
export interface IdeaCache {
  find(key: string): Promise<Idea | null>
  keep(key: string, idea: Idea): Promise<void>
  /** Throws where the store did not take it: what somebody wants forgotten must be. */
  forget(key: string): Promise<void>
}

const TWO_DAYS_SECONDS = 2 * 86_400

export function kvIdeaCache(namespace: KVNamespace): IdeaCache {
  return {
    async find(key) {
      const stored = await namespace.get<unknown>(key, 'json').catch(() => null)
      const idea = IdeaSchema.safeParse(stored)
      return idea.success ? idea.data : null
    },
    forget: (key) => namespace.delete(key),
    async keep(key, idea) {
      await namespace.put(key, JSON.stringify(idea), { expirationTtl: TWO_DAYS_SECONDS }).catch(() => undefined)
    },
  }
}
