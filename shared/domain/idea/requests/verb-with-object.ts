import { ACTIVITY_VERBS, AFRIKAANS_ACTIVITY_VERBS, LEADING_WORDS } from './data/activity-words.ts'
import { STATE_VERBS } from './data/verb-rules.ts'
import { isTelling } from './small-talk.ts'
import { basesOf, isBeside, type Word, wordsOf } from './words.ts'

const VERBS = new Set(ACTIVITY_VERBS.flatMap(({ words }) => words))
const LAST_VERBS = new Set(AFRIKAANS_ACTIVITY_VERBS.flatMap(({ words }) => words))
const isVerb = ({ text }: Word): boolean => basesOf(text).some((form) => VERBS.has(form))
const isState = ({ text }: Word): boolean => basesOf(text).some((form) => STATE_VERBS.has(form))

/** Whether words say what is done with what: "bake bread", "brood bak". A verb without an object may be a scrap. */
export function hasVerbWithObject(words: string): boolean {
  const all = wordsOf(words)
  const isObject = (word: Word) => isTelling(word) && !isVerb(word)
  const first = all.findIndex((word) => !LEADING_WORDS.has(word.text) || isVerb(word))
  const verb = all[first]
  if (!verb) return false
  const parted = all.findIndex((word, at) => at > first && !isBeside(words, all[at - 1]!, word))
  if (isVerb(verb) && !isState(verb)) return all.slice(first + 1, parted < 0 ? all.length : parted).some(isObject)
  return LAST_VERBS.has(all.at(-1)!.text) && all.slice(0, -1).some(isObject)
}
