import type { RequestKind } from '../../requests.ts'
import type { ClauseWord } from './clause-words.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'

/** A word of the text with what rules have found at it. */
export interface WordInText extends ClauseWord {
  /** Part of a name or with a capital. */
  isCapital: boolean
  /** `~`, `§`, `¤` or `^`: what a field or a place took; empty: nothing. */
  mark: string
  /** The kind that a rule has read. */
  found: RequestKind | null
  /** What it is of a sight that stands there: its first word, or a later one. */
  sight: 'first' | 'later' | null
  /** The marks between it and the word before. */
  gap: string
  /** Its place in its clause, from the front and from the end. */
  fromStart: number
  fromEnd: number
}

const NEAR = [-1, 0, 1] as const

/** What can be said of a word and its neighbours. */
export function featuresOfWord(words: readonly WordInText[], at: number): string[] {
  const word = words[at]!
  const features = [
    `gap ${word.gap}`,
    `then ${words[at + 1]?.gap ?? 'end'}`,
    `from start ${Math.min(word.fromStart, 4)}`,
    `from end ${Math.min(word.fromEnd, 4)}`,
    `front ${word.text.slice(0, 4)}`,
    `two ${words[at - 1]?.stem ?? ''} ${word.stem}`,
  ]
  for (const away of NEAR) {
    const near = words[at + away]
    if (!near) {
      features.push(`${away} none`)
      continue
    }
    features.push(`${away} ${near.stem}`)
    for (const name of near.classes) features.push(`${away} class ${name}`)
    if (near.isCapital) features.push(`${away} capital`)
    if (near.mark) features.push(`${away} mark ${near.mark}`)
    if (near.found) features.push(`${away} found ${near.found}`)
    if (near.sight) features.push(`${away} sight ${near.sight}`)
    if (LEADING_WORDS.has(near.text)) features.push(`${away} leading`)
    if (TRAILING_WORDS.has(near.text)) features.push(`${away} trailing`)
  }
  return features
}

/** What stands between two words, as far as it matters. */
export const gapIn = (between: string): string => {
  const marks = between.replaceAll(/[ ~]/gu, '')
  if (between.includes('\n')) return 'line'
  return marks.slice(0, 2)
}
