import { addDays } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { learnersPerAdult } from '#shared/domain/catalogue/rules'
import type { Note, NoteCode, NoteOf } from '../itinerary/notes.ts'
import { payableCents } from './answers/answer-conditions.ts'
import type { Plan } from './plan.ts'
import { planOnBasis } from './plan-trip.ts'
import { priceTrip } from './price/price-trip.ts'
import { hasNeed, type TripRequest } from './request/trip-request.ts'
import type { PlannedDay } from './schedule/planned-day.ts'
import { placesOf, type ScheduledTrip } from './schedule/scheduled-trip.ts'

/** The days of a plan without one place, used for its price only. */
const daysWithout = (place: Place, { days }: Plan): PlannedDay[] =>
  days.map((day) => ({ ...day, visits: day.visits.filter(({ candidate }) => candidate.place !== place) }))

/** A note that offers a change, with the price after the change. */
type Cheaper = NoteOf<Extract<NoteCode, `cheaper_${string}`>>

const centsOf = (trip: ScheduledTrip, facts: Facts): number => payableCents(priceTrip(trip, facts))
/** The price of the same days with a changed request. */
const centsFor = (changed: Partial<TripRequest>, plan: Plan, facts: Facts): number =>
  centsOf({ ...plan, request: { ...plan.request, ...changed } }, facts)

function withOwnBus(plan: Plan, facts: Facts): Cheaper[] {
  if (hasNeed(plan.request, 'own-transport') || plan.request.journey) return []
  const price_cents = centsFor({ needs: [...plan.request.needs, 'own-transport'] }, plan, facts)
  return [{ code: 'cheaper_with_own_bus', params: { price_cents } }]
}

function withOwnTransfer(plan: Plan, facts: Facts): Cheaper[] {
  const { journey } = plan.request
  if (!journey) return []
  const price_cents = centsFor({ journey: { ...journey, ownTransfer: true } }, plan, facts)
  return [{ code: 'cheaper_with_own_transfer', params: { price_cents } }]
}

/** Fewer days, searched where this plan was found, which is known to be a good place for them; nobody flies for a day. */
function withFewerDays({ request, economy, chosen }: Plan, facts: Facts): Cheaper[] {
  if (request.days <= (request.journey ? 2 : 1)) return []
  const days = request.days - 1
  const shorter: TripRequest = { ...request, days, endDate: addDays(request.endDate, -1) }
  const price_cents = payableCents(planOnBasis({ request: shorter, notes: [], scope: chosen.scope }, facts, economy))
  return [{ code: 'cheaper_with_fewer_days', params: { days, instead_of: request.days, price_cents } }]
}

/** A fuller bus is offered only if it has at least this many free seats. */
const LEAST_FREE_SEATS = 3
function withFullBus(plan: Plan, facts: Facts): Cheaper[] {
  const { coaches } = plan.price
  const students = coaches.reduce((sum, { vehicle, count }) => sum + vehicle.usable_learner_seats * count, 0)
  if (students < plan.request.students + LEAST_FREE_SEATS) return []
  const params = {
    students,
    instead_of: plan.request.students,
    coaches: coaches.reduce((sum, { count }) => sum + count, 0),
    price_cents: centsFor({ students }, plan, facts),
  }
  return [{ code: 'cheaper_with_full_bus', params }]
}

function withFreePlace(plan: Plan, facts: Facts): Cheaper[] {
  const dearest = placesOf(plan).toSorted((a, b) => b.learner_price_zar - a.learner_price_zar)[0]
  if (!dearest || dearest.learner_price_zar === 0) return []
  const price_cents = centsOf({ ...plan, days: daysWithout(dearest, plan) }, facts)
  return [{ code: 'cheaper_with_free_place', params: { place: { id: dearest.id, name: dearest.name }, price_cents } }]
}

function withFewerAdults(plan: Plan, facts: Facts): Cheaper[] {
  const { teachers, students, gradeMin } = plan.request
  const adults = Math.max(
    facts.rules.minimum_adults.count,
    Math.ceil(students / learnersPerAdult(facts.rules, 'law', gradeMin)),
  )
  if (adults >= teachers) return []
  const price_cents = centsFor({ teachers: adults }, plan, facts)
  return [{ code: 'cheaper_with_fewer_adults', params: { adults, instead_of: teachers, price_cents } }]
}

/** A change is offered only if it saves each learner more than this. */
const LEAST_SAVING_CENTS = 100
/** Fewer adults, and then raising money, are offered only if there are fewer other options than this. */
const ENOUGH_OPTIONS = 2
const MOST_OPTIONS = 3

/** Two or three changes with the price after each, the lowest price first. */
export function savingOptions(plan: Plan, facts: Facts): Note[] {
  const { request } = plan
  const payable = payableCents(plan)
  const saves = ({ params }: Cheaper) => params.price_cents < payable - LEAST_SAVING_CENTS
  const options = [withOwnBus, withOwnTransfer, withFewerDays, withFullBus, withFreePlace]
    .flatMap((change) => change(plan, facts))
    .filter(saves)
  if (options.length < ENOUGH_OPTIONS) options.push(...withFewerAdults(plan, facts).filter(saves))
  const best = options.toSorted((a, b) => a.params.price_cents - b.params.price_cents).slice(0, MOST_OPTIONS)
  if (best.length >= ENOUGH_OPTIONS) return best
  const missing = payable - (request.budgetCents ?? 0)
  return [...best, { code: 'raise_money', params: { cents: missing, group_cents: missing * request.students } }]
}
