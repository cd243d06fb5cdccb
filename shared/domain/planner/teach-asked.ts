import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../geo.ts'
import type { Brief } from './brief/brief.ts'
import { readIndex } from './candidates/facts-index.ts'
import { isPossible } from './candidates/find-candidates.ts'
import { teaches } from './candidates/teaching.ts'
import { servedBy, wishesOf } from './candidates/wishes.ts'
import { isNear, isThere, LEAST_SHARE_NEAR, LEAST_SHARE_THERE } from './candidates/zones.ts'
import { allVisits, type Plan } from './plan.ts'

/** Beyond this from where the group sleeps, comes from or was to go, nothing is fetched. */
const FETCH_KM = 200
/** Places tried for one subject, the nearest first. */
const TRIALS = 3
/** What a subject may add to the price where no budget was given. */
const DEARER = 1.1

const placesOf = (plan: Plan): Place[] => allVisits(plan).map(({ candidate }) => candidate.place)
/** The subjects asked for that no visit of a plan teaches. */
export const untaught = (plan: Plan, facts: Facts): string[] =>
  plan.brief.subjects.filter((subject) => !placesOf(plan).some((place) => teaches(place, subject, facts.curriculum)))

/** The places that teach a subject to this group nearest to where the trip is. */
function nearestTeaching(subject: string, { brief, lodgings }: Plan, facts: Facts): Place[] {
  const spots: Point[] = [...brief.areas, brief.start, ...lodgings.map(({ stay }) => stay)]
  return readIndex(facts)
    .places.filter((entry) => teaches(entry.place, subject, facts.curriculum) && isPossible(entry, brief))
    .map(({ place }) => ({ place, km: Math.min(...spots.map((spot) => kmBetween(spot, place))) }))
    .filter(({ km }) => km <= FETCH_KM)
    .toSorted((a, b) => a.km - b.km || a.place.id.localeCompare(b.place.id))
    .slice(0, TRIALS)
    .map(({ place }) => place)
}

const daysSeeing = ({ days }: Plan): number => days.filter(({ visits }) => visits.length > 0).length
const shareOf = (places: readonly Place[], isIn: (place: Place) => boolean): number =>
  places.filter(isIn).length / places.length
/** Whether enough of a trip lies where it was asked to go. */
const isWhereAsked = (places: readonly Place[], { areas }: Brief): boolean =>
  shareOf(places, (place) => isThere(place, areas)) >= LEAST_SHARE_THERE &&
  shareOf(places, (place) => isNear(place, areas)) >= LEAST_SHARE_NEAR

/** Whether nothing that was asked for is lost by another plan, and no day, and it can be paid. */
function keepsAll(other: Plan, plan: Plan, facts: Facts): boolean {
  const { brief, price } = plan
  const [before, after] = [placesOf(plan), placesOf(other)]
  const wishes = wishesOf(brief, facts)
  const served = (one: Plan) =>
    servedBy(
      allVisits(one).map(({ candidate }) => candidate),
      wishes,
    )
  const most =
    brief.budgetCents === null ? DEARER * price.perStudentCents : Math.max(brief.budgetCents, price.perStudentCents)
  return (
    other.price.perStudentCents <= most &&
    other.faults <= plan.faults &&
    daysSeeing(other) >= daysSeeing(plan) &&
    served(other) > served(plan) &&
    brief.namedPlaceIds.every(
      (id) => after.some((place) => place.id === id) || before.every((place) => place.id !== id),
    ) &&
    (isWhereAsked(after, brief) || !isWhereAsked(before, brief))
  )
}

/**
 * The plan with a place for each subject asked for by name that it would else not teach: that outweighs a third sight.
 * Where a place lies too far off, costs too much or crowds out what was named, the plan stays as it was.
 */
export function teachAsked(plan: Plan, replan: (brief: Brief) => Plan, facts: Facts): Plan {
  let best = plan
  for (const subject of untaught(plan, facts)) {
    if (!untaught(best, facts).includes(subject)) continue
    for (const { id } of nearestTeaching(subject, best, facts)) {
      const other = replan({ ...best.brief, fetchedPlaceIds: [...best.brief.fetchedPlaceIds, id] })
      if (untaught(other, facts).length >= untaught(best, facts).length || !keepsAll(other, best, facts)) continue
      best = other
      break
    }
  }
  return best
}
