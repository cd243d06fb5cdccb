import { inRand } from '../derived/money.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { type Statement, statementsOf } from '../derived/statements.ts'
import { failIfAny, type Finding, pass, type Rule } from '../finding.ts'
import type { RequestLine } from '../../itinerary/requests.ts'
import { matchesOf } from '../../matches-of.ts'

/** Each pair of statements about one thing with two values. */
function noContradiction(plan: PlanUnderTest): Finding {
  const first = new Map<string, Statement>()
  const wrong: string[] = []
  let compared = 0
  for (const statement of statementsOf(plan)) {
    const before = first.get(statement.about)
    if (!before) first.set(statement.about, statement)
    else {
      compared++
      if (before.value !== statement.value)
        wrong.push(
          `${statement.about}: ${before.by} has ${String(before.value)}, ${statement.by} ${String(statement.value)}`,
        )
    }
  }
  return failIfAny([...new Set(wrong)], `${first.size} things said, ${compared} of them again: no two differ.`)
}

/** Whether a line is missing from the plan, so that the headline must say so. */
const isMissing = ({ state, force, why }: RequestLine): boolean =>
  force !== 'not' &&
  (state === 'not_met' || state === 'unclear') &&
  why?.code !== 'another_chosen' &&
  why?.code !== 'hour_open' &&
  why?.code !== 'which_place' &&
  why?.code !== 'not_known'
const small = (text: string) => text.toLowerCase().replace(/[\u00a0\u202f]/gu, ' ')
/** The amounts of a sentence, rand. */
const amountsIn = (text: string): number[] =>
  matchesOf(small(text), /r(\d[\d ]*(?:\.\d\d)?)/gu).map((match) => Number(match[1]!.replaceAll(' ', '')))
const isRounded = (amount: number, exact: number) => Math.abs(amount - exact) < 1

/** The group travels to where the plan begins, and the price leaves that out. */
const leavesOutTheWay = ({ hasNote }: PlanUnderTest): boolean => hasNote('starts_elsewhere', 'planned_elsewhere')

function headlineTrue(plan: PlanUnderTest): Finding {
  const { itinerary, idea } = plan
  const { headline, requests = [], total_per_student } = itinerary
  if (!headline)
    return requests.length === 0
      ? pass('The plan has no headline.')
      : failIfAny(['the plan has requests and no headline'], '')
  const missing = requests.filter(isMissing)
  const unsure = requests.filter(({ why }) => why?.code === 'not_known')
  const said = small(headline.missing ?? '')
  const named = missing.filter(({ text }) => said.includes(small(text)))
  const rest = missing.reduce(
    (left, { text, reason }) => left.replace(small(text), '').replace(small(reason ?? ''), ''),
    said,
  )
  const denied = requests.filter(({ state, text }) => state === 'met' && rest.includes(small(text)))
  const [price, ...others] = amountsIn(headline.cost)
  const budget = idea.budgetPerStudent
  const wrong = [
    ...(missing.length > 0 && named.length === 0
      ? [`"${missing[0]!.text}" is missing and the first lines do not say so`]
      : []),
    ...(leavesOutTheWay(plan) && !/\bway from\b/u.test(headline.missing ?? '')
      ? ['the first lines do not say that the way there is missing']
      : []),
    ...plan
      .notes('short_notice')
      .filter(({ days_left }) => !said.includes(`: ${days_left} day`))
      .map(() => 'the first lines do not say that approval takes longer than is left'),
    ...(missing.length + unsure.length === 0 &&
    headline.missing !== null &&
    !leavesOutTheWay(plan) &&
    !plan.hasNote('short_notice', 'area_left_out')
      ? ['the first lines miss something that the plan has']
      : []),
    ...(unsure.length > 0 && !unsure.some(({ text }) => said.includes(small(text)))
      ? [`we are not sure what "${unsure[0]!.text}" is, and the first lines do not say so`]
      : []),
    ...denied.map(({ text }) => `"${text}" is called missing and is met`),
    ...(price === undefined || !isRounded(price, total_per_student)
      ? [
          `the first lines cost ${price === undefined ? 'nothing' : inRand(price)}, the plan ${inRand(total_per_student)}`,
        ]
      : []),
    ...(leavesOutTheWay(plan) && !/ without [^;]*\bway from\b/u.test(headline.cost)
      ? ['the first lines do not say that the way there is not in the price']
      : []),
    ...(budget !== null && !others.some((amount) => isRounded(amount, budget))
      ? [`the first lines do not hold the price against the budget of ${inRand(budget)}`]
      : []),
  ]
  return failIfAny(wrong, 'The first lines say what is missing and what it costs.')
}

export const STATEMENT_RULES: readonly Rule[] = [
  {
    id: 'no_contradiction',
    label: 'No two sentences contradict each other',
    otherwise: 'Two sentences contradict each other',
    run: noContradiction,
  },
  {
    id: 'headline_true',
    label: 'The first lines are true',
    otherwise: 'A line at the top is not true',
    run: headlineTrue,
  },
]
