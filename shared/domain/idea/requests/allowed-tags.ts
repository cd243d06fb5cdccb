import type { ReadClause } from './cut-text.ts'
import { LEADING_WORDS } from './data/activity-words.ts'
import type { Tag } from './tags.ts'
import type { PlacedWord } from './words-in-text.ts'

/** The first word of each clause that is no word of wanting, as an index. */
export function firstsToAsk(words: readonly PlacedWord[]): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>()
  words.forEach(({ clause, text }, at) => {
    if (!firsts.has(clause) && !LEADING_WORDS.has(text)) firsts.set(clause, at)
  })
  return firsts
}

/** A word that joins clauses, "and", begins no request. */
const BEGINS_NONE = ({ begins }: Tag): boolean => !begins
/**
 * What rules leave to the weights. A clause that is sure to ask for something is one request, from its first word that
 * is not of wanting; the words beside what rules have read begin none, if they tell nothing.
 */
export function tagsAllowed(
  clause: ReadClause | undefined,
  { found }: PlacedWord,
  /** Its place after the first word that may begin a request. */
  place: number,
): ((tag: Tag) => boolean) | null {
  if (!clause) return BEGINS_NONE
  const { sure, isRead } = clause
  if (sure && place !== -Infinity)
    return ({ kind, begins }) =>
      kind === null
        ? place < 0 || sure.includes('nothing')
        : place >= 0 && begins === (place === 0) && sure.includes(kind)
  return isRead && clause.found.length > 0 ? ({ kind }) => kind === null || kind === found : null
}
