import type { Span } from '../idea-text.ts'
import { ACTIVITY_VERBS, EVENT_NOUNS, VISIT_WORDS } from './data/activity-words.ts'
import type { OwnNouns } from './request.ts'
import { isTelling } from './small-talk.ts'
import { findSortNouns } from './sort-nouns.ts'
import { basesOf, singularsOf, wordsOf } from './words.ts'

const verbs = new Set([...VISIT_WORDS, ...ACTIVITY_VERBS.flatMap(({ words }) => words)])
/** Words that many sights have, so that they say nothing of which is meant. */
const OF_ANY_SIGHT = new Set(
  'guided educational working nearby local famous interesting amazing beautiful traditional special historic historical interactive hands-on behind scenes proper exciting different'.split(
    ' ',
  ),
)
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'die', "'n"])
/** After these every word says whom or what one goes for: "hear a boys choir". */
const LISTENS = new Set(['hear', 'listen', 'attend'])
const LEAST_LETTERS = 3

/**
 * The words of a sight or an activity that say which of its sort is meant: no towns, no verb at its beginning, no
 * events ("walk", "tour") and nothing that many sights are.
 */
export function ownNouns(text: string, { start, end }: Span, towns: readonly Span[]): { nouns?: OwnNouns } {
  const words = text.slice(start, end)
  const heads = findSortNouns(words)
  const all = wordsOf(words)
  const first = all.findIndex(({ text: word }) => !ARTICLES.has(word))
  const isHeard = first >= 0 && basesOf(all[first]!.text).some((form) => LISTENS.has(form))
  const nouns = all.flatMap((word, at) => {
    const isOfTown = towns.some((town) => town.start < start + word.end && start + word.start < town.end)
    const isVerb = at === first && basesOf(word.text).some((form) => verbs.has(form))
    const isOfAny = OF_ANY_SIGHT.has(word.text) || singularsOf(word.text).some((form) => EVENT_NOUNS.has(form))
    if (isOfTown || isVerb || isOfAny || word.text.length < LEAST_LETTERS) return []
    const isOfHead = heads.some((head) => head.start <= word.start && word.end <= head.end)
    return isOfHead || isHeard || isTelling(word) ? [word.text] : []
  })
  return nouns.length > 0 ? { nouns: [...new Set(nouns)] } : {}
}
