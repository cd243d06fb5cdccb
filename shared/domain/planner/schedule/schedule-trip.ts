import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import { readNearestTown } from '../request/find-areas.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import { buysFirstLunch, type TripRequest } from '../request/trip-request.ts'
import type { ChosenTrip } from '../search/chosen-trip.ts'
import { type SolvedDay, visitsOf } from '../search/days/solved-day.ts'
import { composeDay } from './compose-day.ts'
import { flightsHome, flightsThere } from './schedule-flights.ts'
import type { PlannedStep } from './planned-step.ts'
import type { PlannedDay } from './planned-day.ts'
import { placeAskedProgrammes } from './place-asked-programmes.ts'
import { placeInside } from './place-inside.ts'
import { placeProgrammes } from './place-programmes.ts'
import { placeVisitProgrammes } from './place-visit-programmes.ts'
import { rankProgrammes } from './rank-programmes.ts'
import { withFullVisits } from './lengthen-visits.ts'
import { scheduleVisits } from './schedule-visits.ts'
import type { ScheduledTrip } from './scheduled-trip.ts'

const ROADSIDE_KM = 35
/** The name of the town near a stop; empty if there is none. */
function roadsideName(facts: Facts, point: Point): string {
  const town = readNearestTown(facts, point)
  return kmBetween(town, point) <= ROADSIDE_KM ? town.name : ''
}

/** Whether the idea says when the only day ends. */
const isDayGiven = ({ days, hours, occasion }: TripRequest): boolean => days === 1 && hours.to !== null && !occasion

const IN_THE_AIR: readonly PlannedStep['role'][] = ['airport', 'gate', 'change', 'flight', 'bags']
const kmOf = (steps: readonly PlannedStep[]) => steps.reduce((sum, { km }) => sum + (km ?? 0), 0)

function scheduleDay(
  solved: SolvedDay,
  request: TripRequest,
  morningStay: Stay | null,
  eveningStay: Stay | null,
  own: StopToArrange | null,
  facts: Facts,
): PlannedDay {
  const { journey, gradeMin } = request
  const onTheRoad = { roads: facts.roads, nameRoadside: (point: Point) => roadsideName(facts, point) }
  const route = withFullVisits(solved.constraints, solved.route, onTheRoad, isDayGiven(request))
  const visiting = scheduleVisits(solved.constraints, route, onTheRoad)
  const start = journey ? null : request.start
  const composed = composeDay({ start, morningStay, eveningStay, gradeMin, own }, visiting)
  const { lunchAway } = solved.constraints
  const there = journey && !morningStay ? flightsThere(journey, composed[0]!.start, lunchAway, onTheRoad) : []
  const back = journey && !eveningStay ? flightsHome(journey, composed.at(-1)!.end, lunchAway, onTheRoad) : []
  const steps = [...there, ...composed, ...back]
  const drives = steps.filter(({ role }) => role === 'drive')
  return {
    date: solved.constraints.date,
    steps,
    visits: visitsOf(route),
    eveningStay,
    lunchIncluded: morningStay !== null || buysFirstLunch(request),
    driveMinutes: drives.reduce((sum, { start, end }) => sum + end - start, 0),
    km: kmOf(steps),
    transferKm: kmOf([...there, ...back]),
    airMinutes: [...there, ...back].reduce(
      (sum, { role, start: from, end }) => sum + (IN_THE_AIR.includes(role) ? end - from : 0),
      0,
    ),
  }
}

/** The chosen days with clock times, from the briefing or breakfast to the evening. */
export function scheduleTrip(chosen: ChosenTrip, facts: Facts): ScheduledTrip {
  const { request, economy, lodgings, faults } = chosen
  const firstEvening = lodgings.length - request.evenings.length
  const days = chosen.days.map((solved, i) =>
    scheduleDay(
      solved,
      request,
      lodgings[i - 1]?.stay ?? null,
      lodgings[i]?.stay ?? null,
      request.evenings[i - firstEvening] ?? null,
      facts,
    ),
  )
  const programmes = rankProgrammes(request, facts)
  const withAsked = placeInside(placeAskedProgrammes(days, request), request)
  return {
    request,
    economy,
    lodgings,
    faults,
    chosen,
    days: placeVisitProgrammes(placeProgrammes(withAsked, request, programmes), request, programmes),
  }
}
