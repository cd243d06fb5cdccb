import { ACTIVITY_NOUNS, ACTIVITY_VERBS, AFRIKAANS_ACTIVITY_VERBS, EVENT_NOUNS } from './data/activity-words.ts'
import { CONDITION_DOMAINS } from './data/condition-words.ts'
import { SMALL_TALK_WORDS } from './data/small-talk-words.ts'
import { PLANNING_VERBS, STATE_VERBS } from './data/verb-rules.ts'
import { basesOf, singularsOf } from './words.ts'

/** The names of the tables in which a word stands: what a sleeping-bag and a mattress have in common. */
const tablesOfWord = new Map<string, string[]>()
const addTable = (name: string, words: Iterable<string>) => {
  for (const word of new Set(words)) tablesOfWord.set(word, [...(tablesOfWord.get(word) ?? []), name])
}
for (const [name, words] of Object.entries(CONDITION_DOMAINS)) addTable(name, words.split(/\s+/u))
addTable(
  'verb',
  [...ACTIVITY_VERBS, ...AFRIKAANS_ACTIVITY_VERBS].flatMap(({ words }) => words),
)
addTable('event', EVENT_NOUNS)
addTable(
  'activity',
  ACTIVITY_NOUNS.flatMap(({ words }) => words),
)
addTable('state', STATE_VERBS)
addTable('planning', PLANNING_VERBS)
addTable('small', SMALL_TALK_WORDS)

/** The tables of a word in any of its forms. */
export const classesOf = (word: string): string[] => [
  ...new Set([...singularsOf(word), ...basesOf(word)].flatMap((form) => tablesOfWord.get(form) ?? [])),
]

/** A word without the ending that changes with number and time. */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}
