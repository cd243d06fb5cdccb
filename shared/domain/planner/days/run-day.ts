import { kmBetween } from '../../geo.ts'
import type { Spot } from '../brief/brief.ts'
import { driveFrom } from '../road/drive.ts'
import { type Leg, legBetween } from '../road/leg.ts'
import { pointAlong } from '../road/way.ts'
import {
  FREE_MINUTES,
  LONGEST_WAIT_MINUTES,
  LUNCH_EARLIEST,
  LUNCH_LATEST,
  LUNCH_MINUTES,
  VISIT_EARLIEST,
} from '../settings.ts'
import type { DayFrame, DayPlan } from './frame.ts'
import type { PlannedStep } from './planned-step.ts'

type NameRoadside = (point: { lat: number; lon: number }) => string

/** Lunch at a spot, and on a day without an evening together the free hour after it. */
function lunchSteps(at: number, spot: Spot, minutes: number, onRoad: boolean): PlannedStep[] {
  const lunch: PlannedStep = { role: 'lunch', start: at, end: at + LUNCH_MINUTES, spot, onRoad }
  if (minutes < LUNCH_MINUTES + FREE_MINUTES) return [lunch]
  return [lunch, { role: 'break', start: lunch.end, end: at + minutes, spot, onRoad }]
}

/** The steps of a day that leaves at `departAt`, from the first drive to arrival; null where a gate would be shut or lunch too late. */
function runDay(frame: DayFrame, plan: DayPlan, departAt: number, nameRoadside: NameRoadside): PlannedStep[] | null {
  const steps: PlannedStep[] = []
  let at = departAt
  let here: Spot = frame.from
  let lunched = false

  const driveTo = (there: Spot) => {
    const leg = legBetween(here, there)
    const ride = driveFrom(leg, at, !lunched, frame.lunchMinutes)
    const pieceKm = Math.ceil(leg.roadKm / leg.pieces)
    let began = at
    let road: Leg | undefined = leg
    for (const halt of ride.halts) {
      const point = pointAlong(here, leg.via, there, halt.piecesDone / leg.pieces)
      const spot = { ...point, name: nameRoadside(point) }
      steps.push({ role: 'drive', start: began, end: halt.at, spot, km: pieceKm, road })
      road = undefined
      if (halt.lunch) steps.push(...lunchSteps(halt.at, spot, halt.minutes, true))
      else steps.push({ role: 'rest', start: halt.at, end: halt.at + halt.minutes, spot, onRoad: true })
      began = halt.at + halt.minutes
    }
    steps.push({ role: 'drive', start: began, end: ride.arriveAt, spot: there, km: pieceKm, road })
    at = ride.arriveAt
    lunched = ride.lunched
    here = there
  }
  const eatHere = () => {
    const begins = Math.max(at, LUNCH_EARLIEST)
    if (begins > at)
      steps.push({
        role: here === frame.from && steps.length === 0 ? 'morning' : 'wait',
        start: at,
        end: begins,
        spot: here,
      })
    steps.push(...lunchSteps(begins, here, frame.lunchMinutes, false))
    at = begins + frame.lunchMinutes
    lunched = true
  }

  for (const { visit, lunchHere } of plan.stops) {
    if (visit) {
      const { place, closes } = visit.candidate
      driveTo({ name: place.name, lat: place.lat, lon: place.lon })
      const begins = Math.max(at, visit.candidate.opens, VISIT_EARLIEST)
      if (begins - at > LONGEST_WAIT_MINUTES && steps.some(({ role }) => role === 'visit')) return null
      if (begins > at) steps.push({ role: 'wait', start: at, end: begins, spot: here })
      at = begins + visit.minutes
      if (at > closes || (!lunched && at > LUNCH_LATEST)) return null
      steps.push({ role: 'visit', start: begins, end: at, spot: here, visit })
    }
    if (lunchHere) eatHere()
  }
  driveTo(frame.to)
  if (!lunched && !frame.homeward) eatHere()
  const lunch = steps.find(({ role }) => role === 'lunch')
  if (!lunch || lunch.start > LUNCH_LATEST || at > frame.latestEnd + (lunched ? frame.lunchMinutes : 0)) return null
  return steps
}

const DAY_AT_STAY_LUNCH = 12 * 60 + 30
/** A day that begins and ends in the same bed without a visit: nobody moves. */
function dayAtStay({ from, earliestStart }: DayFrame): PlannedStep[] {
  const morning: PlannedStep = { role: 'morning', start: earliestStart, end: DAY_AT_STAY_LUNCH, spot: from }
  return [morning, ...lunchSteps(DAY_AT_STAY_LUNCH, from, LUNCH_MINUTES, false)]
}

/** Leaves as late as the first gate allows, so that nobody stands before a closed door. */
export function runDayWell(frame: DayFrame, plan: DayPlan, nameRoadside: NameRoadside): PlannedStep[] {
  if (plan.stops.every(({ visit }) => !visit) && kmBetween(frame.from, frame.to) === 0) return dayAtStay(frame)
  const early = runDay(frame, plan, frame.earliestStart, nameRoadside)
  if (!early) throw new Error(`A solved day does not run: ${frame.date}`)
  const waiting = (steps: PlannedStep[]) =>
    steps.reduce((sum, { role, start, end }) => sum + (role === 'wait' ? end - start : 0), 0)
  let best = early
  // Who eats before leaving may leave as late as lunch allows.
  const lunchFirst = plan.stops[0]?.lunchHere ? Math.max(0, LUNCH_LATEST - frame.earliestStart) : 0
  for (let later = Math.max(waiting(early), lunchFirst); later > 0; later -= 5) {
    const steps = runDay(frame, plan, frame.earliestStart + later, nameRoadside)
    if (steps && waiting(steps) < waiting(best)) best = steps
  }
  // Nobody is called earlier than the day needs: as late as its kindest form would leave, where the evening stays as kind.
  for (let start = frame.kindest.start; start > best[0]!.start; start -= 5) {
    const steps = runDay(frame, plan, start, nameRoadside)
    if (steps && waiting(steps) <= waiting(best) && steps.at(-1)!.end <= frame.kindest.end) return steps
  }
  return best
}
