import { STATE_VERBS } from './data/verb-rules.ts'

/**
 * How a clause is built tells what it asks for, whatever its words are about. The first form that fits decides.
 * `nothing`: it tells the reader something, or says how to answer.
 */
export type ClauseForm = 'nothing' | 'condition'

/** Words that may stand before a form and change nothing. */
const BEFORE =
  '(?:(?:please|pls|plz|asb|ai|and|but|also|so|then|just|oh|ja|yes|ideally|preferably|rather|maybe|perhaps|ook|maar|definitely|absolutely|of course|obviously) )*'
const MODAL =
  "(?:must|mustn't|may|should|shouldn't|shall|will|can't|cannot|can only|needs? to|has to|have to|got to|gotta|ought to|moet|mag|moenie|sal|kan|(?:is|are)(?: only| not)? (?:allowed|to)|(?:would|'d) prefer to)"
const STATE_VERB = `(?:${[...STATE_VERBS].join('|')}|go home|go alone|go out|take (?:longer|more|no)|get (?:home|back|there|wet|cold|lost|off|on))`

const REPLY = new RegExp(
  `^${BEFORE}(?:you |u |do |kindly |only |can you |could you |jy )*(?:not |don't |dont |never |moenie )?(?:answer|reply|respond|write|format|list|show|use|ask|invent|quote|send|give|suggest|make up|guess|assume|tell|present|keep|sort|put|mail|email|provide|state|mention|include|repeat|explain|translate)(?![a-z])(?: [a-z'-]{1,14}){0,4} (?:tables?|headings?|emojis?|questions?|prices?|bullets?|bullet points|words?|tone|format|sentences?|pdf|quotes?|quotation|options?|itinerary|itineraries|draft|json|markdown|page|spreadsheet|reply|answer|email|mail|whatsapp|dates|places|sources|links?)(?![a-z])`,
  'u',
)
const CORRECTION =
  /^(?:no |oh |oops |ag |ai |eish )*(?:wait|sorry|oops|scratch that|i mean|correction|jammer)(?![a-z])/u
/** "It is raining", "there is a fee": a subject that names nothing, with a statement. */
const IT_IS =
  /^(?:(?:and|but|so|because|as|since|want|maar) )*(?:it|that|this|there|he|she|dis|dit|daar|what|which|who)(?:'s|'ll| is| was| are| were| will| has| had| does| takes| means| seems| looks| sounds)? (?!must|may|should|has to|have to|needs? to|mag|moet)/u
/** "The road is closed", "Ngwenya's too far"; but "a church hall is fine" accepts something. */
const STATES =
  /(?<![a-z])(?:is|are|was|were|isn't|aren't|has been|have been|had|dis|het)(?![a-z])|'s (?:too|so|very|not|still|only|always)(?![a-z])/u
const ACCEPTS =
  /(?<![a-z])(?:fine|ok|okay|oraait|reg|good|great|enough|best|better|welcome|important|essential|crucial|out|perfect|preferred|a must|necessary|needed|allowed|compulsory|acceptable|included|ideal|vital|required|a problem|no problem|non-negotiable|forbidden|banned|genoeg|beter|nodig|verpligtend)(?![a-z])/u
/** "You fill the time": somebody outside the group does something. */
const I_OR_YOU =
  /^(?:(?:and|but|so|then|because|since) )*(?:i|you|u|ek|jy|julle|they|he|she|hulle|hy|sy|parents|(?:half|some|most|many|all|none|two|2) of (?:them|us))(?:'ve|'m|'ll| have| am| will| do| did| can| just| also| only)? (?!want|wants|would|need|must|like|love|hope|wish|'d|prefer|wil|sal graag|soek|'n|could|must|may|should|can|bring|drive|walk|travel|come|sleep|cook|eat|carry|wear|follow|share|stay)[a-z]/u
/** "Done it twice", "does anyone have a key", "yours in education" */
const TELLS_US =
  /^(?:thanking|peace be|quote for|kindly quote|sort (?:this|it|that) out|(?:the|die) (?:rest|others|res|ander) |done|seen|been|did|went|had|does|doesn't|doesnt|(?:where|why|what|when) (?:do|does|did|can|is|are)|do you|do they|yours|thanks|thank)(?![a-z])/u

const DENIED =
  /^(?:(?:please|pls|also|and|but|asb|ook|definitely|rather|must|we|they|the kids|it|i|want|do|absolutely|strictly) )*(?:no|not|nothing|never|nie|geen|don't|dont|nobody|niemand|moenie|without|sonder|avoid|nt|skip|none|neither|nor)(?![a-z])/u
const MUST_BE = new RegExp(
  `(?<![a-z])${MODAL} (?:(?:not|never|all|only|also|always|each|please|rather|both|still|nie|net|ook|really|then) ){0,3}(?:able to |allowed to )?${STATE_VERB}(?![a-z])`,
  'u',
)
/** "Nobody may leave alone", "phones may not be used" */
const MAY_NOT =
  /(?<![a-z])(?:may|must|should|can|mag|kan|moet)(?: (?:not|never|only|nie|net)|n't)(?![a-z])|(?<![a-z])(?:mustn't|shouldn't)(?![a-z])|^(?:nobody|no one|no child|no learner|niemand)(?: of [a-z]{2,8})? (?:may|must|can|should|is|are|goes|leaves|swims|walks|gets|mag|moet)(?![a-z])/u
/** "We bring our own tents", "the kids walk between stops": what the group does without wanting it. */
const ARRANGED =
  /^(?:(?:and|but|so|also|then|because) )*(?:we|they|everyone|everybody|ons|hulle|(?:the |our |all )?(?:kids|learners|children|girls|boys|parents|teachers|staff|moms|dads|ouers|kinders|leerders))(?:'ll|'re| will| all| are| can| have| each| already| then| just| prefer to| sal)* (?:walk|walking|bring|bringing|carry|drive|driving|travel|travelling|come|coming|sleep|sleeping|cook|cooking|eat|eating|arrange|wear|wearing|use|using|have|fly|flying|follow|share|stay|staying|stop|pray|ry|bring|slaap|kook|eet|stap)s?(?![a-z])|(?<![a-z])(?:drives|cooks|packs|brings|supplies|provides|caters|sleeps|travels|supervises|translates|interprets)(?![a-z])/u
/** "Phones stay at home" */
const STAYS =
  /(?<![a-z])(?:stays?|remains?|bly|left) (?:at |in |by )?(?:home|behind|outside|inside|together|tuis|agter|the (?:bus|hostel))(?![a-z])/u
/** "We need a trailer", "it needs a fence" */
const NEEDS = /(?:^|(?<![a-z])(?:we|they|it|will|would|'d|'ll|also|still|and) )needs? (?!to |you |your |help |from )/u
/** "Near a toilet", "in two groups", "with shade" */
const HOW_OR_WHERE =
  /^(?:(?:only|also|but|all|everything|somewhere|something|rather|nothing|preferably|ideally|verkieslik|ideaal|iets|iewers|and|ook|strictly|always|not) )*(?:near|nearby|close to|close by|next to|not far from|within|outside|inside|before|until|under|with|without|on foot|by (?:bus|car|train|taxi|kombi|minibus|foot)|in (?:the shade|pairs|groups|two|small|english|afrikaans|isizulu|isixhosa|sesotho|setswana|sepedi)|naby|binne|sonder|met|voor|onder|met genoeg)(?![a-z])/u
const ONLY_AFTER =
  /(?<![a-z])(?:only|alleen|at most|at the most|max|maximum|or less|minimum|at least|apart|separately|indoors|outdoors|if it rains|in case of rain)$/u

/** Words that tell more of a thing: "the press where the paper is printed". */
const RELATIVE = / (?:where|who|that|which|how|wat|waar|for when) .*$/u
const ASKS_WHETHER = /^(?:is|are|does|do|can|could|would|will|kan|may|what|how|who|where|when|which)(?![a-z])/u
const ARRANGED_FOR = /(?<![a-z])(?:booked|arranged|hired|sorted|ours|organi[sz]ed|gereel|bespreek|not needed)(?![a-z])/u

/** The form of a clause; null if it has none of these. */
export function formOf(said: string): ClauseForm | null {
  if (REPLY.test(said) || CORRECTION.test(said) || TELLS_US.test(said)) return 'nothing'
  if (MUST_BE.test(said) || MAY_NOT.test(said)) return 'condition'
  if (I_OR_YOU.test(said)) return 'nothing'
  if (!ASKS_WHETHER.test(said) && STATES.test(said.replace(RELATIVE, '')))
    return ACCEPTS.test(said) || ARRANGED_FOR.test(said) ? 'condition' : 'nothing'
  if (NEEDS.test(said) || STAYS.test(said)) return 'condition'
  if (IT_IS.test(said)) return 'nothing'
  if (ARRANGED.test(said) || HOW_OR_WHERE.test(said) || ONLY_AFTER.test(said)) return 'condition'
  return null
}
/** Whether a clause says how the trip is to be although it names a sight or something to do. */
export const isArrangement = (said: string): boolean =>
  !REPLY.test(said) &&
  (MUST_BE.test(said) || MAY_NOT.test(said) || ARRANGED.test(said) || (HOW_OR_WHERE.test(said) && !DENIED.test(said)))
export const isDenied = (said: string): boolean => DENIED.test(said)
