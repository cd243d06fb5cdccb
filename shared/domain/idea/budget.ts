import { givenBeside } from './given-beside.ts'
import { amountOf } from './written-amount.ts'
import { MONTHLY, savedBy } from './monthly-savings.ts'
import { costsNothing } from './no-cost.ts'
import { isOtherAmount } from './other-amounts.ts'
import { pattern } from './pattern.ts'
import { PER_PERSON, PERSON } from './per-person.ts'
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
/** Money from others, which may be all there is: it counts if the text names no other amount. */
const GIFT =
  '(?:tops? up|topped up|fundrais(?:er|ing)|raised|subsid(?:y|ies|i[sz]ed?s?)|sponsor(?:ed|s|ship)?|donat(?:ed|es?|ion))'
const GIFT_NEAR = new RegExp(`(?<![a-z])${GIFT}(?: [a-z]{1,12}){0,4}[ :=]{0,2}$`, 'u')
const GIFT_AFTER = new RegExp(`^ ?(?:is |was )?(?:a |from (?:the |our )?)?(?:[a-z]{2,12} )?${GIFT}(?![a-z])`, 'u')
const SORRY = '(?:sorry|oops|correction|scrap that|no wait|wait|i mean|jammer|nee wag)'
const CORRECTED = new RegExp(`^[^.\\n¤]{0,30}(?<![a-z])${SORRY}(?![a-z])`, 'u')
/** After an amount and "sorry" a plain number is an amount too. */
const PLAIN_CORRECTION = pattern(
  `(?<=¤[^.\\n¤\\d]{0,30}(?<![a-z])${SORRY}[^.\\n¤\\d]{0,40} )${NUMBER}(?![0-9])(?=$|[.,;!)\\n]| (?:per|each|pp|rand|in|all)(?![a-z]))`,
)
/** "School tops up R50 each so R1 200" */
const MAKES = /(?<![a-z])(?:so|dus|that makes|which makes|makes|making|dit maak) (?:it |that )?$/u

/** "Learners already paid a R600 deposit of R2 100": the second amount is what each pays in all. */
const DEPOSIT_OF = /¤ (?:deposits?|deposito|instal?ments?|paaiement) (?:of|on|out of|towards|van|op) (?:the |die )?$/u

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
  if (DEPOSIT_OF.test(before)) return { score: 3, scope: 'per_student', sure: true }
  const other = isOtherAmount(before, after, { each, isBudget: BUDGET.test(before) })
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
