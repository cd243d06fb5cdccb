import type { Facts, Gazetteer } from '#shared/domain/catalogue/facts'
import { readFacts as readFactsFrom } from '../data/facts.ts'
import type { Context } from './context.ts'

const FRESH_MS = 5 * 60_000

let held: { facts: Promise<Facts>; until: number } | null = null

/** The catalogue, read once by each running copy of the Worker and again after five minutes. */
export function readFacts(context: Context): Promise<Facts> {
  const now = context.now().getTime()
  if (held && now < held.until) return held.facts
  const facts = readFactsFrom(context.db)
  held = { facts, until: now + FRESH_MS }
  facts.catch(() => {
    held = null
  })
  return facts
}

export async function readGazetteer(context: Context): Promise<Gazetteer> {
  const { towns, places, calendar } = await readFacts(context)
  return { towns, places, calendar }
}
