import type { Span } from '../idea-text.ts'
import { isRefused } from './refused.ts'
import type { RequestForce } from './request.ts'

const SMALL =
  "(?: (?:to|a|an|any|the|another|go|going|visit|visiting|see|seeing|want|wil|na|'n|die|do|doing|that|back|again|in|weer|more|at|of|want to|be|too|please|take|taking|us|them|for|by|same|old|really|have|with|near|naby|met|all|another|on|into|anything|anywhere)){0,5}"
const NOT_BEFORE = new RegExp(
  `(?<![a-z])(?:not|no|nothing|isn't|isnt|aren't|(?:have|has|'ve|i've|we've|already) (?:already |all |just )?been (?:to|at)|don't|do not|dont|doesn't|won't|never|avoid|skip|skipping|instead of|rather than|anything but|other than|except(?: for)?|cancel|forget|nie|geen|moenie|in plaas van|without|sonder|tired of|no more|no time|geen tyd|bored (?:of|with)|enough of|leave out|leaving out|behalwe|liewer nie|please no|rule out|rules out|refuse|cannot|can't|cant|cnt|keep away from|stay away from|nowhere|no place|nerens|anywhere but)${SMALL} (?:a |an |the |'n |die )?$`,
  'u',
)
const NOT_AFTER =
  /^(?:[ ,(-]{1,3}(?:please|place|no|is|are|nie|again|this|time|we|have|they|that|was|it|one|ones|because|did|asb|hulle|ons|was|weer|het|daar|al|reeds|the|kids|us|either|for|ons|which|already|too|all)){0,6}[ ,(-]{1,3}(?:not again|is out|nie weer|nie weer nie|been there|did (?:it|that)|no thanks|no thank you|seen|done|been|again please no|not this (?:time|year)|(?:is )?too (?:far|expensive|dear|small|big|dangerous|young|steep|long)|nie nodig|nie hierdie keer|out of the question|not an option|nie$|not necessary|not needed|gesien|gedoen)(?![a-z])/u
/** "I don't need a guide", "ons wil nie 'n gids hê nie" */
const DENIED_BY_VERB =
  /^(?:(?:so|but|and|also|maar|ook) )?(?:we|i|they|the (?:kids|learners)|ons|ek|hulle) (?:(?:really|definitely|do) )?(?:don't|dont|do not|not|doesn't|won't|will not|wil nie|het nie|soek nie)(?: (?:really|even|nodig))? ?(?:need|want|require|wish|like)?(?![a-z])/u
const DENIED_ITSELF =
  /^(?:definitely |please |asb |but )?(?:no|not|nothing|never|nowhere|nerens|nie|geen|avoid|skip|nobody|niemand)(?! (?:only|just|far|too far|problem|later|more than|less than)(?![a-z]))(?![a-z])/u
const ONLY_NOT =
  /(?<![a-z])(?:not only|not just|nie net|why not|if not|can't wait|cannot wait|whether or not|hoekom nie|don't mind|no problem)(?: [a-z']{1,12}){0,5} $/u
const WISH =
  /(?<![a-z])(?:if (?:possible|at all possible|time|there is time|there's time|we (?:have|can|get)|you can|it (?:fits|works|can|is possible)|the (?:time|budget|weather|money)|that works|not too|they have|affordable|somehow|it's)|time (?:allows|allowing|permitting)|(?:would|'d|will|wd) (?:really |also |all |so |just |absolutely )?love|would be (?:nice|lovely|great|wonderful|fantastic|good|a bonus|amazing|super|awesome|first prize|cool|ideal)|nice to have|maybe|perhaps|hopefully|ideally|possibly|preferably|prefer|as dit kan|as daar tyd|as ons|miskien|dalk|indien moontlik|verkieslik|hopelik|sou lekker wees|sal lekker wees|lekker wees|graag ook|bonus|wouldn't mind|hope to|hoping|we hope|keen|wish|dream|optional|even better|what about|how about|wonder(?:ed|ing)?|could we|can we|kan ons|any chance|is there|thinking of|considering|not essential|would be (?:a )?plus|mooi wees|sou graag|droom|liefs|at least try|squeeze in|fit in|on the way|if we (?:must|have to) (?:cut|drop|leave))(?![a-z])/u
const EXAMPLE_BEFORE =
  /(?<![a-z])(?:something like|somewhere like|such as|e\.? ?g\.?|eg|for example|for instance|bv\.?|byvoorbeeld|soos|things like|anything like|places like|similar to|ideas like|along the lines of|iets soos|the likes of|stuff like|say|sort of thing|(?<!(?:would|'d|we|to|they|also|really|i|you|kids|learners|much|who|all) )like)(?: (?:a|an|the|'n|die))?[ :,]{0,2}$/u
/** "Swimming in the sea NOT allowed" */
const NOT_ALLOWED_AFTER =
  /^(?: (?:in|at|on|near|from|by|op|langs) (?:the |a |die )?[a-z'-]{2,14}){0,2}[ ,:(-]{1,3}(?:is |are |was |were |strictly |absolutely )*(?:not|never|nie) (?:be )?(?:allowed|permitted|toegelaat|to be allowed)(?![a-z])/u
/** "Cheetahs too far" */
const TOO_MUCH = /(?<![a-z])(?:is |are )?(?:too|te) (?:far|ver|expensive|duur|dear|small|klein|dangerous|gevaarlik)$/u
/** "Not: the zoo, the mall" */
const NOT_LABEL = /(?:^|\n) ?-? ?(?:not|nie|avoid|don'ts?|no|please not) ?: [^\n]{0,90}$/u
const SAID_NO =
  /^ ?(?:: ?(?:no|nee|not|nie)|(?:is |are )?(?:definitely |really |beslis |please )?not?)(?=$|[.,;:!?\n])/u
const EXAMPLE_AFTER =
  /^,? ?(?:for instance|for example|or similar|or something (?:like|similar)|type of thing|sort of thing|byvoorbeeld|of so iets)/u
/** "…, only if the wind is down" */
const IF_AFTER =
  /^[ ,(-]{0,3}(?:only |but only )?(?:if|as dit|indien|as daar|provided|weather permitting|time permitting|unless)(?![a-z])/u
const IS_LISTED =
  /^(?:(?:'s)?,? ?(?:and|or|en|of|&|\+|\/|nor)|,)(?: (?:a|an|the|some|'n|die|to|also|ook|then|maybe|see|visit|go to))* ?$/u
const ASKS = /(?:^|[.;!?\n]) ?(?:is|are|kan|can|does|do|could|would|may|what|how|hoe|wat|any)(?![a-z])[^.;!?\n]{0,90}$/u

/** Who may refuse what learners want. */
const WHO_REFUSES =
  '(?:(?:the|our|my|die|ons) )?(?:principal|head ?master|head ?mistress|head|hod|sgb|governing body|department|district|school|parents|insurance|prinsipaal|skoolhoof|hoof|beheerliggaam|departement|skool|ouers|we|ons|i|ek)'
const SAYS_NO =
  "(?:says?|said|say|se|het gese|answers?|decided) (?:no|nee|nie|geen|never)|(?:does not|do not|doesn't|don't|will not|won't|cannot|can't|did not|refuses? to|laat nie|wil nie) ?(?:allow|permit|let|approve|agree|want|toe|he)?"
/** "… but the principal says no", "maar dit mag nie": what was wanted before it is refused. */
const REFUSED_THEN = new RegExp(
  `^[^.;!?\\n]{0,24}?[ ,(-]{1,3}(?:but|maar) (?:${WHO_REFUSES} (?:${SAYS_NO})(?: (?:it|that|this|them|dit|daarvoor|nie))?(?= ?(?:[.,;!?)\\n]|$))|(?:it|that|this|they|dit|hulle) (?:is|are|may|was|mag|word) (?:not|nie|verbied)(?: allowed| permitted| toegelaat| nie)?(?= ?(?:[.,;!?)\\n]|$)))`,
  'u',
)
/** "They want swimming but the principal says no water": what is refused is where it is done. */
const WATER_REFUSED_THEN = new RegExp(
  `^[^.;!?\\n]{0,24}?[ ,(-]{1,3}(?:but|maar) ${WHO_REFUSES} (?:${SAYS_NO}) (?:(?:any|the|near|in|going|die|naby) )*water(?![a-z])`,
  'u',
)
const OF_WATER =
  /(?<![a-z])(?:swim|swem|paddl|kayak|cano|raft|boat|boot|surf|snorkel|beach|strand|pools?(?![a-z])|water)/u

const SENTENCE_END = /[.;!?\n](?=[ \n]|$)|\n/u

/** How much a request is meant, from the words of its sentence. */
export function forceOf(text: string, { start, end }: Span): RequestForce {
  if (
    DENIED_ITSELF.test(text.slice(start, end)) ||
    DENIED_BY_VERB.test(text.slice(start, end)) ||
    TOO_MUCH.test(text.slice(start, end)) ||
    SAID_NO.test(text.slice(end, end + 24))
  )
    return 'not'
  if (NOT_LABEL.test(text.slice(Math.max(0, start - 100), start))) return 'not'
  const before = text
    .slice(Math.max(0, start - 90), start)
    .split(SENTENCE_END)
    .at(-1)!
  const after = text.slice(end, end + 60).split(SENTENCE_END)[0]!
  if ((NOT_BEFORE.test(` ${before}`) && !ONLY_NOT.test(` ${before}`)) || NOT_AFTER.test(after)) return 'not'
  if (NOT_ALLOWED_AFTER.test(after)) return 'not'
  if (isRefused(` ${before}`, after)) return 'not'
  if (REFUSED_THEN.test(after) || (WATER_REFUSED_THEN.test(after) && OF_WATER.test(text.slice(start, end))))
    return 'not'
  if (EXAMPLE_BEFORE.test(` ${before}`) || EXAMPLE_AFTER.test(after)) return 'example'
  if (IF_AFTER.test(after) || isAskedAlone(text.slice(end))) return 'wish'
  const near = before
    .slice(-70)
    .split(/(?<![a-z])(?:but|maar|must|moet)(?![a-z])/u)
    .at(-1)!
  if (
    WISH.test(` ${near}`) ||
    WISH.test(` ${text.slice(start, end)} `) ||
    WISH.test(` ${after.slice(0, 40).split(/,|(?<![a-z])(?:and|but|maar|en)(?![a-z])/u)[0]!}`)
  )
    return 'wish'
  const isQuestion =
    /^[^.;!\n]{0,60}\?/u.test(text.slice(end, end + 61)) && ASKS.test(text.slice(Math.max(0, start - 100), start))
  return isQuestion ? 'wish' : 'must'
}

/** "Constitution Hill?" */
const isAskedAlone = (after: string): boolean => /^ ?\?/u.test(after)
/** "Constitution Hill? The zoo?": one of them is enough. `after` is what stands after the second. */
export const isChoiceOfQuestions = (gap: string, after: string): boolean =>
  /^ ?\?+ ?$/u.test(gap) && isAskedAlone(after)

/** Whether nothing but a comma or "and" stands between two items of a list. */
export const isListed = (gap: string): boolean => IS_LISTED.test(gap)
export const isAlternative = (gap: string): boolean =>
  /^[,;]? ?(?:or|of|\/|else|or else|otherwise|failing that|anders|if (?:refused|closed|not),?(?: then)?|or if that is closed),?(?: (?:a|an|the|'n|die|to|else|maybe|perhaps|even|at|go to|visit|if not|just|then))* ?$/u.test(
    gap,
  )

/** A clause that begins by refusing. */
const DENIED =
  /^(?:(?:please|pls|also|and|but|asb|ook|definitely|rather|must|we|they|the kids|it|i|want|do|absolutely|strictly) )*(?:no|not|nothing|never|nie|geen|don't|dont|nobody|niemand|moenie|without|sonder|avoid|nt|skip|none|neither|nor)(?![a-z])/u
export const isDenied = (said: string): boolean => DENIED.test(said)
