import { pattern } from './pattern.ts'
import { MARK, type IdeaText } from './idea-text.ts'

export interface Budget {
  /** Rand. */
  amount: number
  scope: 'per_student' | 'group' | null
}

const PERSON =
  '(?:learner|lrnr|lnr|student|pupil|child|kid|person|head|scholar|participant|pax|boy|girl|player|swimmer|singer|dancer|athlete|member|attendee|traveller|leerder|leerling|kind|persoon|kop)s?'
const COUNTED = '(?:learners|lrnrs|students|pupils|kids|children|leerders|teachers|boys|girls|scholars|grade|gr|people)'
// "R180 120 learners" is R180 and 120 learners, "R2 500pp" one amount.
const DIGITS = `\\d{1,3}(?: \\d{3}(?![\\d:/]| ${COUNTED}\\b)|[,.]\\d{3}(?!\\d)){1,2}|\\d{1,7}`
const NUMBER = `(${DIGITS})(?:[.,](\\d{1,2})(?!\\d))?(?:,-|\\.-)?( ?k(?![a-z0-9])| ?(?:thousand|duisend)(?![a-z])| ?(?:million|mil|miljoen)(?![a-z]))?`
const BETWEEN_AND = '(?<=(?<![a-z])(?:between|tussen) (?:zar|r)? ?[\\d ,.k]{1,10}) (?:and|en) (?:zar|r)? ?'
const SECOND = `(?:(?: ?- ?| to | tot | or )(?:zar|r) ?|${BETWEEN_AND}|(?: ?- ?| to | tot )(?=\\d{3}|\\d{1,3} \\d{3}|\\d{1,3}(?:[.,]\\d)?k))${NUMBER}`
const RAND = pattern(
  `(?<![a-z0-9])(?:zar|rands?|r)[ ]?${NUMBER}(?:${SECOND}(?!\\d| ${COUNTED}))?(?![0-9]|[a-z](?!p|er|a))`,
)
const RAND_AFTER = pattern(`(?<![a-z0-9.,])${NUMBER} ?(?:rand|zar|bucks)(?![a-z])`)
const PER_PERSON = `(?:p ?/ ?[plk](?![a-z])|kop(?![a-z])|(?:'n |per )?stuk(?![a-z])|pp|p p|p/${PERSON}|p\\.p\\.?|pppd?|per capita|apiece|each|ea|elk|(?:per|a|an|each|every|elke?|'n|/) ?${PERSON})`
const PLAIN_EACH = pattern(
  `(?<![a-z0-9.,])(?=\\d{2} ?(?:pp|p/p|per ${PERSON})|\\d{3}|\\d{1,3}[ ,.]\\d|\\d{1,2}k)${NUMBER}(?= ?(?:pp|p/p|per ${PERSON}|/ ?${PERSON}|each)(?![a-z]))`,
)
const PLAIN_BUDGET = pattern(
  `(?<=(?<![a-z])(?:budget|begroting)(?: is| of| van|\\(r\\)|\\(zar\\))?(?: about| around| roughly| max| maximum)?[ :=-]{0,3})${NUMBER}(?![0-9])(?! ?(?:learners|teachers|days|nights))`,
)

const AFTER_EACH = new RegExp(`^(?: ?x ?\\d|[ ,(]{0,3}(?:[a-z]{2,12} ){0,1}${PER_PERSON}(?![a-z]))`, 'u')
const NEAR_EACH = new RegExp(
  `^[^.;\\n¤]{0,30}(?<![a-z])(?:pp|p/p|per ${PERSON}|a ${PERSON}|each|elk|/ ?${PERSON})(?![a-z])`,
  'u',
)
const BEFORE_EACH = new RegExp(
  `(?:per ${PERSON}|p ?/ ?${PERSON}|pp|each|(?:each|every) ${PERSON}(?: pays| can pay| must pay| to pay)?|cost/${PERSON}|price/${PERSON})(?: budget| cost| price| amount| contribution| is| has been| was| will be| fixed at| set at| limited to| of| max| maximum|\\(r\\)|\\(max\\)){0,3}[ :=(-]{0,3}$`,
  'u',
)
const WHOLE =
  '(?:(?:grand |in )?total|altogether|in all|all together|(?:for|vir) (?:the |our |die |ons )?(?:(?:whole|entire|full|hele) )?(?:group|groep|class|klas|trip|toer|lot|team|span|party|tour|outing|grade|camp)|(?:for|vir) (?:everyone|everybody|everything|almal|alles|all(?! in)|us all|all of us)|whole (?:group|trip|thing|lot)|lump sum|overall|combined|altesaam|in totaal|totaal|vir die hele)'
const AFTER_WHOLE = new RegExp(`^[^.;\\n¤]{0,24}(?<![a-z])${WHOLE}(?![a-z])`, 'u')
const BEFORE_WHOLE =
  /(?:total|totale|overall|group|whole|entire|combined|totaal|altogether|in all)(?: budget| cost| costs| amount| sum| begroting| trip budget| group budget)?(?: for the (?:trip|group|tour|whole group))?(?: is| of| van|:| -| =| max| maximum| must not exceed| not exceeding| may not exceed| \(r\)| can be| would be| about| around| up to){0,3}[ :=-]{0,3}$/u
const BUDGET =
  /(?<![a-z])(?:budget|begroting|afford|max|maximum|maks|under|below|up to|limit|more than|exceed|pay|betaal|spend|price|cost|costs|koste|at most|hoogstens|around|about|roughly|target)[^.;\n¤]{0,24}$/u
const OTHER_COST =
  '(?:deposits?|deposito|bus(?:es)?|transport|vervoer|coach|petrol|diesel|entrance|entry|toegang|pocket|spending|sakgeld|instal?ments?|paaiement(?:e)?|month|maand|guide|meals?|lunch|t-shirts?|insurance|driver|tips?|snacks?|fundrais(?:er|ing)|raised|subsid(?:y|ies|ised)|sponsor(?:ed|s|ship)?|donat(?:ed|ion)|school fees)'
const ADULT = '(?:teachers?|educators?|staff|adults?|onderwysers?)'
const AFTER_OTHER = new RegExp(
  `^ ?(?:is |goes |was |went |as )?(?:a |an |the |die )?(?:for|per|towards|to|vir|non-refundable|refundable|monthly|on)? ?(?:a |an |the |each |every |die |their )?(?:non-refundable )?(?:${OTHER_COST}|${ADULT})(?![a-z])`,
  'u',
)
const BEFORE_ADULT = new RegExp(
  `(?<![a-z])${ADULT}(?: (?:money|cost|costs|price|rate|pay|pays|fee)){0,2}(?: (?:is|are|of|at|for|will be|pay|pays)|[:=]) ?$`,
  'u',
)
const BEFORE_OTHER = new RegExp(
  `(?<!(?:incl|including|inclusive of|excl|excluding|plus|and|&|with|without|own|ingesluit) )(?<![a-z])${OTHER_COST}(?: (?:money|fee|fees|cost|costs|hire|tickets?|price|rate|is|are|of|at|for|us|pay|pays|will|be|by|about|a|the|each|van|contributed|has|have|we|so|far)){0,4}[ :=]{0,2}$`,
  'u',
)

interface Amount {
  value: number
  start: number
  end: number
}

export function readBudget(ideaText: IdeaText): Budget | null {
  const amounts: Amount[] = []
  const add = (match: RegExpExecArray): boolean => {
    const value = valueOf(match, ideaText.unread)
    if (value === null) return false
    amounts.push({ value, start: match.index, end: match.index + match[0].length })
    return true
  }
  for (const rule of [RAND, RAND_AFTER, PLAIN_EACH, PLAIN_BUDGET]) ideaText.take(rule, add, MARK.money)
  const best = amounts
    .toSorted((a, b) => a.start - b.start)
    .map((amount) => ({ ...amount, ...judge(ideaText.unread, amount) }))
    .filter(({ score }) => score >= 0)
    .reduce<(Amount & Judged) | null>((top, one) => (top === null || one.score > top.score ? one : top), null)
  if (!best) return null
  ideaText.note('budget', best, best.score > 0 ? 0.95 : 0.8)
  if (best.scope) ideaText.note('budgetScope', best, best.sure ? 0.95 : 0.6)
  return { amount: best.value, scope: best.scope }
}

interface Judged {
  score: number
  scope: Budget['scope']
  sure: boolean
}

/** An amount of at least this is for the whole group if the text does not say for whom it is. */
const SURELY_A_GROUP_SUM = 10_000

function judge(text: string, { value, start, end }: Amount): Judged {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 60)
  const each = AFTER_EACH.test(after) || BEFORE_EACH.test(before)
  const whole = !each && (AFTER_WHOLE.test(after) || BEFORE_WHOLE.test(before))
  const nearEach = !each && !whole && NEAR_EACH.test(after)
  const other =
    AFTER_OTHER.test(after) ||
    (!each && BEFORE_ADULT.test(before)) ||
    (!BUDGET.test(before) && BEFORE_OTHER.test(before))
  const scope = each || nearEach ? 'per_student' : whole || value >= SURELY_A_GROUP_SUM ? 'group' : null
  const score = (each || nearEach ? 4 : whole ? 3 : 0) + (BUDGET.test(before) ? 2 : 0) - (other ? 8 : 0)
  return { score, scope, sure: each || whole }
}

function valueOf(match: RegExpExecArray, text: string): number | null {
  const groups = match.slice(1)
  const values: number[] = []
  for (let at = 0; at + 2 < groups.length; at += 3) {
    const digits = groups[at]
    if (digits === undefined) continue
    values.push(amountOf(digits, groups[at + 1], groups[at + 2]))
  }
  const last = values.at(-1)
  if (
    last === undefined ||
    (values.length === 1 &&
      /^(?:r ?\d{2})$/u.test(match[0]) &&
      ROAD.test(text.slice(Math.max(0, match.index - 10), match.index)))
  )
    return null
  const first = values[0] ?? last
  // "R1.5-2k": the "k" belongs to both amounts.
  return last < first && last > 0 && groups[5] === undefined && groups[3] !== undefined ? first : Math.max(...values)
}

const ROAD = /(?:route|the|road|pad) $/u

function amountOf(digits: string, cents: string | undefined, ending: string | undefined): number {
  const whole = Number(digits.replace(/[ ,.]/gu, ''))
  const value = cents === undefined ? whole : Number(`${whole}.${cents}`)
  const unit = ending?.trim() ?? ''
  if (unit === '') return value
  const grouped = /[,.]/u.test(digits)
  return Math.round((grouped ? Number(digits.replace(',', '.')) : value) * (unit.startsWith('mil') ? 1_000_000 : 1000))
}
