import type { RequestKind } from '../../requests.ts'

/** The kinds that a clause may be; `nothing`: it asks for nothing. */
export type SureKinds = readonly (RequestKind | 'nothing')[]

/** Somebody else pays or lends: the clause is a limit, whatever else it names. */
const PAID_BY_OTHERS =
  /(?<![a-z])(?:sponsored|donated|funded|subsidi[sz]ed|covered|paid(?: for)?|geborg|betaal|geskenk|lent)(?: already)? (?:by|from|deur)(?![a-z])|(?<!(?:we|they|i|you|who|parents|learners|kids|child|children|to|can|must|will|each|ons|ouers) )(?<![a-z])(?:sponsors|donates|lends?|donate|subsidi[sz]es|borg|takes? care of|foots|chips? in|covers the)(?![a-z])|(?<![a-z])(?:already|klaar|reeds) (?:bought|paid|gekoop|betaal)(?![a-z])|(?<![a-z])(?:bought|paid|gekoop|betaal) (?:already|klaar|reeds)(?![a-z])|(?:buy|pay for|koop) (?:it |them )?(?:themselves|ourselves|self)(?![a-z])/u
const NOBODY_NEEDS =
  /^(?:nobody|none|no one|niemand|no)(?![a-z])[^.;\n]{0,30}(?:needs?|wheelchairs?|halaal|kosher|vegetari|vegan|allerg|special|diet|medical|rolstoel|nodig)/u

/** Words that may stand before a form and change nothing. */
const BEFORE =
  '(?:(?:please|pls|plz|asb|ai|and|but|also|so|then|just|oh|ja|yes|ideally|preferably|rather|maybe|perhaps|ook|maar|definitely|absolutely|of course|obviously) )*'
/** How to answer. */
const REPLY = new RegExp(
  `^${BEFORE}(?:you |u |do |kindly |only |can you |could you |jy )*(?:not |don't |dont |never |moenie )?(?:answer|reply|respond|write|format|list|show|use|ask|invent|quote|send|give|suggest|make up|guess|assume|tell|present|keep|sort|put|mail|email|provide|state|mention|include|repeat|explain|translate)(?![a-z])(?: [a-z'-]{1,14}){0,4} (?:tables?|headings?|emojis?|questions?|prices?|bullets?|bullet points|words?|tone|format|sentences?|pdf|quotes?|quotation|options?|itinerary|itineraries|draft|json|markdown|page|spreadsheet|reply|answer|email|mail|whatsapp|dates|places|sources|links?)(?![a-z])`,
  'u',
)
/** "Reply in isiXhosa" */
const REPLY_IN = new RegExp(
  `^${BEFORE}(?:answer|reply|respond) (?:(?:only|just|back|please|to me|to us) )*(?:in|with|as|by|using|within)(?![a-z])`,
  'u',
)
/** What whoever reads it is to do: "please work out", "tell us", "make us a proper plan". */
const TO_THE_READER = new RegExp(
  `^${BEFORE}(?:you |u |do |kindly |can you |could you |jy )*(?:work (?:it |this )?out|tell (?:us|me)|let (?:us|me) know|laat (?:ons|my) weet|se vir (?:ons|my)|advise|confirm|calculate|(?:make|send|give|draw up|stuur|maak)(?: (?:us|me|vir ons|vir my))? (?:an? |the |'n |die )?(?:[a-z]+ )?(?:plan|programme|program|itinerary|list|quote|quotation|price|prys|lys|kwotasie))(?: (?:please|pls|asb|kindly|for us|us|me|how much|what))*$`,
  'u',
)
/** "We are from Sunnyvale Primary": who writes. */
const IS_FROM =
  /^(?:hi |hello |hallo )?(?:we are|we're|we r|i am|i'm|we come|ons is|ons kom|ek is) (?:from|van|uit|based) /u
/** "Somewhere in Limpopo for 40 learners": any place in a town or region, which is a field. */
const ANY_PLACE =
  /^(?:somewhere|anywhere|something|anything|iets|iewers|erens) (?:in|near|around|close to|by|naby|op) (?:the |die )?\^(?:[\^ ]*)(?: (?:for|vir) (?:[~§¤]+ ?)+[a-z]*)?$/u
/** "Our HOD said the class was at the dairy": what somebody told of the past. */
const TOLD = /(?<![a-z])(?:said|says|told|tells|heard) .*(?<![a-z])(?:was|were|had been|went) /u
const CORRECTION =
  /^(?:no |oh |oops |ag |ai |eish )*(?:wait|sorry|oops|scratch that|i mean|correction|jammer)(?![a-z])/u
/** "Back on Saturday 11 September": a field has the date, and the text a mark for it. */
const RETURNS_ON =
  /^(?:we're |we are |and |be |come )*(?:back|home|return(?:ing|s)?|terug|tuis|arrive|leave)(?: on| op)? ?~/u
/** "The battlefields tour of our college", "for our Foundation Phase outing" */
const IS_THE_TRIP =
  /(?<![a-z])(?:our|ons) (?:[a-z0-9'~-]{1,14} ){0,4}(?:outing|trip|tour|excursion|uitstappie|toer)(?![a-z])|(?<![a-z])(?:outing|trip|tour|excursion|uitstappie|toer) (?:of|for|vir|van) (?:our|ons)(?![a-z])|(?<![a-z])(?:dagtoer|day ?trip|day tour|daguitstappie)(?![a-z])/u

/** "Our debating society": the group itself. */
const IS_GROUP =
  /^(?:our|the|my|ons|die|a) (?:[a-z'-]{2,14} ){1,3}(?:society|club|team|class|squad|choir|band|committee|vereniging|klub|span|koor)$/u
const GIVES_REASON = /^(?:because|bcos|cos|omdat)$/u

/**
 * What is said in few ways needs no weights: who else pays is a limit; what nobody needs, a reason, a correction, how
 * to answer, the group, the trip itself and the day of return ask for nothing. `marked` has marks for what fields have
 * read.
 */
export function kindOfSureClause(said: string, marked: string, lead: string): 'limit' | 'nothing' | null {
  if (GIVES_REASON.test(lead) || RETURNS_ON.test(marked) || ANY_PLACE.test(marked)) return 'nothing'
  if (
    [NOBODY_NEEDS, CORRECTION, REPLY, REPLY_IN, TO_THE_READER, IS_THE_TRIP, IS_GROUP, IS_FROM, TOLD].some((form) =>
      form.test(said),
    )
  )
    return 'nothing'
  return PAID_BY_OTHERS.test(said) ? 'limit' : null
}
