import { matchesOf } from '../../matches-of.ts'

/** A part of the text, as character offsets. */
export interface Span {
  start: number
  end: number
}
export interface Mention extends Span {
  words: string
}
/** One word of the text. */
export interface Word extends Mention {
  /** Small letters without marks. */
  plain: string
  /** What stands between the word before and this one. */
  gap: string
  /** The first of a sentence, a line or an item of a list. */
  opens: boolean
}

/** Small letters without marks; apostrophes are dropped. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
const OPENS = /[.!?:;\n\r\t•*"“|]|[-–] /u

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const match of matchesOf(text, /[\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*/gu)) {
    const gap = text.slice(end, match.index)
    const start = match.index
    end = start + match[0].length
    // The dot of "St. Lucia" ends no sentence.
    const abbreviated = /^\. ?$/u.test(gap) && /^(?:st|mt|dr|mr|mrs|ms|prof|gr)$/iu.test(words.at(-1)?.words ?? '')
    words.push({
      start,
      end,
      words: match[0],
      plain: plainWord(match[0]),
      gap,
      opens: words.length === 0 || (OPENS.test(gap) && !abbreviated),
    })
  }
  return words
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

const EARLIER =
  /\b(?:last y(?:ea)?r|last (?:time|tour|trip|outing)|previous(?:ly)?|the year before|verlede jaar|vorige|20(?:1\d|2[0-5]))\b/iu
/** Orders to a machine. */
const COMMAND = /^\W*(?:system|assistant|developer|prompt) ?:/iu
const SENTENCES = /[^.!?\n]+[.!?\n]?/gu
const ANSWERED_LINES = /^[ \t]*>.*$/gmu
/**
 * Sentences that tell of an earlier trip or give orders to a machine, and lines of a letter that is answered: nothing in them is asked for. A letter
 * that is forwarded is longer than what stands around it.
 */
export function earlierTrips(text: string): Span[] {
  const sentences = matchesOf(text, SENTENCES).filter(([words]) => EARLIER.test(words) || COMMAND.test(words))
  const quoted = matchesOf(text, ANSWERED_LINES)
  const isForwarded = quoted.reduce((letters, [line]) => letters + line.length, 0) > text.length / 2
  return [...sentences, ...(isForwarded ? [] : quoted)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The sentence, line or item of a list in which a letter stands. */
export function sentenceAt(text: string, at: number): Span {
  const found = matchesOf(text, SENTENCES).find(({ index, 0: words }) => at >= index && at < index + words.length)
  return found ? { start: found.index, end: found.index + found[0].length } : { start: at, end: at }
}

/** After "Kind regards" come people. */
const SIGN_OFF =
  /(?:^|[.!?\n] ?)(?:(?:kind|best|warm|many) )?(?:regards|sincerely|faithfully|yours|thanks|thank you|groete|vriendelike groete|dankie)\b/giu
const SIGN_OFF_LENGTH = 250
/** Where a letter is signed; the end of the text if it is not. */
export function signOffOf(text: string): number {
  const last = matchesOf(text, SIGN_OFF).at(-1)?.index ?? text.length
  return text.length - last <= SIGN_OFF_LENGTH ? last : text.length
}
