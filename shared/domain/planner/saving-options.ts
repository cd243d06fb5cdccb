import { addDays } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { learnersPerAdult } from '#shared/domain/catalogue/rules'
import type { Note, NoteCode, NoteOf } from '../itinerary/notes.ts'
import type { Plan } from './plan.ts'
import { planTrip } from './plan-trip.ts'
import { priceTrip } from './price/price-trip.ts'
import { hasNeed, type TripRequest } from './request/trip-request.ts'
import type { PlannedDay } from './schedule/planned-day.ts'
import { placesOf, type ScheduledTrip } from './schedule/scheduled-trip.ts'

/** The days of a plan with one place left out, as far as its price is concerned. */
const daysWithout = (place: Place, { days }: Plan): PlannedDay[] =>
  days.map((day) => ({ ...day, visits: day.visits.filter(({ candidate }) => candidate.place !== place) }))

/** A note that offers a change, with the price that it would bring. */
type Cheaper = NoteOf<Extract<NoteCode, `cheaper_${string}`>>

/** Two or three changes and what each would bring the price to, the cheapest outcome first. */
export function savingOptions(plan: Plan, facts: Facts): Note[] {
  const { request, economy } = plan
  const options: Cheaper[] = []
  const offer = (option: Cheaper) => {
    if (option.params.price_cents < plan.price.perStudentCents - 100) options.push(option)
  }
  const centsOf = (trip: ScheduledTrip) => priceTrip(trip, facts.rates).price.perStudentCents
  const centsFor = (changed: Partial<TripRequest>) => centsOf({ ...plan, request: { ...request, ...changed } })
  if (!hasNeed(request, 'own-transport'))
    offer({
      code: 'cheaper_with_own_bus',
      params: { price_cents: centsFor({ needs: [...request.needs, 'own-transport'] }) },
    })
  if (request.days > 1) {
    const days = request.days - 1
    const shorter: TripRequest = { ...request, days, endDate: addDays(request.endDate, -1) }
    const price_cents = planTrip(shorter, facts, economy).price.perStudentCents
    offer({ code: 'cheaper_with_fewer_days', params: { days, instead_of: request.days, price_cents } })
  }
  const { coaches } = plan.price
  const students = coaches.reduce((sum, { vehicle, count }) => sum + vehicle.usable_learner_seats * count, 0)
  if (students >= request.students + 3)
    offer({
      code: 'cheaper_with_full_bus',
      params: {
        students,
        instead_of: request.students,
        coaches: coaches.reduce((sum, { count }) => sum + count, 0),
        price_cents: centsFor({ students }),
      },
    })
  const dearest = placesOf(plan).toSorted((a, b) => b.learner_price_zar - a.learner_price_zar)[0]
  if (dearest && dearest.learner_price_zar > 0)
    offer({
      code: 'cheaper_with_free_place',
      params: {
        place: { id: dearest.id, name: dearest.name },
        price_cents: centsOf({ ...plan, days: daysWithout(dearest, plan) }),
      },
    })
  if (options.length < 2) {
    const adults = Math.max(
      facts.rules.minimum_adults.count,
      Math.ceil(request.students / learnersPerAdult(facts.rules, 'law', request.gradeMin)),
    )
    if (adults < request.teachers)
      offer({
        code: 'cheaper_with_fewer_adults',
        params: { adults, instead_of: request.teachers, price_cents: centsFor({ teachers: adults }) },
      })
  }
  const best = options.toSorted((a, b) => a.params.price_cents - b.params.price_cents).slice(0, 3)
  if (best.length >= 2) return best
  const missing = plan.price.perStudentCents - (request.budgetCents ?? 0)
  return [...best, { code: 'raise_money', params: { cents: missing, group_cents: missing * request.students } }]
}
