import { Idea as IdeaSchema } from '#shared/contracts/idea'
import type { Idea } from '#shared/domain/idea/idea'
import { KEPT_DAYS } from '#shared/domain/retention'

/** Cache of parsed ideas. Parsing again takes only milliseconds, so failures of the store are ignored. */
export interface IdeaCache {
  find(key: string): Promise<Idea | null>
  keep(key: string, idea: Idea): Promise<void>
  /** Throws if the store fails: data that a person wants deleted must be deleted. */
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
