import type { Idea } from '#shared/domain/idea/idea'
import { parseIdea } from '#shared/domain/idea/parse'
import { PARSER_VERSION } from '#shared/domain/parser-version'
import { readFacts } from '../data/catalogue.ts'
import type { Context } from './context.ts'
import { listSchoolsIn } from './schools.ts'
import { sha256Hex } from './sha256.ts'

/**
 * Parses the text with `today` as the reference day; cached by parser version, text and day. An idea that may name a
 * school of the loaded list is not cached, because the list changes.
 */
export async function readIdea(context: Context, text: string, today: string): Promise<Idea> {
  const { db, later, ports } = context
  const schools = await listSchoolsIn(context, text)
  if (schools.length > 0) return parseIdea(text, { today, gazetteer: await readFacts(db), schools })
  const key = await ideaKey(text, today)
  const cached = await ports.ideas.find(key)
  if (cached) return cached
  const idea = parseIdea(text, { today, gazetteer: await readFacts(db) })
  later(ports.ideas.keep(key, idea))
  return idea
}

/** "Next term" and "29 August" depend on the day, so the day is part of the key. */
export async function ideaKey(text: string, today: string): Promise<string> {
  return `idea:${PARSER_VERSION}:${today}:${await sha256Hex(text)}`
}
