import { pattern } from './pattern.ts'

/** One of many alternatives of a pattern; `mayBeIn` is false for a text that cannot have it. */
export interface Alternative {
  source: string
  mayBeIn: (text: string) => boolean
}

/**
 * A pattern of those alternatives that texts have had so far. To compile all of a long table takes longer than to read
 * many texts, and a text has few of them; what it does not have would match nothing.
 */
export function growingPattern(
  alternatives: readonly Alternative[],
  sourceOf: (isMet: (source: string) => boolean) => string,
): (text: string) => RegExp {
  const met = new Set<string>()
  let unmet = alternatives
  let grown: RegExp | null = null
  return (text) => {
    const found = unmet.filter(({ mayBeIn }) => mayBeIn(text))
    if (grown && found.length === 0) return grown
    for (const { source } of found) met.add(source)
    unmet = unmet.filter(({ source }) => !met.has(source))
    grown = pattern(sourceOf((source) => met.has(source)))
    return grown
  }
}

/** Words that are written as they are. */
export const wordsAsAlternatives = (words: readonly string[]): Alternative[] =>
  words.map((word) => ({ source: word, mayBeIn: (text) => text.includes(word) }))
