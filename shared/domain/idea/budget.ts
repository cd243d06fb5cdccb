import { PEOPLE_WORDS } from './data/people-words.ts'
import { givenBeside } from './given-beside.ts'
import { amountOf } from './written-amount.ts'
import { MONTHLY, savedBy } from './monthly-savings.ts'
import { costsNothing } from './no-cost.ts'
import { anyOf, pattern } from './pattern.ts'
import { MARK, type IdeaText } from './idea-text.ts'

export interface Budget {
  /** Rand. */
  amount: number
  scope: 'per_student' | 'group' | null
  /** Rand that others give to the whole group beside what each learner pays. */
  beside?: number
  /** Only the size of the amount says for whom it is. */
  guessed?: true
}

const travellers = PEOPLE_WORDS.filter(({ who }) => who === 'learner' || who === 'boy' || who === 'girl')
const OTHERS = ['koorlid', 'lid', 'person', 'head', 'attendee', 'traveller', 'pax', 'kind', 'persoon', 'kop']
const PERSON = `${anyOf(...OTHERS, ...travellers.flatMap(({ words }) => words.map((word) => word.replace(/s$/u, ''))))}s?`
const COUNTED = '(?:learners|lrnrs|students|pupils|kids|children|leerders|teachers|boys|girls|scholars|grade|gr|people)'
// "R180 120 learners" is R180 and 120 learners, "R2 500pp" one amount.
const DIGITS = `\\d{1,3}(?: \\d{3}(?![\\d:/]| ${COUNTED}\\b)|[,.']\\d{3}(?!\\d)){1,2}|\\d{1,7}`
const NUMBER = `(${DIGITS})(?:[.,](\\d{1,2})(?!\\d))?(?:,-|\\.-|-00)?( ?k(?![a-z0-9])| ?(?:thousand|duisend)(?![a-z])| ?(?:million|mil|miljoen)(?![a-z]))?(?:ish(?![a-z]))?`
const BETWEEN_AND = '(?<=(?<![a-z])(?:between|tussen) (?:zar|r)? ?[\\d ,.k]{1,10}) (?:and|en) (?:zar|r)? ?'
const SECOND = `(?:(?: ?- ?| to | tot | or )(?:zar|r) ?|,?(?: but| max)?(?: can| could| we can| may)? (?:stretch(?:ing|es)?|push|rek)(?: it| this)?(?: up)? (?:to|tot) (?:zar|r)? ?|${BETWEEN_AND}|(?: ?- ?| to | tot )(?=\\d{3}|\\d{1,3} \\d{3}|\\d{1,3}(?:[.,]\\d)?k))${NUMBER}`
const RAND = pattern(
  `(?<![a-z0-9])(?<!(?:we|they|you|u) (?=r ))(?:zar|rands?|r)[ ]?${NUMBER}(?:${SECOND}(?!\\d| ${COUNTED}))?(?![0-9]|[a-z](?!p|er|a))`,
)
const RAND_AFTER = pattern(`(?<![a-z0-9.,])${NUMBER} ?(?:rand|zar|bucks)(?![a-z])`)
const PER_PERSON = `(?:p ?/ ?[plk](?![a-z])|kop(?![a-z])|(?:'n |per )?stuk(?![a-z])|pp|p p|p/${PERSON}|p\\.p\\.?|pppd?|per capita|apiece|each|ea|elk|(?:per|a|an|each|every|elke?|'n|/) ?${PERSON})`
const PLAIN_EACH = pattern(
  `(?<![a-z0-9.,])(?=\\d{2} ?(?:pp|p/p|per ${PERSON})|\\d{3}|\\d{1,3}[ ,.]\\d|\\d{1,2}k)${NUMBER}(?= ?(?:pp|p/p|per ${PERSON}|/ ?${PERSON}|each)(?![a-z]))`,
)
const PLAIN_TOTAL = pattern(
  `(?<![a-z0-9.,])(?=\\d{1,3}(?:[.,]\\d)? ?k)${NUMBER}(?= (?:in )?(?:total|all|altogether|totaal|altesaam)(?![a-z]))`,
)
const PLAIN_BUDGET = pattern(
  `(?<=(?<![a-z])(?:budget|begroting)(?: is| of| van|\\(r\\)|\\(zar\\))?(?: about| around| roughly| max| maximum)?[ :=-]{0,3})${NUMBER}(?![0-9])(?! ?(?:learners|teachers|days|nights))`,
)

const AFTER_EACH = new RegExp(`^(?: ?x ?\\d|[ ,(]{0,3}(?:[a-z]{2,12} ){0,1}${PER_PERSON}(?![a-z]))`, 'u')
const NEAR_EACH = new RegExp(
  `^[^.;\\n¤]{0,30}(?<![a-z]|(?:not|nie) )(?:pp|p/p|per ${PERSON}|a ${PERSON}|(?<!(?:on|in|at|of|after|before|op|in|by|na) )(?:each|elk)|/ ?${PERSON})(?![a-z])`,
  'u',
)
const BEFORE_EACH = new RegExp(
  `(?:(?<![\\d.,])\\d{1,3} ?x ?|(?:per ${PERSON}|p ?/ ?${PERSON}|pp|each|(?:each|every) ${PERSON}(?: pays| can pay| must pay| to pay| brings| contributes| gives)?|cost/${PERSON}|price/${PERSON})(?: budget| cost| price| amount| contribution| is| has been| was| will be| fixed at| set at| limited to| of| max| maximum|\\(r\\)|\\(max\\)){0,3}[ :=(-]{0,3})$`,
  'u',
)
const WHOLE =
  '(?:(?:grand |in )?total|(?:team|group|class)(?=,? not each)|altogether|in all|all together|(?:for|vir) (?:the |our |die |ons )?(?:(?:whole|entire|full|hele) )?(?:group|groep|class|klas|trip|toer|lot|team|span|party|tour|outing|grade|camp)|(?:for|vir) (?:everyone|everybody|everything|almal|alles|all(?! in)|us all|all (?:\\d{1,3} )?of (?:us|them)|(?:the )?\\d{1,3} of (?:us|them))|between us|whole (?:group|trip|thing|lot)|lump sum|overall|combined|altesaam|in totaal|totaal|vir die hele)'
const AFTER_WHOLE = new RegExp(`^[^.;\\n¤]{0,40}(?<![a-z])${WHOLE}(?![a-z])`, 'u')
const BEFORE_WHOLE =
  /(?:total|totale|overall|group|whole|entire|combined|totaal|altogether|in all)(?: budget| cost| costs| amount| sum| begroting| trip budget| group budget)?(?: for the (?:trip|group|tour|whole group))?(?: is| of| van|:| -| =| max| maximum| must not exceed| not exceeding| may not exceed| \(r\)| can be| would be| about| around| up to){0,3}[ :=-]{0,3}$/u
/** "For the whole group we have" */
const WHOLE_IN_CLAUSE = new RegExp(
  `(?<![a-z])(?:for |vir )?${WHOLE}[^.;,\\n¤\\d]{0,30}$|(?<![a-z])all of us[^.;,\\n¤\\d]{0,20}$`,
  'u',
)
/** Who holds money for the group: "the SGB has", "our account holds", "we collected". */
const HOLDER =
  '(?:sgb|governing body|beheerliggaam|skool|school|committee|komitee|forum|club|klub|council|parish|church|kerk|department|dept|fund|account|rekening|kitty|pta|rcl|union|association|company|treasurer|finance|allocation)'
/** Who gives money to a group and not to one learner. */
const GIVER = '(?:rotary|rotarians?|lions(?: club)?|round table|sponsors?|donors?|the bank|lotto|nlc|borge?|skenkers?)'
const HELD_BEFORE = new RegExp(
  `(?<![a-z])(?:${HOLDER}(?: [a-z]{2,12}){0,2}? (?:has|have|holds?|het|voted|approved|budgeted|allocated|allows?|put aside|set aside|saved|gives?(?: us)?|gave(?: us)?|pays?|will pay|granted)|(?:we|they|i|parents|learners|ons)(?:'ve| have| het)? (?:collected|raised|saved(?: up)?|ingesamel)|(?:sponsor|donor|borg|skenker)s? (?:is|are|gives?|gave|gee) (?:an? |the )?[a-z]{2,14},?|(?:prize|prys) ?(?:money|geld)? ?\\(|(?:what we have|what is left|available) is|(?:funds?|funding|fondse)(?: available)? ?[:=][^.;\\n¤\\d]{0,30})(?: only| just| about| around| us)? ?$`,
  'u',
)
const HELD_AFTER = new RegExp(
  `^,? (?:(?:is|was) (?:what )?(?:the |our |we )?(?:(?:[a-z]{2,10} )?${HOLDER} )?(?:has|have|holds?|voted|collected|raised|saved|put aside|set aside|gave|gives)|(?:is )?in the (?:[a-z']{2,14} )?(?:kitty|account|bank|fund|budget)|(?:from|van) (?:(?:the |our |a |die |ons )(?:[a-z]{2,10} ){0,2}?(?:${HOLDER}|raffle|bazaar|cake sale|market day|fun run|civvies day|tuck ?shop|prize)|(?:the |our |a |die |ons )?${GIVER}))(?![a-z])`,
  'u',
)
const BUDGET =
  /(?<![a-z])(?:budget|begroting|afford|max|maximum|maks|under|below|up to|limit|more than|over|above|exceed|pay|betaal|spend|price|cost|costs|koste|at most|hoogstens|around|about|roughly|target)[^.;\n¤]{0,24}$/u
const OTHER_COST =
  '(?:deposits?|deposito|bus(?:es)?|transport|vervoer|coach|petrol|diesel|entrance|entry|toegang|pocket|spending|sakgeld|instal?ments?|paaiement(?:e)?|month|maand|guide|meals?|lunch|middagete|aandete|ontbyt|gids|t-shirts?|insurance|driver|tips?|snacks?|school fees)'
/** "No ticket over R60" limits one price and not the trip. */
const LIMIT_OF_ONE =
  /(?<![a-z])no (?:single )?(?:ticket|entrance|entry|gate fee|fee|meal|lunch|stop|visit)s? (?:may (?:be|cost) )?(?:over|above|more than|dearer than) $/u
/** Money from others, which may be all there is: it counts if the text names no other amount. */
const GIFT =
  '(?:tops? up|topped up|fundrais(?:er|ing)|raised|subsid(?:y|ies|i[sz]ed?s?)|sponsor(?:ed|s|ship)?|donat(?:ed|es?|ion))'
const GIFT_NEAR = new RegExp(`(?<![a-z])${GIFT}(?: [a-z]{1,12}){0,4}[ :=]{0,2}$`, 'u')
const GIFT_AFTER = new RegExp(`^ ?(?:is |was )?(?:a |from (?:the |our )?)?(?:[a-z]{2,12} )?${GIFT}(?![a-z])`, 'u')
/** A part of another amount: "not more than R300 of that". */
const OF_THAT = /^ of (?:that|this|it|which|daarvan)(?![a-z])/u
/** "We paid R310 each", "R6 500 pp last tour": the price of an earlier trip. */
const OF_LAST_TIME =
  /^[^.;,\n¤]{0,16} (?:last|verlede|laas) (?:year|time|tour|trip|camp|outing|jaar|keer|toer)(?![a-z])/u
const PAID_BEFORE = /(?<![a-z])(?:we|they|parents|learners|kids) paid (?:about |around |just |only )?$/u
const SORRY = '(?:sorry|oops|correction|scrap that|no wait|wait|i mean|jammer|nee wag)'
const CORRECTED = new RegExp(`^[^.\\n¤]{0,30}(?<![a-z])${SORRY}(?![a-z])`, 'u')
/** After an amount and "sorry" a plain number is an amount too. */
const PLAIN_CORRECTION = pattern(
  `(?<=¤[^.\\n¤\\d]{0,30}(?<![a-z])${SORRY}[^.\\n¤\\d]{0,40} )${NUMBER}(?![0-9])(?=$|[.,;!)\\n]| (?:per|each|pp|rand|in|all)(?![a-z]))`,
)
const ADULT = '(?:teachers?|educators?|staff|adults?|onderwysers?)'
/** "R95 entrance and food together per child" is all that a child pays. */
const ALL_TOGETHER = new RegExp(
  `^ ?(?:for )?(?:the )?${OTHER_COST}(?:,| and| &| plus| \\+|,? en) (?:the |die )?[a-z]{3,12}(?: together| in all| altogether| in total| saam)? ${PER_PERSON}(?![a-z])`,
  'u',
)
/** "School tops up R50 each so R1 200" */
const MAKES = /(?<![a-z])(?:so|dus|that makes|which makes|makes|making|dit maak) (?:it |that )?$/u
/** "The sponsor pays the vehicle up to R9 000" */
const PAID_FOR_PART = new RegExp(
  `(?<![a-z])(?:pays?|covers?|sponsors?|betaal|dra)(?: for)? (?:the |our |die |ons )?(?:${OTHER_COST}|vehicles?|taxis?|kombis?)(?: up to| of| tot)? $`,
  'u',
)
const AFTER_OTHER = new RegExp(
  `^ ?(?:one[ -]way|each way|per trip|(?:a|per) (?:litre|liter)|enkelrit)(?![a-z])|^ ?(?:is |goes |was |went |as )?(?:a |an |the |die )?(?:for|per|towards|to|vir|non-refundable|refundable|monthly|on)? ?(?:a |an |the |each |every |die |their )?(?:non-refundable )?(?:${OTHER_COST}|${ADULT})(?![a-z])`,
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

/** "Bus we hire local, R4500", "Lunch must be bought, R60 each": a sentence about one part of the cost. */
const SENTENCE_OF_PART = new RegExp(
  `(?:^|[.;\\n(] ?|- )(?:the |our |die |ons |only |net )?${OTHER_COST}(?![a-z])(?: \\d{1,2}(?= (?:big|small|large|hired|x|groot|klein|bus)(?![a-z])))?(?![^.;\\n¤]{0,40}(?<![a-z])(?:incl|all|and|en|plus|with|met|ingesluit|of that|on top|tops|only|slegs)(?![a-z])|[^.;\\n¤]{0,40}[&+])[^.;\\n¤\\d:]{0,40}$`,
  'u',
)
/** "Transport quote needed, R350 each incl everything" */
const INCLUSIVE_AFTER = /^[^.;\n¤]{0,24}(?<![a-z])(?:incl|all in|everything|alles|tops|total|totaal|otherwise|anders)/u
/** "Nothing in the budget, only bus money (R2 500)" */
const MONEY_FOR_PART = new RegExp(
  `(?<![a-z])(?:${OTHER_COST} (?:money|hire|fare)|(?:bus|ete|kos|toegangs|vervoer)geld) ?[:=(]{0,2} ?$`,
  'u',
)
/** "Learners contribute R180", "kinders R1 100 vir die res" */
const PAYER_BEFORE = new RegExp(
  `(?<![a-z])(?:${PERSON}|parents|ouers)(?: (?:can|must|will|to|sal|moet|kan))?(?: (?:pay|contribute|bring|give|afford|betaal|gee|bydra))? (?:only |just |net |max |about |ongeveer )?$`,
  'u',
)
/** "Both days 100 each": so many learners, and no rand. */
const SHARES_BEFORE = /(?<![a-z])(?:days?|groups?|groepe?|classes|klasse|teams?|spanne|buse?s?|dae)(?: (?:of|van))? $/u

/** "Let's say R300": what is settled in the end. */
const DECIDED_BEFORE =
  /(?<![a-z])(?:let'?s (?:just )?say|lets (?:just )?(?:say|make it)|so say|in the end|settled (?:on|for)|agreed on|kom ons se|final(?:ly)?(?: is| amount)?|make it)(?: about| around| max| only)? $/u

interface Amount {
  /** Written without "R" or "rand". */
  plain: boolean
  /** What a learner saves by the month. */
  saved?: true
  value: number
  start: number
  end: number
}

export function readBudget(ideaText: IdeaText): Budget | null {
  const amounts: Amount[] = []
  const add = (match: RegExpExecArray, plain: boolean): boolean => {
    const value = valueOf(match, ideaText.unread)
    if (value === null || (plain && SHARES_BEFORE.test(ideaText.unread.slice(0, match.index).slice(-20)))) return false
    amounts.push({ plain, value, start: match.index, end: match.index + match[0].length })
    return true
  }
  ideaText.take(
    MONTHLY,
    (match) =>
      amounts.push({
        plain: false,
        saved: true,
        value: savedBy(match),
        start: match.index,
        end: match.index + match[0].length,
      }) > 0,
    MARK.money,
  )
  for (const rule of [RAND, RAND_AFTER]) ideaText.take(rule, (match) => add(match, false), MARK.money)
  for (const rule of [PLAIN_EACH, PLAIN_TOTAL, PLAIN_BUDGET, PLAIN_CORRECTION])
    ideaText.take(rule, (match) => add(match, true), MARK.money)
  const judged = amounts
    .toSorted((a, b) => a.start - b.start)
    .map((amount) => ({ ...amount, ...(amount.saved ? SAVED : judge(ideaText.unread, amount)) }))
  const best = corrected(ideaText.unread, judged)
    .filter(({ score }) => score >= 0)
    .reduce<(Amount & Judged) | null>((top, one) => (top === null || one.score > top.score ? one : top), null)
  if (!best) return costsNothing(ideaText)
  ideaText.note('budget', best, best.score > 1 ? 0.95 : 0.8)
  if (best.scope) ideaText.note('budgetScope', best, best.sure ? 0.95 : 0.6)
  const beside = best.scope === 'group' ? 0 : givenBeside(ideaText.unread, best, judged)
  return {
    amount: best.value,
    scope: best.scope,
    ...(best.guessed ? { guessed: true } : {}),
    ...(beside > 0 ? { beside } : {}),
  }
}

/** The scope is read from the words around the amount; an amount that the text corrects gives its scope to the later one. */
interface Judged extends Pick<Budget, 'scope' | 'guessed'> {
  score: number
  sure: boolean
}

const SAVED: Judged = { score: 0, scope: 'per_student', sure: true }

/** An amount of at least this is for the whole group if the text does not say for whom it is. */
const SURELY_A_GROUP_SUM = 10_000
/** Rand. What nobody pays for a learner and a day: the amount is for the group, if that is enough for it. */
const MOST_FOR_DAY = 2000
/** The same for each day of a trip with nights. */
const MOST_WITH_BED = 2500
/** Rand. A group does not travel for less than this a learner, so a lower sum is for one learner. */
const LEAST_FOR_DAY = 30
/** The same for each day of a trip with nights. */
const LEAST_WITH_BED = 100

function judge(text: string, { value, start, end }: Amount): Judged {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 60)
  const each = AFTER_EACH.test(after) || BEFORE_EACH.test(before)
  const whole = !each && (AFTER_WHOLE.test(after) || BEFORE_WHOLE.test(before) || WHOLE_IN_CLAUSE.test(before))
  const nearEach = !each && !whole && NEAR_EACH.test(after)
  const held = !each && !whole && !nearEach && (HELD_BEFORE.test(before) || HELD_AFTER.test(after))
  const paid = !whole && value < SURELY_A_GROUP_SUM && PAYER_BEFORE.test(before)
  const other =
    (AFTER_OTHER.test(after) && !ALL_TOGETHER.test(after)) ||
    PAID_FOR_PART.test(before) ||
    OF_THAT.test(after) ||
    OF_LAST_TIME.test(after) ||
    PAID_BEFORE.test(before) ||
    LIMIT_OF_ONE.test(before) ||
    (!each && BEFORE_ADULT.test(before)) ||
    MONEY_FOR_PART.test(before) ||
    (!BUDGET.test(before) &&
      (BEFORE_OTHER.test(before) || (SENTENCE_OF_PART.test(before) && !INCLUSIVE_AFTER.test(after))))
  const said = each || nearEach || paid ? 'per_student' : whole || held ? 'group' : null
  const isLarge = said === null && value >= SURELY_A_GROUP_SUM
  const scope = isLarge ? 'group' : said
  const guessed = isLarge ? ({ guessed: true } as const) : {}
  if (other) return { score: -1, scope, ...guessed, sure: false }
  if (GIFT_NEAR.test(before) || GIFT_AFTER.test(after)) return { score: 0, scope, ...guessed, sure: false }
  const asked = /^ ?\?/u.test(after) ? 0 : 1
  const score =
    asked +
    (each || nearEach ? 4 : whole ? 3 : paid || held ? 1 : 0) +
    (BUDGET.test(before) ? 2 : 0) +
    (MAKES.test(before) ? 4 : 0) +
    (DECIDED_BEFORE.test(before) ? 6 : 0)
  return { score, scope, ...guessed, sure: each || whole }
}

/** "R1 450 per child; sorry, the treasurer says 1 350": only the later amount counts, with the scope of the first. */
function corrected(text: string, amounts: readonly (Amount & Judged)[]): (Amount & Judged)[] {
  return amounts.map((amount, at) => {
    const [previous, next] = [amounts[at - 1], amounts[at + 1]]
    if (next && CORRECTED.test(text.slice(amount.end, next.start))) return { ...amount, score: -1 }
    const replaces = previous && CORRECTED.test(text.slice(previous.end, amount.start))
    return replaces ? { ...amount, scope: amount.scope ?? previous.scope } : amount
  })
}

/**
 * The scope of an amount that the text gives without one: too little for the group is for one learner, and too much for
 * one learner is for the group.
 */
export function withScope(budget: Budget | null, students: number | null, days: number | null): Budget | null {
  if (budget?.beside !== undefined && students !== null)
    return { amount: budget.beside + budget.amount * students, scope: 'group' }
  if (budget === null || (budget.scope !== null && !budget.guessed) || students === null) return budget
  const [least, most] = (days ?? 1) > 1 ? [LEAST_WITH_BED, MOST_WITH_BED] : [LEAST_FOR_DAY, MOST_FOR_DAY]
  const { amount } = budget
  if (amount < students * (days ?? 1) * least) return { amount, scope: 'per_student' }
  return amount > (days ?? 1) * most ? { amount, scope: 'group' } : budget
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
