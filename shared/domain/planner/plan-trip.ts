import type { Facts } from '#shared/domain/catalogue/facts'
import type { Note } from '../itinerary/notes.ts'
import { findCandidates } from './candidates/find-candidates.ts'
import { isInRequestedArea, LEAST_SHARE_IN_AREA } from './candidates/requested-area.ts'
import { onceFor } from '#shared/domain/catalogue/once-for'
import { allVisits, type Plan } from './plan.ts'
import { priceTrip } from './price/price-trip.ts'
import type { Economy } from './request/economy.ts'
import type { TripRequest } from './request/trip-request.ts'
import { isDayAtCamp, withDaysAtCamp } from './schedule/camp-days.ts'
import { scheduleTrip } from './schedule/schedule-trip.ts'
import type { ScheduledTrip } from './schedule/scheduled-trip.ts'
import { chooseTrip } from './search/choose-trip.ts'
import type { ChosenTrip } from './search/chosen-trip.ts'
import { factsAsSaid, saidDriveNotes } from './request/said-drive.ts'
import type { SearchScope } from './search/search-scope.ts'
import { LONG_DRIVE_MINUTES } from './search/settings.ts'
import { tripNotes } from './trip-notes.ts'
import { fromHome, startsForArea, startsInOtherCities, type TripStart } from './trip-starts.ts'

/** Where a trip begins and in which area places are searched: found once, used for every economy. */
export interface TripBasis extends TripStart {
  scope: SearchScope
}

const searchedTrips = onceFor((_request: TripRequest) => new Map<string, ScheduledTrip>())
/** What the search chooses depends on these alone, so economies that differ in the rest have the same trip at the same times. */
const searchKey = ({ priceWeight, maxVisitsPerDay }: Economy, { area, zone, baseCount }: SearchScope): string =>
  [area, zone, baseCount, priceWeight, maxVisitsPerDay].join()
/** Searches once for each scope. Where the scope is not known, a trip without faults is the one that its scope gives. */
function scheduleOnce(
  request: TripRequest,
  facts: Facts,
  economy: Economy,
  scope: SearchScope | null,
): ScheduledTrip | null {
  const trips = searchedTrips(request, facts)
  const known = scope && trips.get(searchKey(economy, scope))
  if (known) return withEconomy(known, economy)
  const chosen = chooseTrip(findCandidates(request, facts, economy), facts, scope)
  if (!chosen) return null
  const scheduled = scheduleTrip(withDaysAtCamp(chosen, facts), facts)
  if (scope || chosen.faults === 0) trips.set(searchKey(economy, scope ?? chosen.scope), scheduled)
  return scheduled
}
const withEconomy = (trip: ScheduledTrip, economy: Economy): ScheduledTrip => ({
  ...trip,
  economy,
  chosen: { ...trip.chosen, economy, candidates: { ...trip.chosen.candidates, economy } },
})

/** One run of all planning steps; null if the search finds no trip from this start. */
function planFrom(
  { request, notes }: TripStart,
  facts: Facts,
  economy: Economy,
  scope: SearchScope | null = null,
): Plan | null {
  const asSaid = factsAsSaid(request, facts)
  const scheduled = scheduleOnce(request, asSaid, economy, scope)
  return scheduled && planOfScheduled(scheduled, notes, asSaid)
}
/** The plan of a chosen trip: its times, its price and its notes. */
export const planOfChosen = (chosen: ChosenTrip, startNotes: readonly Note[], asSaid: Facts): Plan =>
  planOfScheduled(scheduleTrip(chosen, asSaid), startNotes, asSaid)
function planOfScheduled(scheduled: ScheduledTrip, startNotes: readonly Note[], asSaid: Facts): Plan {
  const priced = priceTrip(scheduled, asSaid)
  const notes = [...startNotes, ...saidDriveNotes(scheduled.request), ...tripNotes(scheduled, asSaid)]
  return { ...priced, notes, startNotes, answers: [] }
}

/** The search's faults, plus days that lack a visit, plus all days if too many visits are outside the requested area. */
function countFaults(plan: Plan, { areas }: TripRequest): number {
  const emptyDays = plan.days.filter(
    (day) =>
      day.visits.length === 0 &&
      day.driveMinutes + day.airMinutes <= LONG_DRIVE_MINUTES &&
      !isDayAtCamp(day, plan.request),
  )
  const visits = allVisits(plan)
  const inArea = visits.filter(({ candidate }) => isInRequestedArea(candidate.place, areas))
  const isElsewhere = inArea.length < LEAST_SHARE_IN_AREA * visits.length
  return plan.faults + emptyDays.length + (isElsewhere ? plan.days.length : 0)
}

/** The plan with the fewest faults of all starts; stops at the first plan without faults. */
function bestStart(starts: Iterable<TripStart>, asked: TripRequest, facts: Facts, economy: Economy) {
  let best: { plan: Plan; basis: TripBasis; faults: number } | null = null
  for (const start of starts) {
    const plan = planFrom(start, facts, economy)
    if (!plan) continue
    const faults = countFaults(plan, asked)
    if (!best || faults < best.faults) best = { plan, basis: { ...start, scope: plan.chosen.scope }, faults }
    if (best.faults === 0 || start.isLast) break
  }
  return best
}

/** No place that the group may visit is in reach of any start. */
export class NoPlan extends Error {
  override name = 'NoPlan'
}

/** The best plan with one economy, from another start if the way to the area is too long. */
export function planWithBasis(request: TripRequest, facts: Facts, economy: Economy): { plan: Plan; basis: TripBasis } {
  const best =
    bestStart(startsForArea(request, facts), request, facts, economy) ??
    bestStart(startsInOtherCities(request, facts), request, facts, economy)
  if (!best) throw new NoPlan(`No plan around ${request.areas[0]!.name}`)
  return best
}
/** The same trip with another economy in the search scope already found; null if there is none. */
export const findOnBasis = (basis: TripBasis, facts: Facts, economy: Economy): Plan | null =>
  planFrom(basis, facts, economy, basis.scope)
/** The same trip with another economy, with the start and search scope already found. */
export const planOnBasis = (basis: TripBasis, facts: Facts, economy: Economy): Plan =>
  findOnBasis(basis, facts, economy) ??
  planFrom(basis, facts, economy) ??
  planTrip(fromHome(basis.request), facts, economy)
export const planTrip = (request: TripRequest, facts: Facts, economy: Economy): Plan =>
  planWithBasis(request, facts, economy).plan
