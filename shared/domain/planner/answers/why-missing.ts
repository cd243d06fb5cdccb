import { addDays, weekdayOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Reason } from '../../itinerary/requests.ts'
import { isPossible } from '../candidates/find-candidates.ts'
import { allVisits, type Plan } from '../plan.ts'
import { readIndex } from '../places/facts-index.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import { groupSize, hasNeed, type TripRequest } from '../request/trip-request.ts'
import { payableCents } from './answer-conditions.ts'

/** A place that is nearer than this to the start or a bed is not missing for its distance. */
const NEAR_MINUTES = 90

/** Plans a changed request again, without a budget. */
export type Replan = (request: TripRequest) => Plan

function unsuitable(place: Place, request: TripRequest): Reason {
  const why = (code: 'wheelchair' | 'water' | 'season' | 'passport' | 'group_size'): Reason => ({
    code: 'not_suitable',
    params: { why: code, at_a_time: code === 'group_size' ? place.max_group : null },
  })
  if (hasNeed(request, 'wheelchair') && place.wheelchair === 'no') return why('wheelchair')
  if (hasNeed(request, 'no-swimming') && isClosedToNonSwimmers(place)) return why('water')
  if (place.papers?.some(({ code }) => code === 'passport')) return why('passport')
  return place.max_group < groupSize(request) ? why('group_size') : why('season')
}

/** The trip with nothing else that was asked for, to see whether this alone could be had. */
const withOnly = (id: string, request: TripRequest): TripRequest => ({
  ...request,
  budgetCents: null,
  namedPlaceIds: request.namedPlaceIds.filter((one) => one === id),
  addedPlaceIds: request.namedPlaceIds.includes(id) ? [] : [id],
  stops: request.stops.filter(({ place }) => place.id === id),
})
const visits = (plan: Plan, id: string) => allVisits(plan).some(({ candidate }) => candidate.place.id === id)

/** Why a place, or a stop to arrange, is not in the plan: the first true reason, found by planning again. */
export function whyMissing(place: Place, plan: Plan, replan: Replan, facts: Facts): Reason {
  const { request } = plan
  const [grade_min, grade_max] = place.grades
  if (grade_min > request.gradeMin || grade_max < request.gradeMax)
    return { code: 'grades', params: { grade_min, grade_max } }
  const entry = readIndex(facts).placeById.get(place.id)
  if (entry && !isPossible(entry, request)) return unsuitable(place, request)
  const dates = Array.from({ length: request.days }, (_, at) => addDays(request.startDate, at))
  if (dates.every((date) => !place.open_days.includes(weekdayOf(date)))) return { code: 'closed', params: { dates } }
  if (!visits(replan(withOnly(place.id, request)), place.id)) {
    const from = [request.start, ...plan.lodgings.map(({ stay }) => stay)]
    const ways = from.map((spot) => facts.roads.measure(spot, place)).toSorted((a, b) => a.minutes - b.minutes)
    const { km, minutes } = ways[0]!
    if (minutes > NEAR_MINUTES)
      return { code: 'too_far', params: { road_km: Math.round(km), drive_minutes: Math.round(minutes) } }
    return { code: 'no_time', params: { minutes: place.duration_min } }
  }
  if (request.budgetCents !== null) {
    const dearer = replan({ ...request, budgetCents: null })
    const over = payableCents(dearer) - request.budgetCents
    if (visits(dearer, place.id) && over > 0) return { code: 'over_budget', params: { cents: over } }
  }
  return { code: 'no_time', params: { minutes: place.duration_min } }
}
