import { pattern } from '../pattern.ts'
import type { FoundRequest } from './reading.ts'
import type { Limit, LimitPart } from './request.ts'
import { matchesOf } from '../../matches-of.ts'

const WHO =
  '(?:sgb|governing body|school|department|doe|dbe|sponsors?|donors?|a donor|councillor|municipality|company|bank|mine|trust|foundation|rotary|lions club|pta|old boys|church|parents|pto|lotto|nlc|university|hosts?|organisers?|festival|union|province|district|beheerliggaam|skool|borg|kerk|ouers|departement|munisipaliteit|farmer|boer|federation|club|fund|council|committee|raffle|ngo|ward|alumni|mosque|dad|father|uncle|they|somebody|someone|else)'
const PAYS =
  '(?:pays?|paying|paid|will pay|covers?|covering|sponsors?|sponsored|sponsoring|funds?|funding|funded|donates?|donated|betaal|borg|dra|skenk|contributes?|subsidi[sz]es?|foots?|gives?|gave|provides?|lends?|settles?|carries|looks? after)'
const DONE =
  '(?:sponsored|paid(?: for)?|covered|donated|free|for free|in hand|bought|funded|geborg|betaal|verniet|gratis|sponsored already|taken care of|subsidi[sz]ed|gedek|settled|bespreek)'
const PARTS: readonly { part: LimitPart; words: string }[] = [
  {
    part: 'bus',
    words:
      'bus(?:es|se)?(?: (?:hire|fare|costs?))?|coach|transport(?: costs?)?|vervoer|petrol|diesel|fuel|brandstof|kombi|minibus|taxis?|tolls?',
  },
  {
    part: 'entrance',
    words:
      'entrance(?: fees?)?|entry(?: fees?)?|entries|tickets?|gate(?: fees?)?|(?:park|conservation) ?fees?|parkfooie|hekgeld|toegang|ingang(?:sgeld)?|kaartjies|admission|entrance',
  },
  {
    part: 'food',
    words:
      'food|lunch(?:es)?|meals?|kos|etes?|middagete|catering|breakfast|supper|dinner|snacks?|ice cream|padkos|burgers?',
  },
  { part: 'beds', words: 'accommodation|verblyf|beds?|lodging|slaapplek|akkommodasie|the stay|hostel' },
  { part: 'flights', words: 'flights?|vlugte|air ?fares?|plane tickets|air tickets' },
  { part: 'adults', words: 'teachers?|adults|staff|onderwysers?|educators?' },
  {
    part: 'other',
    words:
      'shirts?|t-shirts?|pocket money|sakgeld|curios?|souvenirs?|guides?|insurance|extras?|spending money|the shop|tuck',
  },
  {
    part: 'whole',
    words: 'everything|alles|the (?:whole )?(?:trip|tour|thing|outing|rest)|it all|die toer|half|the balance|rest',
  },
]
const PART = PARTS.map(({ words }) => words).join('|')
const OF_PART = PARTS.map(({ part, words }) => ({ part, said: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'u') }))
const MONEY = '(?:r|zar) ?(\\d{1,3}(?:[ .,]?\\d{3}){0,2})(?:[.,]\\d{2})?(k)?(?:/-)?(?![\\da-z])'
const SMALL = "(?: (?!and |but |en |maar )[a-z'-]{1,13}){0,4}"
const EACH = '(?: ?(?:each|pp|p/p|per [a-z]{2,10}|a (?:child|head|kid|learner)|elk|per))?'

const FOR_EACH = /(?:each|pp|p\/p|per [a-z]{2,10}|a (?:child|head|kid|learner)|elk|per)$/u

/** Rand. */
const LEAST_FOR_A_BUS = 1500

interface Rule {
  said: RegExp
  limit: (match: RegExpExecArray) => Limit | null
}
const RULES: readonly Rule[] = [
  {
    // "Buses from a local company about R4 500 each": no learner pays that, so it is the price of a bus.
    said: pattern(
      `(?<![a-z])(?:bus(?:es|ses|se)?|coach(?:es)?|kombis?|minibus(?:es)?|taxis?)(?: [a-z']{1,12}){0,6} ${MONEY}(?: (?:each|elk|per bus|a bus|per day|a day))?`,
    ),
    limit: (match) => ((randOf(match) ?? 0) >= LEAST_FOR_A_BUS ? { code: 'other' } : null),
  },
  {
    // "R120 plus parkfooie": the amount is not for the park.
    said: pattern(
      `(?=plus |\\+)(?<=(?<![a-z])r ?\\d[\\d ]{0,6}(?: ?(?:pp|each|elk|per [a-z]{2,10}))? )(?:plus|\\+) (?:the |die )?(?:${PART})(?![a-z])`,
    ),
    limit: ([words]) => ({ code: 'paid_by_others', part: partOf(words) }),
  },
  {
    said: pattern(
      `(?<![a-z])(?:the |die )?(?:${PART})(?: (?:is|are|was|fees?))?,? (?:not|nie) (?:included|incl|in (?:it|that|there|this)|part of (?:it|that)|counted|ingesluit|ingereken)(?: ?\\([^()\\n]{2,30}\\))?|(?:excluding|excl\\.?|not counting|uitgesluit|sonder) (?:the |our |die )?(?:[a-z]{2,10} )?(?:${PART})(?:, which [^.;\\n]{3,50})?`,
    ),
    limit: ([words]) => ({ code: 'paid_by_others', part: partOf(words) }),
  },
  {
    said: pattern(
      `(?<![a-z])(?!(?:we|they|kids|learners|children|child|parents|i|ons|hulle|kinders|leerders|who|you|each|that|to|can|which|it|of) )(?:dept\\. )?[a-z][a-z'&-]{1,16}(?: (?!and |but |en |we |they |i |people |should |must )[a-z'&-]{1,16}){0,4} (?:has |have |het )?(?:promised to |offered to |agreed to |will |sal |is |are )?(?:pays?|paying|paid for|sponsors?|sponsoring|sponsored|subsidi[sz]es|covers|donates?|dra|borg|skenk)(?![a-z])(?! (?:r|attention|more|about|by|themselves|self|max)(?![a-z]))[^.;,\\n()]{0,50}`,
    ),
    limit: ([words]) => ({ code: 'paid_by_others', part: partOf(words) }),
  },
  {
    said: pattern(
      `(?<![a-z])(?:(?:no|geen) [a-z]{3,14} (?:over|above|for more than|dearer than|bo|duurder as) ${MONEY}|[a-z]{3,14} (?:not|nie|no) (?:more than|over|above|meer as|bo) ${MONEY}(?: of that| each)?)`,
    ),
    limit: ceilingOf,
  },
  {
    said: pattern(
      `(?<![a-z])(?:the |our |a |die |ons |'n )?(?:[a-z]{3,12} )?${WHO}${SMALL} ${PAYS}(?: (?!r ?\\d)(?:for|us|in|the|our|half|of|all|vir|die|ons|with|most|only|part|up)){0,4} (?:${PART})(?![a-z])`,
    ),
    limit: ([words]) => ({ code: 'paid_by_others', part: partOf(words.replace(new RegExp(`^.*?${PAYS}`, 'u'), '')) }),
  },
  {
    said: pattern(
      `(?<![a-z])(?:the |our |all |die |alle )?(?:${PART})(?: (?:is|are|has|have|been|already|all|is reeds|reeds|klaar|was|word|will|be|al|fully|cost|costs|fees?|also)){0,4} ${DONE}(?: (?:by|deur) (?:the |our |die |ons |a )?[a-z]{2,14})?(?![a-z])`,
    ),
    limit: ([words]) => ({
      code:
        /(?:booked|bought|in hand|arranged|sorted|bespreek|gereel)/u.test(words) && !/ by | deur /u.test(words)
          ? 'in_hand'
          : 'paid_by_others',
      part: partOf(words),
    }),
  },
  {
    said: pattern(
      '(?<![a-z])(?:(?:we|they|ons|already|have|got|het|hold|bought|i) ){1,3}(?:(?:already|our|own|the|all|got|eie|ons|reeds|klaar|bought|return|booked|group|show|match) ){0,4}(?:tickets?|kaartjies|passes|wild ?cards?|permits?|vouchers?)(?: (?:already|in hand|for [a-z]{3,12}))?(?![a-z])|(?<![a-z])(?:own|eie) (?:entrance )?(?:tickets?|kaartjies)|(?:wild ?card|wildkaart)(?![a-z])',
    ),
    limit: () => ({ code: 'in_hand', part: 'entrance' }),
  },
  {
    said: pattern(
      `(?<![a-z])${MONEY}${EACH}(?: (?:max|maximum|only|extra))?(?: (?:for|vir|on|towards|pocket|sakgeld)) ?(?:(?:the|their|our|die|hul|own|a) )?(?:${PART}|money)(?![a-z])`,
    ),
    limit: ceilingOf,
  },
  {
    said: pattern(
      `(?<![a-z])(?:the |their |our )?(?:${PART}|entrance fee),?(?: (?:may|must|should|can|cost|costs|not|be|more|than|under|below|max|maximum|of|only|about|up|to|is|mag|nie|meer|as|kos|money|no|over|less|at|most|price)){0,6} ?[:=]? ?${MONEY}${EACH}`,
    ),
    limit: ceilingOf,
  },
  {
    said: pattern(
      `(?<![a-z])(?:(?:a |the |'n )?(?:subsidy|grant|subsidie|donation|toelae|skenking|sponsorship|bursary|donasie|borgskap)(?: (?:of|van|for|from|money|is|the|us|we|have|get|got|[a-z]{3,12})){0,5}(?: ?${MONEY}${EACH})?|(?:${WHO})${SMALL} (?:gives?|gave|given|adds?|puts? in|contributes?|sponsors?|donates?|pledged|subsidi[sz]es?|chips? in|gee|sit)(?: (?:us|another|in|an|extra|towards|ons|by|nog)){0,2} ${MONEY}${EACH}|${MONEY}${EACH} (?:from|van) (?:the |a |our |die |ons )?(?:[a-z]{3,10} )?${WHO}(?![a-z])|subsidi[sz]ed(?: places?)?|fee[- ]exempt(?:ed|ion)?)`,
    ),
    limit: (match) => ({
      code: 'subsidy',
      rand: randOf(match),
      ...(FOR_EACH.test(match[0]) ? { each: true } : {}),
    }),
  },
  {
    said: pattern(
      "(?<![a-z])(?:(?:\\d{1,3}|some|most|many|few|half) (?:[a-z]{2,10} ){1,4}(?:cannot|can't|can not|cant|struggle to) (?:pay|afford)(?: (?:anything|it|much|the full amount|all))?|no[- ]fee school|quintile 1|kwintiel 1|(?:pay|betaal) (?:in|off in|af in) (?:\\d{1,2} )?(?:instalments?|paaiemente)|in (?:\\d{1,2} )?instalments?|(?:we|they) (?:cannot|can't) afford (?:more|much)|(?:\\d{1,2} )?free (?:places?|teachers?|tickets?|seats?)|teachers? (?:go(?:es)? )?free|excl(?:uding|\\.)? vat|incl(?:uding|\\.)? vat|invoice|pro[- ]?forma|vat)(?![a-z])",
    ),
    limit: () => ({ code: 'other' }),
  },
]

/** Who pays what beside the budget, and what parts may cost. `budget` is the amount that a field has read. */
export function readLimits(text: string): FoundRequest[] {
  return RULES.flatMap(({ said, limit }) =>
    matchesOf(text, said).flatMap((match): FoundRequest[] => {
      const found = limit(match)
      if (!found) return []
      return [
        {
          start: match.index,
          end: match.index + match[0].length,
          detail: { kind: 'limit', limit: found },
          force: 'must',
        },
      ]
    }),
  )
}

const partOf = (words: string): LimitPart => OF_PART.find(({ said }) => said.test(words))?.part ?? 'other'
function randOf(match: RegExpExecArray): number | null {
  const at = match.slice(1).findIndex((group) => group !== undefined)
  if (at < 0) return null
  const amount = Number(match[1 + at]!.replace(/[ .,]/gu, ''))
  return match[2 + at] === 'k' ? amount * 1000 : amount
}
function ceilingOf(match: RegExpExecArray): Limit | null {
  const rand = randOf(match)
  return rand === null ? null : { code: 'ceiling', part: partOf(match[0]), rand }
}
