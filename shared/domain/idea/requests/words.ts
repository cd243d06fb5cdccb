import { matchesOf } from '../../matches-of.ts'

/** One word of a normalised text. */
export interface Word {
  text: string
  start: number
  end: number
}

export function wordsOf(text: string): Word[] {
  return matchesOf(text, /[a-z0-9]+(?:['.-][a-z0-9]+)*(?:'s)?/gu).map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** The forms under which a table may hold a word: as written, and without the ending of a plural. */
export function singularsOf(word: string): string[] {
  const forms = [word]
  if (word.endsWith("'s")) forms.push(word.slice(0, -2))
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh)es$/u.test(word)) forms.push(word.slice(0, -2))
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}

/** The row of the longest run of words that a table has, at most so many; the last word may be a plural. */
export function rowOfWords<Row>(text: string, table: ReadonlyMap<string, Row>, most: number): Row | undefined {
  const words = wordsOf(text).map((word) => word.text)
  for (let count = Math.min(most, words.length); count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const before = words.slice(at, at + count - 1).map((word) => `${word} `)
      for (const form of singularsOf(words[at + count - 1]!)) {
        const row = table.get(before.join('') + form)
        if (row !== undefined) return row
      }
    }
  }
  return undefined
}

/** The forms under which a table may hold a verb: "baking" is "bake", "swimming" is "swim". */
export function basesOf(verb: string): string[] {
  const stem = /^(.{2,})ing$/u.exec(verb)?.[1]
  return stem === undefined ? [verb] : [verb, stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')]
}

/** Whether nothing but a space or a dash stands between two neighbours. */
export const isBeside = (text: string, a: Word, b: Word): boolean => /^(?: |-| - |)$/u.test(text.slice(a.end, b.start))
