import { matchesOf } from '../../matches-of.ts'
import type { Span } from '../idea-text.ts'
import { pattern } from '../pattern.ts'

const GIVES =
  '(?:(?:has|have|had|het|will|sal) )?(?:kindly |already |reeds )?(?:donat(?:ed|es|e)|gave|gives|given|collected|raised|sponsor(?:s|ed)?|contribut(?:es|ed|e)|pays|paid|pay|offered|promised|geskenk|geborg|ingesamel|betaal|gegee|skenk|said (?:no|yes))'
const WHOSE = "(?:(?:an?|the|our|one|local|'n|die|ons|nearby) ){0,2}"
/** At the beginning of a clause: "a local shop owner donated", "the church in Nelspruit has collected". */
const GIVER = pattern(
  `(?<=(?:^|[.,;:!?(\\n]| (?:and|but|so|because|en|maar|want)) ?)(?!(?:the |our |die |ons )?(?:sgb|school|skool|parents|ouers|learners) )${WHOSE}(?!(?:we|they|i|you|learners?|parents?|ouers|kids|children|each|everyone|school|skool|ons|ek|hulle|who|which|that|sgb) )[a-z'-]{3,16}(?: [a-z'-]{3,16})?(?: (?:in|from|near|outside|of|van|uit) [a-z-]{3,20}(?: [a-z-]{3,20})?)? ${GIVES}(?![a-z])`,
)
const GROUND =
  '(?:farm|mine|estate|plantation|mission|reserve|harbour|factory|prison|base|camp|hospital|station|plaas|myn|landgoed|sending|hawe)'
/** "A combined school on a sugar farm" */
const HOME = pattern(
  `(?<![a-z])(?:school|skool|skooltjie|creche|hostel|koshuis)(?: (?:is|which is|situated|that is|wat is))? (?:on|at|in|next to|beside|near|behind|opposite|outside|op|by|naby|langs|agter) (?<where>(?:an?|the|our|'n|die|ons) (?:[a-z'-]{2,16} ){0,2}?${GROUND})(?![a-z])`,
)

/** "The winning house" is who comes along. */
const WINNERS = pattern(
  '(?<![a-z])(?:(?:the|our|die|ons) )?(?:winning|wenner) (?:house|team|class|group|grade|span|klas|groep)(?![a-z])',
)

/** Who gives money for the trip or wins it, and where the school stands: named in the text, and nothing to visit. */
export const giversAndGrounds = (text: string): Span[] => [
  ...[...matchesOf(text, GIVER), ...matchesOf(text, WINNERS)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  })),
  ...matchesOf(text, HOME).map(({ index, 0: words, groups }) => ({
    start: index + words.indexOf(groups?.where ?? ''),
    end: index + words.length,
  })),
]
