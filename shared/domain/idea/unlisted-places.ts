import { pattern } from './pattern.ts'
import type { Reading } from './reading.ts'

export interface UnlistedPlace {
  name: string
  start: number
  end: number
}

const WORD = "[a-z][a-z'-]{2,24}"
const END =
  '(?=$|[.,;:!?)\\n~§¤]| [~§¤]| (?:to|from|vanaf|ex|on|for|with|by|at|in|and back|leaving|and we|we|our|please|return|this|next|early|dur|during|op|na|vir)(?![a-z]))'
const ORIGIN = pattern(
  `(?<![a-z])(?:from|vanaf|departing|ex|leaving(?= [a-z' -]{3,30} ~))(?: our school in| our village| the town of| school in| the village of)?[ :]{1,2}(${WORD}(?: ${WORD}){0,1}?)${END}`,
)
const DESTINATION = pattern(
  `(?<![a-z])(?:(?:destination|venue|where|bestemming)[ ]?[:=-] ?|(?:trip|tour|camp|outing|excursion|visit|go|going|travel|travelling|toer|uitstappie|kamp) (?:to|at|in|na) (?:the )?)(${WORD}(?: (?:of )?${WORD}){0,3}?)${END}`,
)
/** Words after "from" or "to" that are no names. */
const NO_NAME = new RegExp(
  `(?<![a-z])(?:the|our|ours|us|your|their|all|any|some|home|school|schools|different|various|work|here|there|where|which|what|now|early|late|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|morning|afternoon|evening|noon|midday|start|term|parents?|teachers?|learners?|students?|grade|disadvantaged|rural|poor|scratch|each|every|both|one|a|an|be|do|see|learn|study|get|have|make|it|this|that|these|those|somewhere|anywhere|beach|sea|seaside|coast|farm|zoo|museum|museums|mountains?|bush|aquarium|city|town|game|reserve|park|nature|theatre|university|factory|mine|observatory|planetarium|camp|place|places|nice|fun|good|cheap|overnight|abroad|overseas|explore|experience|visit|help|show|teach|celebrate|support|build|improve|enjoy|understand|discover|private|public|township|historical|science|heritage|cultural|dam|river|forest|hike|play|take|watch|spend|stay|sleep|travel|go|us|them|everyone|locally|nearby|local|big|small|outside|inside|two|three|mid|end|begin|you|my|me)(?![a-z])`,
  'u',
)

/** A home town that no list knows: "bus from Kwaggafontein". */
export const findUnlistedOrigin = (reading: Reading): UnlistedPlace | null => find(reading, ORIGIN)
/** A destination that no list knows, after a label or "trip to". */
export const findUnlistedDestination = (reading: Reading): UnlistedPlace | null => find(reading, DESTINATION)

function find(reading: Reading, rule: RegExp): UnlistedPlace | null {
  for (const match of reading.text.matchAll(rule)) {
    const words = match[1] ?? ''
    if (NO_NAME.test(isSaidToBeOne(match[0]) ? (words.split(' ')[0] ?? '') : words)) continue
    const start = match.index + match[0].length - words.length
    return { name: titled(reading.words(start, start + words.length)), start, end: start + words.length }
  }
  return null
}

/** After a label or "from" stands a name, whatever its last words mean: "Venue: Mitchell Park Zoo", "from Elsies River". */
const isSaidToBeOne = (match: string): boolean =>
  /^(?:[a-z]{4,12} ?[:=]|from |vanaf |ex |leaving )/u.test(match) && / \S+ \S/u.test(match)

/** One capital for each word, however it was typed. */
const titled = (words: string): string =>
  words
    .replace(/\s+/gu, ' ')
    .split(' ')
    .map((word) =>
      /^(?:of|the|and)$/iu.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(' ')
