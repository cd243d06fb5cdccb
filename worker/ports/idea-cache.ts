import { Idea as IdeaSchema } from '#shared/contracts/idea'
import type { Idea } from '#shared/domain/idea/idea'
import { KEPT_DAYS } from '#shared/domain/retention'

/** Ideas that were parsed before. Losing one costs a few milliseconds, so no failure of the store reaches the caller. */
export interface IdeaCache {
  find(key: string): Promise<Idea | null>
  keep(key: string, idea: Idea): Promise<void>
  /** Throws where the store did not take it: what somebody wants forgotten must be. */
  forget(key: string): Promise<void>
}

const KEPT_SECONDS = KEPT_DAYS.cachedIdeas * 86_400

export function kvIdeaCache(namespace: KVNamespace): IdeaCache {
  return {
    async find(key) {
      const stored = await namespace.get<unknown>(key, 'json').catch(() => null)
      const idea = IdeaSchema.safeParse(stored)
      return idea.success ? idea.data : null
    },
    forget: (key) => namespace.delete(key),
    async keep(key, idea) {
      await namespace.put(key, JSON.stringify(idea), { expirationTtl: KEPT_SECONDS }).catch(() => undefined)
    },
  }
}
