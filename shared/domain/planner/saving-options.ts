import { addDays, monthsBetween } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { Note, SavingPart } from '../itinerary/notes.ts'
import { CENTS_OF_RAND, centsOfRand, sumCents } from '../money.ts'
import { payableCents } from './answers/families-pay.ts'
import { askedVisits, losesNothingAsked } from './asked-visits.ts'
import { countServed } from './candidates/wishes.ts'
import { allVisits, type Plan } from './plan.ts'
import { planOnBasis } from './plan-trip.ts'
import { priceTrip } from './price/price-trip.ts'
import { hasNeed, type TripRequest } from './request/trip-request.ts'
import { coachKmOf, type ScheduledTrip } from './schedule/scheduled-trip.ts'

/** A way to pay less that leaves all that was asked for, the group's safety, its insurance and its reserve as they are. */
interface SavingWay {
  part: PartWithoutCents
  /** The trip with it, to be priced. */
  apply: (trip: ScheduledTrip) => ScheduledTrip
  /** What it costs the group beside the price. */
  costCents?: number
}
type PartWithoutCents = SavingPart extends infer Part ? (Part extends SavingPart ? Omit<Part, 'cents'> : never) : never

const changed =
  (change: (request: TripRequest) => Partial<TripRequest>) =>
  (trip: ScheduledTrip): ScheduledTrip => ({ ...trip, request: { ...trip.request, ...change(trip.request) } })

/** Stays and places usually let one adult in free for so many learners; none has confirmed it. */
function withFreeAdults({ request }: Plan, { rates }: Facts): SavingWay[] {
  const learners_per_adult = rates.free_places.usual_ratio_learners_per_free_adult.typical
  const adults = Math.min(request.teachers, Math.floor(request.students / learners_per_adult))
  if (adults === 0) return []
  return [
    {
      part: { code: 'free_adults', adults, learners_per_adult },
      apply: changed(() => ({ unchargedAdults: adults })),
    },
  ]
}

/** The places with an entrance fee that nobody asked for and that alone give nothing that was asked for, the dearest first. */
function spareVisits(plan: Plan): Place[] {
  // What the owner of a plan chose is wanted.
  if (plan.request.takenOut) return []
  const asked = askedVisits(plan)
  const visited = allVisits(plan).map(({ candidate }) => candidate)
  const { wishes } = plan.chosen.candidates
  const isSpare = (one: (typeof visited)[number]) =>
    one.place.learner_price_zar > 0 &&
    !one.arranged &&
    !asked.has(one.place.id) &&
    !plan.request.addedPlaceIds.includes(one.place.id)
  const spare: Place[] = []
  let kept = visited
  for (const one of visited.filter(isSpare).toSorted((a, b) => b.place.learner_price_zar - a.place.learner_price_zar)) {
    const left = kept.filter((other) => other !== one)
    if (countServed(left, wishes) < countServed(kept, wishes)) continue
    kept = left
    spare.push(one.place)
  }
  return spare
}
const withFreePlaces = (plan: Plan): SavingWay[] =>
  spareVisits(plan).map((place) => ({
    part: { code: 'free_place', place: { id: place.id, name: place.name } },
    apply: (trip) => ({
      ...trip,
      days: trip.days.map((day) => ({
        ...day,
        visits: day.visits.filter(({ candidate }) => candidate.place !== place),
      })),
    }),
  }))

const withOwnTransfer = ({ request }: Plan): SavingWay[] =>
  request.journey
    ? [
        {
          part: { code: 'own_transfer' },
          apply: changed(({ journey }) => ({ journey: journey && { ...journey, ownTransfer: true } })),
        },
      ]
    : []

const withAdultsApart = ({ request }: Plan): SavingWay[] =>
  request.paidByOthers.includes('adults')
    ? []
    : [{ part: { code: 'adults_apart' }, apply: changed(({ teachers }) => ({ unchargedAdults: teachers })) }]

/** A bus that the school has or borrows still needs fuel. */
function withOwnBus({ request, price, days }: Plan, { rates }: Facts): SavingWay[] {
  if (hasNeed(request, 'own-transport') || request.journey || request.paidByOthers.includes('bus')) return []
  const vehicles = price.coaches.reduce((sum, { count }) => sum + count, 0)
  const fuel_cents = Math.round(
    centsOfRand(rates.transport.own_bus_fuel_per_km.typical) * coachKmOf({ days }) * vehicles,
  )
  return [
    {
      part: { code: 'own_bus', fuel_cents },
      apply: changed(({ needs }) => ({ needs: [...needs, 'own-transport'] })),
      costCents: fuel_cents,
    },
  ]
}

/** What saves less than this is not worth asking for. */
const LEAST_SAVING_CENTS = 5 * CENTS_OF_RAND

/** Ways one after the other, with what each takes off, in whole rand. */
function pricedTogether(ways: readonly SavingWay[], plan: Plan, facts: Facts) {
  let trip: ScheduledTrip = plan
  let cents = payableCents(plan)
  return ways.map((way) => {
    trip = way.apply(trip)
    const after = payableCents(priceTrip(trip, facts))
    const cost = Math.ceil((way.costCents ?? 0) / plan.request.students)
    const saved = CENTS_OF_RAND * Math.floor((cents - after - cost) / CENTS_OF_RAND)
    cents -= saved
    return { way, part: { ...way.part, cents: saved } }
  })
}

/** The fewest ways, those that lose least first, that bring the price to the budget; all of them if none do. */
function waysToBudget(plan: Plan, budgetCents: number, facts: Facts): SavingPart[] {
  const all = [
    ...withFreeAdults(plan, facts),
    ...withFreePlaces(plan),
    ...withOwnTransfer(plan),
    ...withAdultsApart(plan),
    ...withOwnBus(plan, facts),
  ]
  const missing = payableCents(plan) - budgetCents
  const priced = (ways: readonly SavingWay[]) =>
    pricedTogether(ways, plan, facts).filter(({ part }) => part.cents >= LEAST_SAVING_CENTS)
  const savedBy = (parts: readonly { part: SavingPart }[]) => sumCents(parts.map(({ part }) => part.cents))
  let chosen = priced(all)
  const enough = chosen.findIndex((_, i) => savedBy(chosen.slice(0, i + 1)) >= missing)
  if (enough >= 0) {
    chosen = chosen.slice(0, enough + 1)
    for (const { way } of chosen.toReversed()) {
      const fewer = priced(chosen.flatMap((one) => (one.way.part === way.part ? [] : one.way)))
      if (savedBy(fewer) >= missing) chosen = fewer
    }
  }
  return chosen.map(({ part }) => part)
}

/** A shorter trip of the same places, where nobody said how long; nobody flies for a day. */
function withFewerDays(plan: Plan, facts: Facts): Note[] {
  const { request, economy, chosen } = plan
  const isLengthSaid = !request.notes.some(({ code }) => code === 'length_default')
  if (isLengthSaid || request.days <= (request.journey ? 2 : 1)) return []
  const days = request.days - 1
  const shorter: TripRequest = { ...request, days, endDate: addDays(request.endDate, -1) }
  const found = planOnBasis({ request: shorter, notes: [], scope: chosen.scope }, facts, economy)
  const price_cents = payableCents(found)
  if (price_cents > payableCents(plan) - LEAST_SAVING_CENTS || !losesNothingAsked(found, plan)) return []
  return [{ code: 'cheaper_with_fewer_days', params: { days, instead_of: request.days, price_cents } }]
}

/** What brings a price over the budget down: ways that add up, and what is left to raise. */
export function savingNotes(plan: Plan, budgetCents: number, facts: Facts): Note[] {
  const { request } = plan
  const price_cents = payableCents(plan)
  const parts = waysToBudget(plan, budgetCents, facts)
  const left_cents = price_cents - sumCents(parts.map(({ cents }) => cents))
  const together: Note[] =
    parts.length > 0
      ? [{ code: 'savings_together', params: { budget_cents: budgetCents, price_cents, parts, left_cents } }]
      : []
  const missing = left_cents - budgetCents
  if (missing <= 0) return together
  const months = Math.max(1, monthsBetween(request.today, request.startDate))
  const raise: Note = {
    code: 'raise_money',
    params: {
      cents: missing,
      group_cents: missing * request.students,
      months,
      month_cents: Math.ceil(missing / months),
    },
  }
  return [...together, raise, ...withFewerDays(plan, facts)]
}
