import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import { centsOfRand, formatCents, formatRandUp } from '../money.ts'
import type { Brief } from '../planner/brief/brief.ts'
import { type Economy, economyInWords } from '../planner/economy.ts'
import type { Check, Itinerary } from '../planner/itinerary.ts'
import { narrate } from '../planner/narrate/narrate.ts'
import { allVisits, type Plan } from '../planner/plan.ts'
import { planAt } from '../planner/plan-trip.ts'
import { priceTrip } from '../planner/price/price-trip.ts'
import { verify } from '../verifier/verify.ts'
import { describeDifferences, placesOf } from './describe-differences.ts'

/** A whole plan that may become a package, weighed against Classic. */
export interface Candidate {
  itinerary: Itinerary
  priceCents: number
  visits: number
  /** Against Classic, in sentences. */
  differences: string[]
}
export const priceOf = ({ total_per_student }: Itinerary): number => centsOfRand(total_per_student)
export const visitsIn = (itinerary: Itinerary): number => placesOf(itinerary).length

/** What every candidate is weighed against. */
export interface Ground {
  idea: Idea
  facts: Facts
  classic: Itinerary
  /** A tour guide comes along in Classic. */
  isGuided: boolean
}

/** The plan of a brief at one level of thrift; `isCatered` takes only beds that come with dinner and breakfast. */
export function planOn(brief: Brief, { isCatered, ...economy }: Economy & { isCatered: boolean }, facts: Facts): Plan {
  return planAt(brief, isCatered ? cateredOnly(facts) : facts, economy)
}
/** The same days with a guide for the whole trip, where one may come along in Signature. */
export function guided(plan: Plan, { rates }: Facts): Plan {
  const brief: Brief = { ...plan.brief, style: 'signature' }
  const economy = { ...plan.economy, guide: true }
  const km = plan.days.reduce((sum, day) => sum + day.km, 0)
  const places = allVisits(plan).map(({ candidate }) => candidate.place)
  return { ...plan, brief, economy, price: priceTrip({ brief, economy, places, lodgings: plan.lodgings, km }, rates) }
}

/** A plan in words and checked, and how it differs from Classic. */
export function asCandidate(plan: Plan, { idea, facts, classic, isGuided }: Ground): Candidate {
  const { brief, economy } = plan
  const thrift = economyInWords(economy, isGuided && !economy.guide)
  const over = brief.style === 'signature' ? overBudgetInWords(plan) : ''
  const said = [thrift, over].filter((text) => text !== '').map((text) => ({ about: 'budget' as const, text }))
  const draft = narrate({ ...plan, notes: [...plan.notes.filter(({ about }) => about !== 'budget'), ...said] }, facts)
  const checks = verify(draft, idea, facts, { today: brief.today })
  const itinerary = { ...draft, checks: over === '' ? checks : namedOverBudget(checks, over) }
  return {
    itinerary,
    priceCents: priceOf(itinerary),
    visits: visitsIn(itinerary),
    differences: describeDifferences(classic, itinerary),
  }
}

/** Signature shows what more money would buy; that it does so is said. Empty where it keeps to the budget. */
function overBudgetInWords({ brief: { budgetCents }, price: { perStudentCents } }: Plan): string {
  if (budgetCents === null || perStudentCents <= budgetCents) return ''
  return `Signature costs ${formatRandUp(perStudentCents - budgetCents)} a learner more than the budget of ${formatCents(budgetCents)}: choose Classic or Saver to pay less.`
}
const BUDGET_CHECKS: ReadonlySet<string> = new Set(['within_budget', 'relaxations_offered'])
const BY_GRAVITY: Check['status'][] = ['fail', 'warn', 'pass']
/** The verifier asks a plan to keep to the budget; Signature is offered above it on purpose, so that this is a warning to the reader. */
const namedOverBudget = (checks: Check[], detail: string): Check[] =>
  checks
    .map(
      (check): Check =>
        BUDGET_CHECKS.has(check.id) && check.status === 'fail' ? { ...check, status: 'warn', detail } : check,
    )
    .toSorted((a, b) => BY_GRAVITY.indexOf(a.status) - BY_GRAVITY.indexOf(b.status))

const catered = new WeakMap<Facts, Facts>()
/** The facts without the beds where people cook or fetch their dinner; one object for the facts, so that indexes of it are kept. */
function cateredOnly(facts: Facts): Facts {
  const known = catered.get(facts)
  if (known) return known
  const fewer = { ...facts, stays: facts.stays.filter(({ board }) => board === 'half-board' || board === 'full-board') }
  catered.set(facts, fewer)
  return fewer
}

/** What was asked for: another package may not do worse in any of these. */
const ASKED: ReadonlySet<string> = new Set([
  'subjects_taught',
  'themes_covered',
  'objectives_fit_grade',
  'named_place_seen',
  'in_area_asked',
  'near_town_asked',
  'days_as_asked',
  'dates_as_asked',
])
const RANK: Record<Check['status'], number> = { pass: 0, warn: 1, fail: 2 }

/** No fault that Classic has not, and nothing that was asked for served worse. */
export function holdsUpTo(classic: Itinerary, { itinerary }: Candidate): boolean {
  const before = new Map(classic.checks.map(({ id, status }) => [id, status]))
  if (
    itinerary.start_date !== classic.start_date ||
    itinerary.daily_itinerary.length !== classic.daily_itinerary.length
  )
    return false
  return itinerary.checks.every(({ id, status }) => {
    const was = before.get(id) ?? 'pass'
    return RANK[status] <= RANK[was] || (status === 'warn' && !ASKED.has(id))
  })
}
