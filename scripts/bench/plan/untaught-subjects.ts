import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { kmBetween } from '#shared/domain/geo'
import type { TripRequest } from '#shared/domain/planner/request/trip-request'
import { readTripRequest } from '#shared/domain/planner/request/read-trip-request'
import { readIndex } from '#shared/domain/planner/places/facts-index'
import { isPossible } from '#shared/domain/planner/candidates/find-candidates'
import { namesAsked, teachesAny } from '#shared/domain/planner/places/teaching'
import { isAsCalm } from '#shared/domain/planner/add-requested-places'
import { planRequest } from '#shared/domain/planner/meet-budget'
import { writeItinerary } from '#shared/domain/planner/wording/write-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import type { Verdict } from './judge-request.ts'

export type Cause =
  | 'no place in the catalogue teaches it'
  | 'no place takes this group'
  | 'not reached, even where it is asked for by name'
  | 'only above the budget, with far more driving or at the loss of something else that was asked for'
  | 'in reach'
/** Places tried for one subject, the nearest first. */
const TRIALS = 6

/** Whether a plan that was told to go there does, loses nothing that was had, and is paid by the budget. */
function tries(place: Place, tripRequest: TripRequest, { idea, checks, request }: Verdict, facts: Facts) {
  const asked = planRequest(tripRequest, facts)
  const plan = planRequest({ ...tripRequest, namedPlaceIds: [...tripRequest.namedPlaceIds, place.id] }, facts)
  const goes = plan.days.some(({ visits }) => visits.some(({ candidate }) => candidate.place.id === place.id))
  if (!goes) return 'missed'
  const known = new Set(checks.filter(({ status }) => status !== 'pass').map(({ id }) => id))
  const worse = verify(writeItinerary(plan, facts), idea, facts, { today: request.today }).some(
    ({ id, status }) => status !== 'pass' && !known.has(id),
  )
  const most = Math.max(tripRequest.budgetCents ?? Infinity, asked.price.perStudentCents)
  return worse || plan.price.perStudentCents > most || !isAsCalm(plan, asked) ? 'dear' : 'had'
}

const namesOf = (subject: string, { idea, request }: Verdict, facts: Facts): string[] =>
  namesAsked(facts.curriculum, subject, readTripRequest(idea, facts, request.today))

function causeOf(subject: string, verdict: Verdict, facts: Facts): Cause {
  const tripRequest = readTripRequest(verdict.idea, facts, verdict.request.today)
  const names = namesOf(subject, verdict, facts)
  const teaching = readIndex(facts).places.filter(({ place }) => teachesAny(place, names))
  if (teaching.length === 0) return 'no place in the catalogue teaches it'
  const nearest = teaching
    .filter((entry) => isPossible(entry, tripRequest))
    .map(({ place }) => place)
    .toSorted((a, b) => kmBetween(a, tripRequest.areas[0]!) - kmBetween(b, tripRequest.areas[0]!))
    .slice(0, TRIALS)
  if (nearest.length === 0) return 'no place takes this group'
  const found = nearest.map((place) => tries(place, tripRequest, verdict, facts))
  if (found.includes('had')) return 'in reach'
  return found.includes('dear')
    ? 'only above the budget, with far more driving or at the loss of something else that was asked for'
    : 'not reached, even where it is asked for by name'
}

/** The requests that ask for a subject which their plan does not teach, by why. */
export function untaughtByCause(verdicts: readonly Verdict[], facts: Facts): Map<Cause, string[]> {
  const byCause = new Map<Cause, string[]>()
  for (const verdict of verdicts) {
    const visited = verdict.itinerary.daily_itinerary.flatMap(({ schedule }) =>
      schedule.flatMap(({ place_id }) => facts.places.find(({ id }) => id === place_id) ?? []),
    )
    for (const subject of new Set(verdict.idea.subjects)) {
      if (visited.some((place) => teachesAny(place, namesOf(subject, verdict, facts)))) continue
      const cause = causeOf(subject, verdict, facts)
      byCause.set(cause, [...(byCause.get(cause) ?? []), verdict.request.id])
    }
  }
  return byCause
}
