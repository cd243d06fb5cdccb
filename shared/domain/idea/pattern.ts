/**
 * A regular expression in which every repetition has an upper bound. The work at one position of a text is then
 * bounded too, so the time is linear in the length of any text.
 */
export function pattern(source: string): RegExp {
  if (hasUnboundedRepetition(source)) throw new Error(`unbounded repetition in the pattern ${source}`)
  return new RegExp(source, 'gu')
}

export function hasUnboundedRepetition(source: string): boolean {
  const outsideClasses = source.replace(/\\./gu, '_').replace(/\[[^\]]*\]/gu, '_')
  return /[*+]|\{\d+,\}/u.test(outsideClasses)
}

/** Alternatives that match whole words only, longest first so that "grades" is not read as "grade"; none match nothing. */
export const anyOf = (...words: string[]): string =>
  words.length === 0 ? '(?!)' : `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`
