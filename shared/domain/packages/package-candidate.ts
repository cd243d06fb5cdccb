import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import { noteInWords } from '../itinerary/note-words.ts'
import type { Note } from '../itinerary/notes.ts'
import { centsOfRand } from '../money.ts'
import type { TripRequest } from '../planner/request/trip-request.ts'
import { type Economy, savingsOf } from '../planner/request/economy.ts'
import type { Check, Itinerary } from '../itinerary/itinerary.ts'
import { writeItinerary } from '../planner/wording/write-itinerary.ts'
import type { Plan } from '../planner/plan.ts'
import { planTrip } from '../planner/plan-trip.ts'
import { priceTrip } from '../planner/price/price-trip.ts'
import { verify } from '../verifier/verify.ts'
import { describeDifferences, placesOf } from './describe-differences.ts'

/** A whole plan that may become a package, weighed against Classic. */
export interface PackageCandidate {
  itinerary: Itinerary
  priceCents: number
  visits: number
  /** Against Classic, in sentences. */
  differences: string[]
}
export const priceOf = ({ total_per_student }: Itinerary): number => centsOfRand(total_per_student)
export const visitsIn = (itinerary: Itinerary): number => placesOf(itinerary).length

/** What every candidate is weighed against. */
export interface ClassicContext {
  idea: Idea
  facts: Facts
  classic: Itinerary
  /** A tour guide comes along in Classic. */
  isGuided: boolean
}

/** The plan of a request at one economy; `isCatered` takes only beds that come with dinner and breakfast. */
export function planOn(
  request: TripRequest,
  { isCatered, ...economy }: Economy & { isCatered: boolean },
  facts: Facts,
): Plan {
  return planTrip(request, isCatered ? cateredOnly(facts) : facts, economy)
}
/** The same days with a guide for the whole trip, where one may come along in Signature. */
export function withGuide(plan: Plan, { rates }: Facts): Plan {
  const request: TripRequest = { ...plan.request, style: 'signature' }
  const economy = { ...plan.economy, guide: true }
  return { ...plan, ...priceTrip({ ...plan, request, economy }, rates) }
}

/** A plan in words and checked, and how it differs from Classic. */
export function asCandidate(plan: Plan, { idea, facts, classic, isGuided }: ClassicContext): PackageCandidate {
  const { request, economy } = plan
  const made = savingsOf(economy, isGuided && !economy.guide)
  const over = request.style === 'signature' ? overBudgetNote(plan) : null
  const notes: Note[] = plan.notes.filter(({ code }) => code !== 'savings')
  if (made.length > 0) notes.push({ code: 'savings', params: { made } })
  if (over) notes.push(over)
  const draft = writeItinerary({ ...plan, notes }, facts)
  const checks = verify(draft, idea, facts, { today: request.today })
  const itinerary = { ...draft, checks: over ? namedOverBudget(checks, noteInWords(over)) : checks }
  return {
    itinerary,
    priceCents: priceOf(itinerary),
    visits: visitsIn(itinerary),
    differences: describeDifferences(classic, itinerary, facts),
  }
}

/** Signature shows what more money would buy; that it does so is said. Null where it keeps to the budget. */
function overBudgetNote({ request: { budgetCents }, price: { perStudentCents } }: Plan): Note | null {
  if (budgetCents === null || perStudentCents <= budgetCents) return null
  const params = { cents: perStudentCents - budgetCents, budget_cents: budgetCents }
  return { code: 'signature_over_budget', params }
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
export function holdsUpTo(classic: Itinerary, { itinerary }: PackageCandidate): boolean {
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
