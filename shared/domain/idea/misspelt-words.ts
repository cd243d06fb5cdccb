import { WORDS_TO_LEAVE, WORDS_TO_MEND } from './data/words-to-mend.ts'
import { isOneEdit } from './one-edit.ts'

const ownWords = new Set([...WORDS_TO_MEND, ...WORDS_TO_LEAVE])
const byFirstLetter = new Map<string, string[]>()
for (const word of WORDS_TO_MEND)
  byFirstLetter.set(word.charAt(0), [...(byFirstLetter.get(word.charAt(0)) ?? []), word])

/** The word that is meant if one letter is wrong. The first letter must be right; a plural is not a misspelling. */
const meant = (word: string): string =>
  ownWords.has(word)
    ? word
    : (byFirstLetter.get(word.charAt(0))?.find((known) => isOneEdit(word, known) && word !== `${known}s`) ?? word)

export const misspeltWords = { pattern: /(?<![a-z'-])[a-z]{6,12}(?![a-z'-])/gu, read: meant }
