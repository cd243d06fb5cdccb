import { addDays, weekdayOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Reason, ReasonParams } from '../../itinerary/requests.ts'
import { isPossible, mayComeAnyhow } from '../candidates/find-candidates.ts'
import { allVisits, type Plan } from '../plan.ts'
import { readIndex } from '../places/facts-index.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import { groupSize, hasNeed, suitsGrades, type TripRequest } from '../request/trip-request.ts'
import { driveLimitMinutes } from '../search/settings.ts'
import { payableCents } from './families-pay.ts'

/** The trip as it would be without a budget; planned at the first call. */
export type WithoutBudget = () => Plan

export function unsuitable(place: Place, request: TripRequest): Extract<Reason, { code: 'not_suitable' }> {
  const why = (code: ReasonParams['not_suitable']['why']): Extract<Reason, { code: 'not_suitable' }> => ({
    code: 'not_suitable',
    params: { why: code, at_a_time: code === 'group_size' ? place.max_group : null },
  })
  if (hasNeed(request, 'wheelchair') && place.wheelchair === 'no') return why('wheelchair')
  if (hasNeed(request, 'no-swimming') && isClosedToNonSwimmers(place)) return why('water')
  if (place.papers?.some(({ code }) => code === 'passport')) return why('passport')
  return place.max_group < groupSize(request) ? why('group_size') : why('season')
}

const visits = (plan: Plan, id: string) => allVisits(plan).some(({ candidate }) => candidate.place.id === id)

/** The quickest way to the place from where the trip begins or sleeps. */
export function quickestWay(place: Place, { request, lodgings }: Plan, facts: Facts): { km: number; minutes: number } {
  const from = [request.start, ...lodgings.map(({ stay }) => stay)]
  return from
    .map((spot) => facts.roads.measure(spot, place))
    .reduce((best, way) => (way.minutes < best.minutes ? way : best))
}

/** Km of road. A place so near to a visit of the plan is not too far for these days. */
const NEAR_KM = 65
const comesNear = (place: Place, plan: Plan, facts: Facts): boolean =>
  allVisits(plan).some(({ candidate }) => facts.roads.measure(candidate.place, place).km < NEAR_KM)

/** Why a place, or a stop to arrange, is not in the plan: the first true reason. */
export function whyMissing(place: Place, plan: Plan, withoutBudget: WithoutBudget, facts: Facts): Reason {
  const { request } = plan
  const [grade_min, grade_max] = place.grades
  const named = readIndex(facts).placeById.get(place.id)
  if (!suitsGrades(place, request) && !(named && mayComeAnyhow(named.place, request)))
    return { code: 'grades', params: { grade_min, grade_max } }
  if (hasNeed(request, 'no-swimming') && isClosedToNonSwimmers(place)) return unsuitable(place, request)
  const entry = readIndex(facts).placeById.get(place.id)
  if (entry && !isPossible(entry, request)) return unsuitable(place, request)
  const dates = Array.from({ length: request.days }, (_, at) => addDays(request.startDate, at))
  if (dates.every((date) => !place.open_days.includes(weekdayOf(date)))) return { code: 'closed', params: { dates } }
  const way = quickestWay(place, plan, facts)
  if (2 * way.minutes > driveLimitMinutes(request.gradeMin) && !comesNear(place, plan, facts))
    return { code: 'too_far', params: { road_km: Math.round(way.km), drive_minutes: Math.round(way.minutes) } }
  if (request.budgetCents !== null) {
    const dearer = withoutBudget()
    const over = payableCents(dearer) - request.budgetCents
    if (visits(dearer, place.id) && over > 0) return { code: 'over_budget', params: { cents: over } }
  }
  return { code: 'no_time', params: { minutes: place.duration_min } }
}
