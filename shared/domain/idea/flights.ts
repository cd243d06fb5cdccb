import type { AskedFlights } from './idea.ts'
import { anyOf, pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

/** A whole word or phrase; `before` and `after` may not stand beside it. */
const said = (words: string) => pattern(`(?<![a-z\\d-])(?:${words})(?![a-z\\d])`)
/** Up to `most` of these words, each with a space after it. */
const upTo = (most: number, ...words: string[]) => `(?:${anyOf(...words)} ){0,${most}}`

const AIR_TICKETS = '(?:(?:air|plane|flight|airline|return) ?tickets?|(?:vlieg|vliegtuig|lug)kaartjies?)'
const FARES = '(?:air ?fares?|vliegpryse?)'
/** "Flight" alone is what birds and paper planes do, so only the plural is a way of travelling. */
const FLIGHTS = `(?:flights|vlugte|${AIR_TICKETS}|${FARES})(?! of )`
/** Outings in the air, which are no way to the destination. */
const OUTING = `(?<!${anyOf('helicopter', 'scenic', 'balloon', 'microlight', 'drone', 'glider', 'bird', 'test', 'space', 'night', 'stair', 'simulator')} )`

const GROUP = anyOf(
  'we',
  'they',
  'us',
  'everybody',
  'everyone',
  'group',
  'team',
  'choir',
  'class',
  'school',
  'orchestra',
  'band',
  'learners',
  'pupils',
  'students',
  'kids',
  'children',
  'girls',
  'boys',
  'players',
  'matrics',
  'pax',
  'ons',
  'hulle',
  'almal',
  'groep',
  'span',
  'koor',
  'leerders',
  'kinders',
  'skool',
)
const INTENT = upTo(
  4,
  'will',
  'would',
  'shall',
  'want',
  'to',
  'like',
  'hope',
  'plan',
  'are',
  'be',
  'going',
  'have',
  'must',
  'can',
  'prefer',
  'all',
  'wil',
  'sal',
  'gaan',
  'moet',
  'graag',
  'almal',
  'rather',
  'decided',
  'need',
  'intend',
)
const NO_TRAVEL =
  '(?! (?:an? |the |our |their |de |die )?(?:kites?|drones?|planes?|paper|flags?|solo|fishing|free|high|vlieers?|through the air|over|around)(?![a-z]))(?! down (?!to |from |with ))'
const BY_VERB = said(`${GROUP}(?:'ll|'re|'d)? ${INTENT}(?:fly|flying|vlieg)${NO_TRAVEL}`)
const ANIMAL =
  /(?:birds?|eagles?|owls?|bats?|butterfl(?:y|ies)|bees|geese|storks?|swallows?|falcons?|vultures?|insects?|moths|gulls|arende|voels) (?:that |which |who |are |can |will |were |seen |of prey )?$/u
const TO_OR_FROM = said(
  `(?:fly|flying|flights?|vlieg|vlug|vlugte)(?: (?:in|out|back|home|up|down|there|over|terug|return|soontoe|af|op))? ${anyOf('from', 'to', 'into', 'via', 'ex', 'with', 'van', 'vanaf', 'na', 'uit')}`,
)
const BY_AIR = said(
  `(?:by|per|via) (?:air|plane|aeroplane|airplane|vliegtuig)(?! ?(?:force|show|museum))|met die vliegtuig|(?:fly|flying|vlieg) ${anyOf('in', 'out', 'there', 'back', 'home', 'soontoe', 'terug', 'af')}|(?:fly|flying)(?=$|[.,;!\\n])|(?:our|return) flight`,
)
const FLIGHTS_SAID = pattern(`${OUTING}(?<![a-z\\d-])(?:${FLIGHTS})(?![a-z\\d])`)

const REFUSING = anyOf(
  'no',
  'not',
  "don't",
  'do not',
  'dont',
  "won't",
  'will not',
  'cannot',
  "can't",
  'never',
  'nobody',
  'rather than',
  'instead of',
  'afraid of',
  'scared of',
  "aren't",
  'geen',
  'nie',
  'refuse to',
  'against',
  'avoid',
)
const DENIED = [
  said(
    `${REFUSING} ${upTo(3, 'want', 'to', 'be', 'going', 'any', 'like', 'allowed', 'wish', 'prepared', 'wil', 'gaan', 'te', 'keen', 'on')}(?:fly|flying|flights|vlieg|vlugte|plane|planes)${NO_TRAVEL}(?! (?:are |is )?(?:in|ex)cl)(?![^.;\\n]{0,40} (?:but|maar) )`,
  ),
  said('(?:fly|flying|flights?|vlieg|vlugte) ?(?:\\?|:|-|=) ?(?:no|none|not|never|nee|geen|n/a|nil)'),
  said(`(?:fly|plane|vlieg) (?:or|of) (?:bus|coach|drive|busse?|ry) ?\\? ?(?:by |per )?(?:bus|coach|drive|ry)`),
  said(
    `(?:flying|flights|vlieg|vlugte) (?:is|are) (?:not (?:needed|required|necessary|wanted|an option|possible|allowed)|no option|out|too expensive|too dear|te duur|nie nodig)`,
  ),
  said(`(?:ons|hulle|almal|leerders|kinders) vlieg nie`),
]
/** A group that brings a bus driver, counts the seats of its bus or writes of a tour by bus does not fly. */
const BY_ROAD = [
  said(
    '(?:bus|coach|kombi|combi|taxi) ?(?:driver|drywer|bestuurder)s?|(?:bus|coach|road) ?(?:tour|trip)|bustoer|self[ -]drive|\\d{2}[ -]?(?:seater|sitplek)s?|(?:bus|buses|kombi|combi) \\d{1,2} ?x ?\\d{2}',
  ),
]
const WITHOUT = said('(?:without|sonder) (?:the |die )?(?:flights|flying|vlugte|airfare)')
const AMOUNT_BEFORE = /(?:r|zar) ?\d[\d ,.k]{0,12}[^.;\n]{0,30}$/u

const FILLER = upTo(
  4,
  'already',
  'our',
  'the',
  'all',
  'own',
  'got',
  'return',
  'bought',
  'booked',
  'both',
  'group',
  'domestic',
  'reeds',
  'al',
  'klaar',
  'ons',
  'die',
  'eie',
  'almal',
)
const DONE = anyOf(
  'booked',
  'paid',
  'bought',
  'sorted',
  'arranged',
  'confirmed',
  'secured',
  'covered',
  'in hand',
  'sponsored',
  'donated',
  'taken care of',
  'organised',
  'issued',
  'bespreek',
  'betaal',
  'gekoop',
  'gereel',
  'geborg',
)
const IS = upTo(
  5,
  'are',
  'is',
  'have',
  'has',
  'been',
  'were',
  'all',
  'already',
  'reeds',
  'klaar',
  'al',
  'ons',
  'for',
  'us',
)
const WISHED = `(?<!${anyOf('need', 'want', 'like', 'please get', 'get', 'wil', 'no')} (?:our |the |all |return |die |ons )?)`
/** Tickets in hand, with the words for tickets that may stand there. */
const inHand = (tickets: string) => [
  said(`(?:have|has|got|hold|het|'ve) ${FILLER}${tickets}(?! (?:for|vir|budget))`),
  said(`(?:own|eie) (?:return )?${tickets}`),
  said(`${WISHED}${tickets} ?:? ?${IS}${DONE}(?! ?\\? ?(?:no|nee)| nie(?! meer))`),
  said(`${WISHED}(?:booked|paid for|paid|bought|bespreek|betaal|gekoop) ${FILLER}${tickets}`),
]
const FLIGHTS_IN_HAND = inHand(`(?:flights?|vlugte?|${AIR_TICKETS}|${FARES})`)
/** "Our tickets are paid" is about flights only where the text says that the group flies. */
const TICKETS_IN_HAND = inHand('(?:tickets|kaartjies)')
const APART = [
  said(
    `(?:flights?|vlugte?|${AIR_TICKETS}|${FARES}) ?:? ?(?:are |is )?(?:excluded|excl|not (?:included|incl|part of|in)|nie ingesluit|uitgesluit|extra|separate|apart|on top|ekstra|apart)`,
  ),
  said(
    `(?:ex|excl|excl\\.|excluding|exclusive of|not including|not counting|excludes|plus|before|uitgesluit|uitgesonderd|buiten) (?:the |our |return |die |ons )?(?:flights?|vlugte?|${AIR_TICKETS}|${FARES})`,
  ),
]

const isIn = (text: string, rules: readonly RegExp[]): boolean => rules.some((rule) => text.search(rule) >= 0)
/** Whether some match does not follow an animal. */
function isTravel(text: string, rule: RegExp): boolean {
  return matchesOf(text, rule).some(({ index }) => !ANIMAL.test(text.slice(Math.max(0, index - 40), index)))
}

/** Whether the group flies, and who pays for it, from the normalised text; null if it says nothing of flights. */
export function readFlights(text: string): AskedFlights | null {
  const without = text.search(WITHOUT)
  const isApart = isIn(text, APART) || (without >= 0 && AMOUNT_BEFORE.test(text.slice(0, without)))
  const isInHand = isIn(text, FLIGHTS_IN_HAND)
  if (isInHand) return { wanted: true, tickets: 'in_hand' }
  if (isApart) return { wanted: true, tickets: 'apart' }
  if (without >= 0 || isIn(text, DENIED)) return { wanted: false, tickets: null }
  if (![BY_VERB, TO_OR_FROM, BY_AIR, FLIGHTS_SAID].some((rule) => isTravel(text, rule)))
    return isIn(text, BY_ROAD) ? { wanted: false, tickets: null } : null
  return { wanted: true, tickets: isIn(text, TICKETS_IN_HAND) ? 'in_hand' : null }
}
