import { WORDS_THAT_ARE_NO_NAME } from './data/words-that-are-no-name.ts'
import { anyOf, pattern } from './pattern.ts'
import type { IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

export interface UnlistedPlace {
  name: string
  start: number
  end: number
}

const LONGEST_ABBREVIATION = 6
const WORD = "[a-z][a-z'-]{2,24}"
const END =
  '(?=$|[.,;:!?)\\n~§¤]| [~§¤]| (?:to|from|vanaf|ex|on|for|with|by|at|in|and back|leaving|and we|we|our|please|return|this|next|early|dur|during|op|na|vir)(?![a-z]))'
const ORIGIN = pattern(
  `(?<![a-z])(?:(?:origin|home ?town|tuisdorp|starting point|departure point)(?= ?[:=])|from|frm|fm|vanaf|departing|ex|leaving(?= [a-z' -]{3,30} ~))(?: our school in| our village| the town of| school in| the village of)?[ :=]{1,3}(${WORD}(?: ${WORD}){0,1}?)${END}`,
)
const DESTINATION = pattern(
  `(?<![a-z])(?:(?:destination|venue|where|bestemming)[ ]?[:=-] ?|(?:trip|tour|camp|hike|outing|excursion|visit|go|going|travel|travelling|toer|uitstappie|kamp) (?:to|at|in|na) (?:the )?)(${WORD}(?: (?:of )?${WORD}){0,3}?)${END}`,
)
const NO_NAME = new RegExp(`(?<![a-z])${anyOf(...WORDS_THAT_ARE_NO_NAME.flatMap(({ words }) => words))}(?![a-z])`, 'u')

/** An origin that is in no list: "bus from Kwaggafontein". */
export const findUnlistedOrigin = (ideaText: IdeaText): UnlistedPlace | null => find(ideaText, ORIGIN)
/** A destination that is in no list, after a label or "trip to". */
export const findUnlistedDestination = (ideaText: IdeaText): UnlistedPlace | null => find(ideaText, DESTINATION)

function find(ideaText: IdeaText, rule: RegExp): UnlistedPlace | null {
  for (const match of matchesOf(ideaText.unread, rule)) {
    const words = match[1] ?? ''
    if (NO_NAME.test(isSaidToBeOne(match[0]) ? (words.split(' ')[0] ?? '') : words)) continue
    const start = match.index + match[0].length - words.length
    if (isPlainWord(ideaText, start) || isAbbreviation(ideaText, start, words)) continue
    return {
      name: titled(ideaText.sourceWords({ start, end: start + words.length })),
      start,
      end: start + words.length,
    }
  }
  return null
}

/** After a label or "from" two words are a name, whatever the second one means: "Venue: Mitchell Park Zoo", "from Elsies River". */
const isSaidToBeOne = (match: string): boolean =>
  /^(?:[a-z]{4,12} ?[:=]|from |frm |fm |vanaf |ex |leaving )/u.test(match) && / \S+ \S/u.test(match)

const CAPITALISED = pattern('(?<=[a-z,] )[A-Z][a-z]{2}')
/** A small letter, in a text that writes names with a capital: "from cloth to shop" names no place. */
const isPlainWord = (ideaText: IdeaText, start: number): boolean =>
  /^[a-z]{3}/u.test(ideaText.sourceWords({ start, end: start + 3 })) &&
  matchesOf(ideaText.source, CAPITALISED).length >= 3

/** "Food from NSNP": capitals alone, in a text that is not all capitals, are no town. */
const isAbbreviation = (ideaText: IdeaText, start: number, words: string): boolean =>
  words.length <= LONGEST_ABBREVIATION &&
  /^\p{Lu}+$/u.test(ideaText.sourceWords({ start, end: start + words.length })) &&
  /\p{Ll}{3}/u.test(ideaText.source)

/** Each word with one capital, which follows a prefix in "eSikhaleni". */
const titled = (words: string): string =>
  words
    .replace(/\s+/gu, ' ')
    .split(' ')
    .map((word) =>
      /^(?:of|the|and)$/iu.test(word)
        ? word.toLowerCase()
        : /^[a-z]{1,2}[A-Z][a-z]/u.test(word)
          ? word
          : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(' ')
