import { kmBetween } from '../../geo.ts'
import type { Candidate } from '../candidates/find-candidates.ts'
import { DAY_POOL, DRIVE_COST_PER_MINUTE } from '../settings.ts'
import { type DayFrame, type DayPlan, isOpenOn, type Visit, visitsOf } from './frame.ts'
import { solveDay } from './solve-day.ts'

/** Frames to try for one day, the kindest first: a longer day or a shorter visit only where nothing else can be seen. */
export type FrameChoice = readonly DayFrame[]
export interface SolvedDay {
  frame: DayFrame
  plan: DayPlan
}
const SHORT_VISIT = 0.6
/** Half a day: what the catalogue calls a day's visit is cut to it, so that lunch comes in time. */
const LONGEST_VISIT = 240

const detourKm = (frame: DayFrame, { place }: Candidate): number =>
  kmBetween(frame.from, place) + kmBetween(place, frame.to) - kmBetween(frame.from, frame.to)
/** About a minute of driving for each km of great circle. */
const rank = (frame: DayFrame, candidate: Candidate): number => candidate.value - DRIVE_COST_PER_MINUTE * detourKm(frame, candidate)

function poolOf(frame: DayFrame, candidates: readonly Candidate[], taken: ReadonlySet<string>): Candidate[] {
  return candidates
    .filter((one) => !taken.has(one.place.id) && isOpenOn(one, frame) && (one.named || detourKm(frame, one) <= frame.detourKm))
    .map((one) => ({ one, points: rank(frame, one) }))
    .toSorted((a, b) => b.points - a.points || a.one.order - b.one.order)
    .slice(0, DAY_POOL)
    .map(({ one }) => one)
}
const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5
const visitFor = (candidate: Candidate, share: number): Visit => {
  const typical = Math.max(candidate.place.duration_min / 2, Math.min(candidate.place.duration_min, LONGEST_VISIT))
  const waves = 1 + 0.2 * (candidate.waves - 1)
  const open = Math.floor((candidate.closes - Math.max(candidate.opens, 510)) / 5) * 5
  return { candidate, minutes: Math.max(upToFive(candidate.place.duration_min / 2), Math.min(upToFive(typical * share * waves), open)) }
}

function solve(frames: FrameChoice, candidates: readonly Candidate[], taken: ReadonlySet<string>): SolvedDay | null {
  let travelOnly: SolvedDay | null = null
  for (const frame of frames) {
    const pool = poolOf(frame, candidates, taken)
    for (const share of [1, SHORT_VISIT]) {
      const plan = solveDay(frame, pool.map((candidate) => visitFor(candidate, share)))
      if (plan && plan.stops.length > 1) return { frame, plan }
      if (plan) travelOnly ??= { frame, plan }
    }
    if (frame.heavy && travelOnly) return travelOnly
  }
  return travelOnly
}

const idsOf = (day: SolvedDay | null): string[] => (day ? visitsOf(day.plan).map(({ candidate }) => candidate.place.id) : [])
const scoreOf = (day: SolvedDay): number => day.plan.score

const isEmpty = (day: SolvedDay | null): boolean => !day || (!day.frame.heavy && visitsOf(day.plan).length === 0)
export const emptyDays = (days: readonly (SolvedDay | null)[]): number => days.filter(isEmpty).length

/** Each day solved once with what is left, those with the fewest open places first; null where a day cannot be driven at all. */
function inTurn(choices: readonly FrameChoice[], candidates: readonly Candidate[]): SolvedDay[] | null {
  const taken = new Set<string>()
  const open = choices.map((frames) => candidates.filter((one) => isOpenOn(one, frames[0]!) && detourKm(frames[0]!, one) <= frames[0]!.detourKm).length)
  const days: SolvedDay[] = []
  for (const i of choices.map((_, k) => k).toSorted((a, b) => open[a]! - open[b]! || a - b)) {
    const day = solve(choices[i]!, candidates, taken)
    if (!day) return null
    days[i] = day
    for (const id of idsOf(day)) taken.add(id)
  }
  return days
}

/** Pairs of days freed and solved again in both orders while the sum of points grows. */
function swapped(days: SolvedDay[], choices: readonly FrameChoice[], candidates: readonly Candidate[], rounds: number): SolvedDay[] {
  const takenBut = (...free: number[]) => new Set(days.flatMap((day, i) => (free.includes(i) ? [] : idsOf(day))))
  for (let round = 0, grew = true; round < rounds && grew; round++) {
    grew = false
    for (let i = 0; i < days.length; i++) {
      for (let j = i + 1; j < days.length; j++) {
        const taken = takenBut(i, j)
        for (const [first, second] of [[i, j], [j, i]] as const) {
          const one = solve(choices[first]!, candidates, taken)
          const two = one && solve(choices[second]!, candidates, new Set([...taken, ...idsOf(one)]))
          if (!one || !two || scoreOf(one) + scoreOf(two) <= scoreOf(days[i]!) + scoreOf(days[j]!) + 1e-6) continue
          days[first] = one
          days[second] = two
          grew = true
        }
      }
    }
  }
  return days
}

/** One place a day where there are too few for more, then what is still free added where it fits. */
function spreadOut(choices: readonly FrameChoice[], candidates: readonly Candidate[]): SolvedDay[] | null {
  const days = inTurn(choices.map((frames) => frames.map((frame) => ({ ...frame, maxVisits: 1 }))), candidates)
  days?.forEach((day, i) => {
    const taken = new Set(days.flatMap((other, k) => (k === i ? [] : idsOf(other))))
    const fuller = solve(choices[i]!, candidates, taken)
    if (fuller && scoreOf(fuller) > scoreOf(day)) days[i] = fuller
  })
  return days
}

/**
 * Places to days: each day solved exactly with what is left, then pairs of days swapped (at most `rounds` times over);
 * where that leaves a day empty, places are spread out first. Null where a day cannot be driven at all.
 */
export function assignDays(choices: readonly FrameChoice[], candidates: readonly Candidate[], rounds = 2): SolvedDay[] | null {
  const first = inTurn(choices, candidates)
  if (!first) return null
  const days = swapped(first, choices, candidates, rounds)
  if (emptyDays(days) === 0) return days
  const spread = spreadOut(choices, candidates)
  return spread && emptyDays(spread) < emptyDays(days) ? spread : days
}
