import type { Itinerary } from '../itinerary/itinerary.ts'
import { isDoneAt, type Programme } from '../catalogue/programmes.ts'
import { offerOf } from '../catalogue/offers.ts'
import { readIndex } from '../planner/places/facts-index.ts'
import { bedPoints } from '../planner/search/bases/rate-stay.ts'
import { lodgingAt, bedsOf } from '../planner/search/bases/lodging.ts'
import { DRIVE_COST_PER_MINUTE } from '../planner/search/settings.ts'
import { isOpenOn } from '../planner/search/days/day-constraints.ts'
import { equivalentKmBetween } from '../planner/roads/leg.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { rankProgrammes } from '../planner/schedule/rank-programmes.ts'
import { groupSize } from '../planner/request/trip-request.ts'
import type { Plan } from '../planner/plan.ts'
import { stepAt } from './apply-change.ts'
import { basisOf, type Trip } from './basis.ts'
import type { Change } from './change.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { readOutline } from './read-outline.ts'
import { refuse, Refused, type Refusal } from './refusal.ts'
import { refusalInWords } from './refusal-words.ts'
import { changedPlan, findWorse, type PlanState } from './changed-plan.ts'
import { documentOf } from './document-of.ts'

/** What a step, a night or the budget could be instead. Minutes, road and price are those of the plan after the change; 0 of one that cannot be planned. */
export interface Alternative {
  type: 'place' | 'programme' | 'stay' | 'budget'
  id: string
  title: string
  minutes: number
  road_minutes: number
  rand_per_learner: number
  /** What was asked for and it gives. */
  serves: string[]
  /** What was asked for and the present one gives, but not this one. */
  loses: string[]
  holds: boolean
  /** Why it does not hold. */
  why?: string
}

const MOST_ALTERNATIVES = 8
/** Programmes during a visit. */
const MOST_WITHIN = 4
const MOST_TRIED = 16
/** Of those that do not hold, so many at most are shown, with the reason. */
const MOST_THAT_FAIL = 2
/** Stays farther than this from the present one are not tried. */
const STAY_KM = 60

const roadMinutesOf = ({ daily_itinerary }: Itinerary, day: number): number =>
  daily_itinerary[day - 1]!.schedule.reduce(
    (sum, { kind, start, end }) => sum + (kind === 'travel' ? minutesOf(end) - minutesOf(start) : 0),
    0,
  )

/** What of the request a place gives: subjects, and what was asked to be seen or done. */
function servedBy(id: string, { request }: Plan, trip: Trip): string[] {
  const place = readIndex(trip.facts).placeById.get(id)?.place
  if (!place) return []
  const subjects = request.subjects.filter((subject) => place.subjects.includes(subject))
  const offers = request.offers.filter((offer) => place.offers.includes(offer)).map((offer) => offerOf(offer).name)
  const asked = trip.idea.requests.flatMap((one) => (one.kind === 'sight' && one.placeId === id ? [one.text] : []))
  return [...subjects, ...offers, ...asked]
}

interface Tried {
  type: Alternative['type']
  id: string
  title: string
  change: Change
}
function tryOne(trip: Trip, state: PlanState, base: Plan, at: { day: number; place: string }, one: Tried): Alternative {
  const { day } = at
  const { type, id, title, change } = one
  const serves = type === 'place' ? servedBy(id, base, trip) : []
  const loses = type === 'place' ? servedBy(at.place, base, trip).filter((asked) => !serves.includes(asked)) : []
  const about = { type, id, title, serves, loses }
  const tried = attempt(() => changedPlan(trip, state, [change]))
  if ('code' in tried)
    return { ...about, minutes: 0, road_minutes: 0, rand_per_learner: 0, holds: false, why: refusalInWords(tried) }
  const itinerary = documentOf(tried.made, tried.edits, trip)
  const worse = findWorse(state.itinerary, itinerary)
  return {
    ...about,
    minutes: minutesAfter(itinerary, day, id),
    road_minutes: roadMinutesOf(itinerary, day),
    rand_per_learner: Math.round(itinerary.total_per_student),
    holds: worse === undefined,
    ...(worse ? { why: worse.detail } : {}),
  }
}
/** How long the visit or the programme is; 0 for a stay. */
function minutesAfter({ daily_itinerary }: Itinerary, day: number, id: string): number {
  const { schedule } = daily_itinerary[day - 1]!
  const within = schedule.find(({ visit_programme }) => visit_programme?.programme_id === id)?.visit_programme
  if (within) return within.minutes
  const step = schedule.find((one) => one.programme_id === id || (isVisitStep(one) && one.place_id === id))
  return step ? minutesOf(step.end) - minutesOf(step.start) : 0
}
function attempt<T extends object>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** The places to try for a visit: open on the day and not in the plan, best for their value and their way first. */
function placesFor(trip: Trip, { itinerary, edits }: PlanState, base: Plan, day: number, step: number): Tried[] {
  const outline = edits.outline ?? readOutline(itinerary, base.request.stops)
  const taken = new Set(outline.days.flatMap(({ visits }) => visits.map(({ id }) => id)))
  const planned = base.chosen.days[day - 1]!
  const at = stepAt(itinerary, day, step)
  const here = { lat: at.latitude ?? planned.constraints.from.lat, lon: at.longitude ?? planned.constraints.from.lon }
  return base.chosen.candidates.places
    .filter((one) => !taken.has(one.place.id) && !one.arranged && isOpenOn(one, planned.constraints))
    .map((one) => ({
      place: one.place,
      points: one.value - 2 * DRIVE_COST_PER_MINUTE * equivalentKmBetween(trip.facts.roads, here, one.place),
    }))
    .toSorted((a, b) => b.points - a.points || a.place.id.localeCompare(b.place.id))
    .slice(0, MOST_TRIED)
    .map(({ place }) => ({
      type: 'place',
      id: place.id,
      title: place.name,
      change: { type: 'swap', day, step, with: place.id },
    }))
}

/** The programmes to try: for a visit those of its place, best for the trip first; else those for a block at a stay. */
const programmesFor = (
  { facts }: Trip,
  { itinerary }: PlanState,
  { request }: Plan,
  day: number,
  step: number,
): Tried[] => {
  const used = itinerary.daily_itinerary.flatMap(({ schedule }) =>
    schedule.flatMap(({ programme_id, visit_programme }) => [programme_id, visit_programme?.programme_id]),
  )
  const at = stepAt(itinerary, day, step)
  const place = isVisitStep(at) ? readIndex(facts).placeById.get(at.place_id ?? '')?.place : undefined
  const isMeant = (one: Programme) => (place ? isDoneAt(one, place) : !one.at)
  return rankProgrammes(request, facts)
    .map(({ programme }) => programme)
    .filter((one) => isMeant(one) && !used.includes(one.id))
    .map(({ id, name }) => ({
      type: 'programme',
      id,
      title: name,
      change: { type: 'swap', day, step, with: id },
    }))
}

/** The stays to try for a night: near the present one and with beds for everybody, best first. */
function staysFor(trip: Trip, { itinerary }: PlanState, { request, economy }: Plan, day: number): Tried[] {
  const { facts } = trip
  const id = itinerary.daily_itinerary[day - 1]?.stay_id
  const present = id ? readIndex(facts).stayById.get(id) : undefined
  if (!present) return refuse('no_such_step', {}, { field: 'step' })
  const nights = itinerary.daily_itinerary.filter(({ stay_id }) => stay_id === id).length
  const people = groupSize(request)
  return facts.stays
    .filter((stay) => stay.id !== id && equivalentKmBetween(facts.roads, present, stay) <= STAY_KM)
    .filter((stay) => bedsOf(lodgingAt(stay, facts, people)) >= people)
    .map((stay) => ({
      stay,
      points: bedPoints(stay, request, facts, { nights, priceWeight: economy.priceWeight, baseCount: 0 }),
    }))
    .toSorted((a, b) => b.points - a.points || a.stay.id.localeCompare(b.stay.id))
    .slice(0, MOST_TRIED)
    .map(({ stay }) => ({
      type: 'stay',
      id: stay.id,
      title: `${stay.name}, ${stay.town}`,
      change: { type: 'stay', day, with: stay.id },
    }))
}

/** What holds of these, up to so many; then the first that do not, with the reason. */
function holdingOf(options: readonly Tried[], most: number, tryIt: (one: Tried) => Alternative): Alternative[] {
  const found: Alternative[] = []
  for (const one of options) {
    found.push(tryIt(one))
    if (found.filter(({ holds }) => holds).length === most) break
  }
  const failing = found.filter(({ holds }) => !holds).slice(0, MOST_THAT_FAIL)
  return [...found.filter(({ holds }) => holds), ...failing].slice(0, most)
}

/**
 * Up to eight things that a step could be instead, each really tried, and what could be done during a visit; a refusal
 * where the step cannot be changed.
 */
export function alternativesFor(trip: Trip, state: PlanState, day: number, step: number): Alternative[] | Refusal {
  return attempt(() => {
    const base = basisOf(trip, state.edits)
    const at = stepAt(state.itinerary, day, step)
    const tryIt = (one: Tried) => tryOne(trip, state, base, { day, place: at.place_id ?? '' }, one)
    const programmes = () => programmesFor(trip, state, base, day, step)
    if (at.kind === 'check_in') return holdingOf(staysFor(trip, state, base, day), MOST_ALTERNATIVES, tryIt)
    if (isVisitStep(at))
      return [
        ...holdingOf(placesFor(trip, state, base, day, step), MOST_ALTERNATIVES, tryIt),
        ...(at.visit_programme ? holdingOf(programmes(), MOST_WITHIN, tryIt).filter(({ holds }) => holds) : []),
      ]
    if (at.programme_id === undefined) return refuse('not_a_visit', { title: at.title }, { field: 'step' })
    return holdingOf(programmes(), MOST_ALTERNATIVES, tryIt)
  })
}
