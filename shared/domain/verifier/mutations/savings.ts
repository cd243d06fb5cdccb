import { monthsBetween } from '../../calendar.ts'
import type { SavingPart } from '../../itinerary/notes.ts'
import { say } from '../sample-plans/sample-parts.ts'
import { type Draft, type Mutation, placeOf, stepsOf } from './mutation.ts'

/** The budget is lowered by so many cents, and the plan says what brings the price down to it. */
const OVER_CENTS = 20_000
function overBudget(
  draft: Draft,
  parts: SavingPart[],
  change: { left?: number; months?: number; raise?: number } = {},
) {
  const { idea, itinerary, today } = draft
  const price_cents = Math.round(itinerary.total_per_student * 100)
  const budget_cents = price_cents - OVER_CENTS
  idea.budget = idea.budgetPerStudent = budget_cents / 100
  idea.budgetScope = 'per_student'
  idea.contradictions = []
  const left_cents = price_cents - parts.reduce((sum, { cents }) => sum + cents, 0) + (change.left ?? 0)
  const missing = left_cents - budget_cents + (change.raise ?? 0)
  const months = Math.max(1, monthsBetween(today, itinerary.start_date)) + (change.months ?? 0)
  const { students } = itinerary.group_details
  itinerary.notes = itinerary.notes.filter(({ code }) => code !== 'under_budget' && code !== 'budget_default')
  say(
    itinerary,
    { code: 'over_budget', params: { budget_cents, days: itinerary.daily_itinerary.length, price_cents } },
    ...(parts.length > 0
      ? [{ code: 'savings_together' as const, params: { budget_cents, price_cents, parts, left_cents } }]
      : []),
    {
      code: 'raise_money',
      params: { cents: missing, group_cents: missing * students, months, month_cents: Math.ceil(missing / months) },
    },
  )
}
const ALSO = ['within_budget', 'no_contradiction', 'relaxations_offered', 'missing_inputs_named']
const hasRequests = ({ itinerary }: Draft) => itinerary.requests !== undefined
const visitOf = (draft: Draft, isPaid: boolean) =>
  stepsOf(draft, 'visit')
    .map((found) => placeOf(draft, found))
    .find(({ learner_price_zar }) => !isPaid || learner_price_zar > 20)
const ADULTS_APART: SavingPart = { code: 'adults_apart', cents: 500 }

export const SAVING_MUTATIONS: readonly Mutation[] = [
  {
    check: 'savings_true',
    what: 'ways that come to another price than is said',
    also: ALSO,
    apply: (draft) => {
      if (hasRequests(draft)) return false
      overBudget(draft, [ADULTS_APART], { left: 100 })
    },
  },
  {
    check: 'savings_true',
    what: 'a place is given up that was asked for',
    also: [...ALSO, 'named_place_seen', 'places_left_out', 'in_area_asked', 'near_town_asked'],
    apply: (draft) => {
      const place = visitOf(draft, true)
      if (!place || hasRequests(draft)) return false
      draft.idea.locations = [...draft.idea.locations, place.name]
      overBudget(draft, [{ code: 'free_place', place: { id: place.id, name: place.name }, cents: 1000 }])
    },
  },
  {
    check: 'savings_true',
    what: 'a bus that saves more than the bus costs',
    also: ALSO,
    apply: (draft) => {
      if (hasRequests(draft) || draft.idea.needs.includes('own-transport')) return false
      const cents = Math.round(draft.itinerary.total_per_student * 100)
      overBudget(draft, [{ code: 'own_bus', fuel_cents: 100_000, cents }])
    },
  },
  {
    check: 'savings_true',
    what: 'more months than there are until the trip',
    also: ALSO,
    apply: (draft) => {
      if (hasRequests(draft)) return false
      overBudget(draft, [ADULTS_APART], { months: 3 })
    },
  },
  {
    check: 'relaxations_offered',
    what: 'less to raise than is missing',
    also: [...ALSO, 'savings_true'],
    apply: (draft) => {
      if (hasRequests(draft)) return false
      overBudget(draft, [ADULTS_APART], { raise: -10_000 })
    },
  },
]
