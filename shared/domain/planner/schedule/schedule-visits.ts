import { kmBetween, type Point } from '../../geo.ts'
import type { RoadNetwork } from '../../roads/road-network.ts'
import type { Spot } from '../request/trip-request.ts'
import { driveFrom } from '../roads/drive.ts'
import { type Leg, legBetween } from '../roads/leg.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST, LUNCH_MINUTES } from '../roads/settings.ts'
import { spotOf } from '../search/bases/lodging.ts'
import { LONGEST_WAIT_MINUTES } from '../search/settings.ts'
import type { DayConstraints } from '../search/days/day-constraints.ts'
import type { DayRoute, Visit } from '../search/days/solved-day.ts'
import { checkInMinutes, eatsBefore, visitBegins } from '../search/days/visit-begins.ts'
import type { PlannedStep, StepSpot } from './planned-step.ts'

/** What a schedule needs besides the day: the roads, and a name for a stop where no town is. */
export interface OnTheRoad {
  roads: RoadNetwork
  nameRoadside: (point: Point) => string
}

/** A drive while it is scheduled: the steps so far, and the time and place of the group. */
export interface DriveInProgress {
  constraints: Pick<DayConstraints, 'lunchMinutes' | 'weekday' | 'month'>
  onTheRoad: OnTheRoad
  steps: PlannedStep[]
  at: number
  here: Spot
  lunched: boolean
}
interface DayInProgress extends DriveInProgress {
  constraints: DayConstraints
}

/** Drives to a spot, with a rest between the pieces of the leg, or lunch if it is time for it. */
export function addDrive(day: DriveInProgress, there: Spot): void {
  const { roads, nameRoadside } = day.onTheRoad
  const leg = legBetween(roads, day.here, there)
  const drive = driveFrom(leg, day.at, !day.lunched, day.constraints.lunchMinutes, day.constraints)
  let began = day.at
  let road: Leg | undefined = leg
  for (const stop of drive.stops) {
    const { km, halt } = leg.pieces[stop.piecesDone - 1]!
    const spot: StepSpot = { ...halt!, name: halt!.name || nameRoadside(halt!), isRoadside: true }
    day.steps.push({ role: 'drive', start: began, end: stop.at, spot, km: Math.ceil(km), road })
    road = undefined
    const role = stop.lunch ? 'lunch' : 'rest'
    day.steps.push({ role, start: stop.at, end: stop.at + stop.minutes, spot, onRoad: true })
    began = stop.at + stop.minutes
  }
  const km = Math.max(1, Math.ceil(leg.pieces.at(-1)!.km))
  day.steps.push({ role: 'drive', start: began, end: drive.arriveAt, spot: there, km, road })
  day.at = drive.arriveAt
  day.lunched = drive.lunched
  day.here = there
}

/** A wait of so many minutes before lunch is long enough to write up what was seen. */
const WRITE_UP_MINUTES = 30
/** Lunch at the group's position, after a wait if it is too early. */
function addLunch(day: DayInProgress): void {
  const { constraints, steps, at, here } = day
  const begins = Math.max(at, LUNCH_EARLIEST)
  const isAtStart = here === constraints.from && steps.length === 0
  const isAfterVisit = steps.some(({ role }) => role === 'visit') && begins - at >= WRITE_UP_MINUTES
  const role = isAtStart ? 'morning' : isAfterVisit ? 'write-up' : 'wait'
  if (begins > at) steps.push({ role, start: at, end: begins, spot: here })
  const end = begins + constraints.lunchMinutes
  steps.push({ role: 'lunch', start: begins, end, spot: here, onRoad: false })
  day.at = end
  day.lunched = true
}

/** A visit at the group's position; false if the place is closed or lunch would be too late. */
function addVisit(day: DayInProgress, visit: Visit): boolean {
  const isFirst = day.steps.every(({ role }) => role !== 'visit')
  if (!day.lunched && isFirst && eatsBefore(visit.candidate, visit.minutes, day.steps[0]?.start ?? day.at, day.at))
    addLunch(day)
  const { steps, at, here: spot } = day
  const { closes } = visit.candidate
  const begins = visitBegins(visit.candidate, at)
  const longestWait = LONGEST_WAIT_MINUTES + checkInMinutes(visit.candidate)
  if (begins === Infinity || (begins - at > longestWait && steps.some(({ role }) => role === 'visit'))) return false
  if (begins > at) steps.push({ role: 'wait', start: at, end: begins, spot })
  const end = begins + visit.minutes
  if (end > closes || (!day.lunched && end > LUNCH_LATEST)) return false
  steps.push({ role: 'visit', start: begins, end, spot, visit })
  day.at = end
  return true
}

/** The steps of a day that leaves at `departAt`, from the first drive to arrival; null if a visit or lunch is not possible. */
export function stepsLeavingAt(
  constraints: DayConstraints,
  route: DayRoute,
  departAt: number,
  onTheRoad: OnTheRoad,
): PlannedStep[] | null {
  const day: DayInProgress = {
    constraints,
    onTheRoad,
    steps: [],
    at: departAt,
    here: constraints.from,
    lunched: constraints.lunchAway,
  }
  for (const { visit, lunchHere } of route.stops) {
    if (visit) {
      const { arranged, place } = visit.candidate
      addDrive(day, arranged && !arranged.named ? { ...spotOf(place), name: place.town } : spotOf(place))
      if (!addVisit(day, visit)) return null
    }
    if (lunchHere) addLunch(day)
  }
  addDrive(day, constraints.to)
  if (!day.lunched && !constraints.homeward) addLunch(day)
  const lunch = day.steps.find(({ role }) => role === 'lunch')
  if (constraints.lunchAway ? lunch : !lunch || lunch.start > LUNCH_LATEST) return null
  const latestEnd = constraints.latestEnd + (constraints.isEndFixed ? 0 : constraints.lunchMinutes)
  return day.at > latestEnd ? null : day.steps
}

/** A start so much later may miss the rush, so that even more of the wait is spared. */
const AFTER_RUSH = 30
export const lunchOf = (steps: readonly PlannedStep[]): number => steps.find(({ role }) => role === 'lunch')?.start ?? 0
const DAY_AT_STAY_LUNCH = 12 * 60 + 30
/** A day at the stay, with no drive and no visit: what the stay offers, then a programme until lunch. */
function dayAtStay({ from, earliestStart }: DayConstraints): PlannedStep[] {
  const half = 5 * Math.round((earliestStart + DAY_AT_STAY_LUNCH) / 10)
  const lunchEnd = DAY_AT_STAY_LUNCH + LUNCH_MINUTES
  return [
    { role: 'morning', start: earliestStart, end: half, spot: from },
    { role: 'programme', start: half, end: DAY_AT_STAY_LUNCH, spot: from },
    { role: 'lunch', start: DAY_AT_STAY_LUNCH, end: lunchEnd, spot: from, onRoad: false },
  ]
}

/** The drives, visits and lunch of a day. It leaves as late as possible without more waiting. */
export function scheduleVisits(constraints: DayConstraints, route: DayRoute, onTheRoad: OnTheRoad): PlannedStep[] {
  if (route.stops.every(({ visit }) => !visit) && kmBetween(constraints.from, constraints.to) === 0)
    return dayAtStay(constraints)
  const early = stepsLeavingAt(constraints, route, constraints.earliestStart, onTheRoad)
  if (!early) throw new Error(`A solved day cannot be scheduled: ${constraints.date}`)
  const waiting = (steps: PlannedStep[]) =>
    steps.reduce((sum, { role, start, end }) => sum + (role === 'wait' || role === 'write-up' ? end - start : 0), 0)
  // Nobody eats late because the group could leave later.
  const latestLunch = Math.max(constraints.lunchBy, lunchOf(early))
  const leaving = (at: number) => {
    const steps = stepsLeavingAt(constraints, route, at, onTheRoad)
    return steps && lunchOf(steps) <= latestLunch ? steps : null
  }
  let best = early
  // A group that eats before it leaves may leave as late as lunch allows.
  const lunchFirst = route.stops[0]?.lunchHere ? Math.max(0, LUNCH_LATEST - constraints.earliestStart) : 0
  const most = Math.max(waiting(early), lunchFirst)
  for (let later = most; later > 0; later -= 5) {
    const steps = leaving(constraints.earliestStart + later)
    if (steps && waiting(steps) < waiting(best)) best = steps
  }
  for (let later = most + 5; later <= most + AFTER_RUSH && waiting(best) > 0; later += 5) {
    const steps = leaving(constraints.earliestStart + later)
    if (steps && waiting(steps) < waiting(best)) best = steps
  }
  // Departures from the preferred one back in steps of five minutes: the first that waits no longer and ends in time.
  for (let start = constraints.preferredHours.start; start > best[0]!.start; start -= 5) {
    const steps = leaving(start)
    if (steps && waiting(steps) <= waiting(best) && steps.at(-1)!.end <= constraints.preferredHours.end) return steps
  }
  return best
}
