import { durableGenerations, type Generations } from '../ports/generations.ts'
import { type IdeaCache, kvIdeaCache } from '../ports/idea-cache.ts'
import type { Narrator } from '../ports/narrator/narrator.ts'
import { chooseNarrator } from '../ports/narrator/choose-narrator.ts'
import { type Ids, randomIds } from './ids.ts'

/** Everything a service may reach, handed in, so that a test can hand in something else. */
export interface Context {
  db: D1Database
  now: () => Date
  ids: Ids
  /** Work that the answer need not wait for, but that must not be cut off with it. */
  later: (work: Promise<unknown>) => void
  ports: { ideas: IdeaCache; generations: Generations; narrator: Narrator | null }
}

export function createContext(env: Env, later: Context['later']): Context {
  return {
    db: env.DB,
    now: () => new Date(),
    ids: randomIds,
    later,
    ports: {
      ideas: kvIdeaCache(env.CACHE),
      generations: durableGenerations(env.GENERATION),
      narrator: chooseNarrator(env),
    },
  }
}
