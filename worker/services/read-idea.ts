import { PARSER_VERSION } from '#shared/domain/parser-version'
import { type Reading, PlanningUnavailable } from '../ports/planning.ts'
import { markRead, type Search } from '../data/searches.ts'
import type { Context } from './context.ts'
import { todayOf } from './reckoning.ts'
import { sha256Hex } from './sha256.ts'
import { UNREAD } from './unread-idea.ts'

/** What the text says, reckoned from `today`; from the cache where this parser has read the same words on that day. */
export async function readIdea(context: Context, text: string, today: string): Promise<Reading> {
  const key = await ideaKey(text, today)
  const cached = await context.ports.ideas.find(key)
  if (cached) return { idea: cached, parserVersion: PARSER_VERSION }
  const reading = await context.ports.planning.readIdea(text, today)
  // While a release is under way the planning Worker may still be of another version than this one.
  if (reading.parserVersion === PARSER_VERSION) context.later(context.ports.ideas.keep(key, reading.idea))
  return reading
}

/** An idea is kept even where nobody can read it just now: it is then read when its plan is made. */
export async function readIdeaOrLater(context: Context, text: string, today: string): Promise<Reading> {
  try {
    return await readIdea(context, text, today)
  } catch (error) {
    if (error instanceof PlanningUnavailable) return UNREAD
    throw error
  }
}

/** A search with its idea read, which is made good here where that could not be done when it was stored. */
export async function withReading(context: Context, search: Search): Promise<Search> {
  if (search.parserVersion !== UNREAD.parserVersion) return search
  const { idea, parserVersion } = await readIdea(context, search.idea, todayOf(search))
  await context.db.batch([markRead(context.db, search.id, idea, parserVersion)])
  return { ...search, parsed: idea, parserVersion }
}

/** "Next term" and "29 August" mean another day each year, so the day of reading is part of the key. */
export async function ideaKey(text: string, today: string): Promise<string> {
  return `idea:${PARSER_VERSION}:${today}:${await sha256Hex(text)}`
}
