import { monthsBetween } from '../../calendar.ts'
import { COST_CATEGORIES } from '../../itinerary/costs.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'
import type { SavingPart } from '../../itinerary/notes.ts'
import { cents, inRand, isTransport } from '../derived/money.ts'
import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { payableByFamilies } from '../derived/share-of-price.ts'
import { namesOf } from '../derived/subject-names.ts'
import { failIfAny, type Finding, pass, type Rule } from '../finding.ts'
import { budgetOf } from './budget.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const shareOf = (lines: readonly CostLine[]): number => sum(lines.map(({ per_student }) => cents(per_student)))
/** What the reserve, the rise in prices and the fee add to a line at most. */
const MOST_ON_TOP = 1.35

/** The lines that a way saves on. */
function linesFor(part: SavingPart, lines: readonly CostLine[]): readonly CostLine[] {
  switch (part.code) {
    case 'free_place':
      return lines.filter(({ place_id }) => place_id === part.place.id)
    case 'own_bus':
      return lines.filter(isTransport)
    case 'own_transfer':
      return lines.filter(({ code }) => code === 'transfer' || code === 'tolls')
    case 'free_adults':
    case 'adults_apart':
      return lines.filter((line) => line.for === 'adults' && line.category !== COST_CATEGORIES.flights)
  }
}

/** Why a place may not be given up; null if nobody asked for it, or for what it alone gives. */
function whyKept(id: string, plan: PlanUnderTest): string | null {
  const { idea, seen, placeOf } = plan
  const place = placeOf(id)
  if (!place || !seen.some((visit) => visit.place.id === id)) return 'is not visited'
  const isAsked = (other: string) => other === place.name || other === id
  if (idea.locations.some(isAsked)) return 'was asked for'
  if (idea.requests.some((one) => one.kind === 'sight' && one.force !== 'not' && one.placeId === id))
    return 'was asked for'
  const others = seen.filter((visit) => visit.place.id !== id)
  const alone = idea.subjects.find((subject) => {
    const teaches = ({ subjects }: typeof place) => namesOf(plan, subject).some((name) => subjects.includes(name))
    return teaches(place) && !others.some((visit) => teaches(visit.place))
  })
  return alone === undefined ? null : `alone teaches ${alone}`
}

function faultsOf(part: SavingPart, plan: PlanUnderTest): string[] {
  const { itinerary } = plan
  const most = MOST_ON_TOP * shareOf(linesFor(part, itinerary.cost_details))
  const faults: string[] = []
  if (part.cents <= 0 || part.cents > most)
    faults.push(`${part.code} saves ${inRand(part.cents / 100)}, at most ${inRand(Math.floor(most) / 100)}`)
  if (part.code === 'free_place') {
    const why = whyKept(part.place.id, plan)
    if (why) faults.push(`${part.place.name} ${why}`)
  }
  return faults
}

function savingsTrue(plan: PlanUnderTest): Finding {
  const [together, ...more] = plan.notes('savings_together')
  const raise = plan.notes('raise_money')[0]
  if (!together && !raise) return pass('No way to pay less is named.')
  const { students } = plan.itinerary.group_details
  const price = cents(payableByFamilies(plan))
  const budget = budgetOf(plan)
  const wrong = together?.parts.flatMap((part) => faultsOf(part, plan)) ?? []
  const codes = together?.parts.filter(({ code }) => code !== 'free_place').map(({ code }) => code) ?? []
  if (more.length > 0 || new Set(codes).size < codes.length) wrong.push('a way is named twice')
  const left = price - sum(together?.parts.map((part) => part.cents) ?? [])
  if (together && (together.price_cents !== price || together.left_cents !== left))
    wrong.push(`after all of them the price is ${inRand(left / 100)}, not ${inRand(together.left_cents / 100)}`)
  if (left > budget && !raise) wrong.push(`${inRand((left - budget) / 100)} is left to raise, and nothing says so`)
  if (raise) {
    const months = Math.max(1, monthsBetween(plan.today, plan.itinerary.start_date))
    const isRight =
      Math.abs(raise.cents - (left - budget)) <= 1 &&
      raise.group_cents === raise.cents * students &&
      raise.months === months &&
      raise.month_cents === Math.ceil(raise.cents / months)
    if (!isRight)
      wrong.push(`${inRand((left - budget) / 100)} is to raise in ${months} months, which is said otherwise`)
  }
  return failIfAny(wrong, 'The ways to pay less add up, and take nothing away that was asked for.')
}

export const SAVING_RULES: readonly Rule[] = [
  {
    id: 'savings_true',
    label: 'Ways to pay less add up and keep what was asked for',
    otherwise: 'A way to pay less is not true',
    run: savingsTrue,
  },
]
