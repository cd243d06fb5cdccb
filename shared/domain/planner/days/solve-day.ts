import { kindOfPlace } from '../candidates/kind-of-place.ts'
import { driveFrom, type Leg, legBetween } from '../road/drive.ts'
import {
  DRIVE_COST_PER_MINUTE,
  LONGEST_WAIT_MINUTES,
  LUNCH_EARLIEST,
  LUNCH_LATEST,
  VISIT_EARLIEST,
} from '../settings.ts'
import type { DayFrame, DayPlan, Stop, Visit } from './frame.ts'

/** One way to have seen a set of places, standing at the last of them. */
interface State {
  mask: number
  last: number
  at: number
  drive: number
  onSite: number
  lunched: boolean
  /** Lunch is eaten where the group stands, before it drives on. */
  lunchHere: boolean
  value: number
  before: State | null
}
/** Half an hour before lunch time a group may as well wait for it. */
export const EARLY_FOR_LUNCH = 40
/** More than the dearest gate costs in points where every rand counts: a day with nothing to see is the last resort. */
export const FIRST_VISIT_BONUS = 700
/** A second place of the same kind on one day is worth less. */
export const SAME_KIND_LOSS = 9

interface Problem {
  frame: DayFrame
  visits: readonly Visit[]
  legs: Leg[][]
  kinds: string[]
}
function problemOf(frame: DayFrame, visits: readonly Visit[]): Problem {
  const points = [frame.from, ...visits.map(({ candidate }) => candidate.place), frame.to]
  return {
    frame,
    visits,
    legs: points.map((a) => points.map((b) => legBetween(a, b))),
    kinds: visits.map(({ candidate }) => kindOfPlace(candidate.place)),
  }
}

/** Eats where the group stands: at midday, or waiting for it where a later start that morning can take up the wait. */
function afterLunch(state: State, frame: DayFrame): State | null {
  if (state.lunched || state.at > LUNCH_LATEST) return null
  if (state.at < LUNCH_EARLIEST - EARLY_FOR_LUNCH && state.before?.before) return null
  return { ...state, at: Math.max(state.at, LUNCH_EARLIEST) + frame.lunchMinutes, lunched: true, lunchHere: true }
}

function visited(state: State, next: number, problem: Problem): State | null {
  const { frame, visits, legs, kinds } = problem
  const { candidate, minutes } = visits[next]!
  const leg = legs[state.last]![next + 1]!
  const drive = state.drive + leg.driveMinutes
  const onSite = state.onSite + minutes
  if (drive > frame.maxDriveMinutes || (onSite > frame.maxVisitMinutes && state.onSite > 0)) return null
  const ride = driveFrom(leg, state.at, !state.lunched, frame.lunchMinutes)
  const opens = Math.max(candidate.opens, VISIT_EARLIEST)
  const begins = Math.max(ride.arriveAt, opens)
  if (state.before !== null && begins - ride.arriveAt > LONGEST_WAIT_MINUTES) return null
  const ends = begins + minutes
  if (ends > candidate.closes || (!ride.lunched && ends > LUNCH_LATEST)) return null
  let value = state.value + candidate.value - DRIVE_COST_PER_MINUTE * leg.driveMinutes
  if (state.mask === 0) value += FIRST_VISIT_BONUS
  for (let i = 0; i < visits.length; i++) if (state.mask & (1 << i) && kinds[i] === kinds[next]) value -= SAME_KIND_LOSS
  return {
    mask: state.mask | (1 << next),
    last: next + 1,
    at: ends,
    drive,
    onSite,
    lunched: ride.lunched,
    lunchHere: false,
    value,
    before: state,
  }
}

/** The day's end from a state: lunch is before, on the way or, at a bed, on arrival. */
function finished(state: State, problem: Problem): number | null {
  const { frame, legs, visits } = problem
  const leg = legs[state.last]![visits.length + 1]!
  if (state.drive + leg.driveMinutes > frame.maxDriveMinutes) return null
  const ride = driveFrom(leg, state.at, !state.lunched, frame.lunchMinutes)
  if (!ride.lunched && (frame.homeward || ride.arriveAt > LUNCH_LATEST - 15)) return null
  if (ride.arriveAt > frame.latestEnd) return null
  return state.value - DRIVE_COST_PER_MINUTE * leg.driveMinutes
}

function keep(states: Map<number, State[]>, key: number, state: State): void {
  const rivals = states.get(key)
  if (!rivals) return void states.set(key, [state])
  if (rivals.some((one) => one.at <= state.at && one.drive <= state.drive)) return
  states.set(key, [...rivals.filter((one) => one.at < state.at || one.drive < state.drive), state])
}

/**
 * The best order and choice of at most `maxVisits` of these visits, exactly: dynamic programming over
 * (set of places, last place, eaten or not), keeping every state that no other beats in time and driving.
 */
export function solveDay(frame: DayFrame, visits: readonly Visit[]): DayPlan | null {
  const problem = problemOf(frame, visits)
  const start: State = {
    mask: 0,
    last: 0,
    at: frame.earliestStart,
    drive: 0,
    onSite: 0,
    lunched: false,
    lunchHere: false,
    value: 0,
    before: null,
  }
  let level = [start]
  let best: { score: number; state: State } | null = null
  for (let count = 0; ; count++) {
    for (const state of level) {
      for (const option of [state, afterLunch(state, frame)]) {
        const score = option && finished(option, problem)
        if (score !== null && (best === null || score > best.score + 1e-9)) best = { score, state: option! }
      }
    }
    if (count === frame.maxVisits) break
    const states = new Map<number, State[]>()
    for (const state of level) {
      for (const option of [state, state.before ? afterLunch(state, frame) : null]) {
        if (!option) continue
        for (let next = 0; next < visits.length; next++) {
          if (option.mask & (1 << next)) continue
          const reached = visited(option, next, problem)
          if (reached) keep(states, (reached.mask * 32 + reached.last) * 2 + Number(reached.lunched), reached)
        }
      }
    }
    level = [...states.values()].flat()
    if (level.length === 0) break
  }
  if (!best) return null
  const stops: Stop[] = []
  for (let state: State | null = best.state; state; state = state.before)
    stops.unshift({ visit: state.before ? visits[state.last - 1]! : null, lunchHere: state.lunchHere })
  return { stops, score: best.score }
}
