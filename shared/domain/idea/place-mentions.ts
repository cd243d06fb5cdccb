import {
  findMisspelt,
  MAX_TOKENS,
  tokensOf,
  type GazetteerIndex,
  type NamedPlace,
  type Token,
} from './gazetteer-index.ts'
import { hasCue } from './place-cues.ts'

/** A place named in a text. */
export interface Mention {
  place: NamedPlace
  start: number
  end: number
  /** False for a misspelling. */
  exact: boolean
}

/** Every name in the text that may be a place, the longest one at each word. */
export function findMentions(text: string, index: GazetteerIndex): Mention[] {
  const tokens = tokensOf(text)
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = mentionAt(text, tokens, at, index)
    if (!found) continue
    mentions.push(found.mention)
    at += found.count - 1
  }
  return mentions
}

/** No name is longer. The limit bounds the time for one word. */
const LONGEST_KEY = 60

function mentionAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  index: GazetteerIndex,
): { mention: Mention; count: number } | null {
  const keys: string[] = []
  let key = ''
  for (let next = at; next < Math.min(tokens.length, at + MAX_TOKENS); next++) {
    const token = tokens[next]!
    if (next > at && !isJoint(text.slice(tokens[next - 1]!.end, token.start), tokens[next - 1]!.text)) break
    key += token.text
    if (key.length > LONGEST_KEY) break
    keys.push(key)
  }
  const mention = (place: NamedPlace, count: number, exact: boolean) => ({
    mention: { place, start: tokens[at]!.start, end: tokens[at + count - 1]!.end, exact },
    count,
  })
  for (let count = keys.length; count > 0; count--) {
    const place = index.exact.get(keys[count - 1]!)
    if (place && !(count > 1 && /^[ai&]$/u.test(tokens[at]!.text))) return mention(place, count, true)
  }
  // "eCape Town": the prefix is part of the word.
  for (let count = tokens[at]!.text.length > 3 ? keys.length : 0; count > 0; count--) {
    const place = withoutLocative(keys[count - 1]!)
      .map((key) => index.exact.get(key))
      .find((one) => one !== undefined)
    if (place && (!place.needsCue || SURE_LOCATIVE.test(keys[count - 1]!)))
      return mention({ ...place, needsCue: false }, count, true)
  }
  for (let count = Math.min(3, keys.length); count > 0; count--) {
    const misspelt = findMisspelt(index, keys[count - 1]!)
    const words = misspelt?.name.split(/[ -]/u).length ?? 0
    if (misspelt && (count === 1 || count === words) && isLikelyTypo(text, tokens[at]!, keys[count - 1]!))
      return mention(misspelt, count, false)
  }
  return null
}

/** isiZulu and isiXhosa write "in Cape Town" as "eCape Town", the town itself as "iCape Town", and "in uMlazi" as "eMlazi". */
function withoutLocative(key: string): string[] {
  const [, name] = /^(?:[ei](?=[a-z]{5})|(?:ng|n|s|b|w|l|y|z)?ase(?=[a-z]{4}))([a-z]+)/u.exec(key) ?? []
  return name === undefined ? [] : [name, `u${name}`, `i${name}`]
}
/** So long a word with a prefix is no word of English: it is its own cue ("eNewcastle"). */
const SURE_LOCATIVE = /^(?:e(?=[a-z]{7})|(?:ng|n|s|b|w|l|y|z)?ase)/u

/** Short names differ by one letter from many words, so they count only where a place is expected. */
const isLikelyTypo = (text: string, token: Token, key: string): boolean =>
  key.length > 6 || hasCue(text.slice(Math.max(0, token.start - 40), token.start))

const isJoint = (gap: string, previous: string): boolean =>
  /^(?:[ -]|'s? |-| - |)$/u.test(gap) || (/^\. ?$/u.test(gap) && previous.length <= 2)
