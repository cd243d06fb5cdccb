import type { Idea } from '#shared/domain/idea/idea'
import { PARSER_VERSION, parseIdea } from '#shared/domain/idea/parse'
import { readFacts } from '../data/catalogue.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'

/** What the text says, reckoned from `today`; from the cache where this parser has read the same words on that day. */
export async function readIdea(context: Context, text: string, today: string): Promise<Idea> {
  const key = await ideaKey(text, today)
  const cached = await context.ports.ideas.find(key)
  if (cached) return cached
  const idea = parseIdea(text, { today, gazetteer: await readFacts(context.db) })
  context.later(context.ports.ideas.keep(key, idea))
  return idea
}

/** "Next term" and "29 August" mean another day each year, so the day of reading is part of the key. */
export async function ideaKey(text: string, today: string): Promise<string> {
  return `idea:${PARSER_VERSION}:${today}:${await sha256Hex(text)}`
}
