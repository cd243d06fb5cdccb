import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../geo.ts'
import { type Brief, groupSize } from './brief/brief.ts'
import { offers } from './candidates/experiences.ts'
import { type IndexedPlace, readIndex } from './candidates/facts-index.ts'
import { isPossible } from './candidates/find-candidates.ts'
import { teaches } from './candidates/teaching.ts'
import { servedBy, wishesOf } from './candidates/wishes.ts'
import { isNear, isThere, LEAST_SHARE_NEAR, LEAST_SHARE_THERE } from './candidates/zones.ts'
import { allVisits, type Plan } from './plan.ts'

/** Beyond this from where the group sleeps, comes from or was to go, nothing is fetched. */
const FETCH_KM = 200
/** A place that takes everybody at once is worth this much driving for each turn that is saved. */
const TURN_KM = 25
/** Places tried for each, the nearest first: fewer on a long trip, which takes longer to plan again. */
const trialsFor = (days: number): number => Math.max(2, Math.min(5, Math.floor(20 / days)))
/** What a subject may add to the price where no budget was given. */
const DEARER = 1.1

const placesOf = (plan: Plan): Place[] => allVisits(plan).map(({ candidate }) => candidate.place)
/** A subject, or something to see or do, that was asked for by name. */
interface Asked {
  name: string
  givenBy: (entry: IndexedPlace) => boolean
}
const askedFor = ({ subjects, experiences }: Brief, { curriculum }: Facts): Asked[] => [
  ...subjects.map((name) => ({ name, givenBy: ({ place }: IndexedPlace) => teaches(place, name, curriculum) })),
  ...experiences.map((one) => ({ name: one.name, givenBy: (entry: IndexedPlace) => offers(entry, one) })),
]
/** What was asked for by name and no visit of a plan gives. */
const missingIn = (plan: Plan, facts: Facts): Asked[] =>
  askedFor(plan.brief, facts).filter(({ givenBy }) => !allVisits(plan).some(({ candidate }) => givenBy(candidate)))

/** The places that give it to this group nearest to where the trip is. */
function nearestGiving({ givenBy }: Asked, { brief, lodgings }: Plan, facts: Facts): Place[] {
  const spots: Point[] = [...brief.areas, brief.start, ...lodgings.map(({ stay }) => stay)]
  return readIndex(facts)
    .places.filter((entry) => givenBy(entry) && isPossible(entry, brief))
    .map(({ place }) => ({
      place,
      km: Math.min(...spots.map((spot) => kmBetween(spot, place))),
      turns: Math.ceil(groupSize(brief) / place.max_group),
    }))
    .filter(({ km }) => km <= FETCH_KM)
    .map(({ place, km, turns }) => ({ place, cost: km + TURN_KM * (turns - 1) }))
    .toSorted((a, b) => a.cost - b.cost || a.place.id.localeCompare(b.place.id))
    .slice(0, trialsFor(brief.days))
    .map(({ place }) => place)
}

const daysSeeing = ({ days }: Plan): number => days.filter(({ visits }) => visits.length > 0).length
const shareOf = (places: readonly Place[], isIn: (place: Place) => boolean): number =>
  places.filter(isIn).length / places.length
/** Whether enough of a trip lies where it was asked to go. */
const isWhereAsked = (places: readonly Place[], { areas }: Brief): boolean =>
  shareOf(places, (place) => isThere(place, areas)) >= LEAST_SHARE_THERE &&
  shareOf(places, (place) => isNear(place, areas)) >= LEAST_SHARE_NEAR

/** No day may drive so much longer for what is fetched, and no visit that stays be cut so short. */
const LONGER_MINUTES = 100
const SHORTER_SHARE = 0.75
const longestDrive = ({ days }: Plan): number => Math.max(...days.map(({ driveMinutes }) => driveMinutes))
export function isAsCalm(other: Plan, plan: Plan): boolean {
  const minutesBefore = new Map(allVisits(plan).map(({ candidate, minutes }) => [candidate.place, minutes]))
  return (
    longestDrive(other) <= longestDrive(plan) + LONGER_MINUTES &&
    allVisits(other).every(
      ({ candidate, minutes }) => minutes >= SHORTER_SHARE * (minutesBefore.get(candidate.place) ?? 0),
    )
  )
}

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
    isAsCalm(other, plan) &&
    brief.namedPlaceIds.every(
      (id) => after.some((place) => place.id === id) || before.every((place) => place.id !== id),
    ) &&
    (isWhereAsked(after, brief) || !isWhereAsked(before, brief))
  )
}

/**
 * The plan with a place for each subject and each thing to see that was asked for by name and that it would else not give:
 * that outweighs a third sight. Where a place lies too far off, costs too much or crowds out what was asked for as well,
 * the plan stays as it was.
 */
export function fetchAsked(plan: Plan, replan: (brief: Brief) => Plan, facts: Facts): Plan {
  let best = plan
  for (const asked of missingIn(plan, facts)) {
    if (missingIn(best, facts).every(({ name }) => name !== asked.name)) continue
    for (const { id } of nearestGiving(asked, best, facts)) {
      const other = replan({ ...best.brief, fetchedPlaceIds: [...best.brief.fetchedPlaceIds, id] })
      if (missingIn(other, facts).length >= missingIn(best, facts).length || !keepsAll(other, best, facts)) continue
      best = other
      break
    }
  }
  return best
}
