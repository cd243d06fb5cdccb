import type { Candidate } from '../candidates/find-candidates.ts'
import { legBetween } from '../road/drive.ts'
import { DAY_POOL, DRIVE_COST_PER_MINUTE } from '../settings.ts'
import { type DayFrame, type DayPlan, isOpenOn, type Visit } from './frame.ts'
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
  legBetween(frame.from, place).km + legBetween(place, frame.to).km - legBetween(frame.from, frame.to).km

/** What may be visited in a frame, the most promising first; about a minute of driving is reckoned for each km of detour. */
function promising(frame: DayFrame, candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter((one) => isOpenOn(one, frame))
    .map((one) => ({ one, km: detourKm(frame, one) }))
    .filter(({ one, km }) => one.named || km <= frame.detourKm)
    .map(({ one, km }) => ({ one, points: one.value - DRIVE_COST_PER_MINUTE * km }))
    .toSorted((x, y) => y.points - x.points || x.one.order - y.one.order)
    .map(({ one }) => one)
}
const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5
const visitFor = (candidate: Candidate, share: number): Visit => {
  const typical = Math.max(candidate.place.duration_min / 2, Math.min(candidate.place.duration_min, LONGEST_VISIT))
  const waves = 1 + 0.2 * (candidate.waves - 1)
  const open = Math.floor((candidate.closes - Math.max(candidate.opens, 510)) / 5) * 5
  return {
    candidate,
    minutes: Math.max(upToFive(candidate.place.duration_min / 2), Math.min(upToFive(typical * share * waves), open)),
  }
}

/** Solves single days of one trip, remembering what it has solved. */
export interface DaySolver {
  days: number
  /** How many places could be visited on a day. */
  open: (day: number) => number
  /** The day with what is not taken; null where it cannot be driven at all. */
  solve: (day: number, taken: ReadonlySet<string>) => SolvedDay | null
}
export function daySolver(choices: readonly FrameChoice[], candidates: readonly Candidate[]): DaySolver {
  const ranked = choices.map((frames) =>
    frames.map((frame): Candidate[] | null => (frame === frames[0] ? promising(frame, candidates) : null)),
  )
  const solved = new Map<string, DayPlan | null>()

  const plan = (day: number, level: number, share: number, taken: ReadonlySet<string>): DayPlan | null => {
    const frame = choices[day]![level]!
    const all = (ranked[day]![level] ??= promising(frame, candidates))
    const pool: Candidate[] = []
    for (const one of all) {
      if (pool.length === DAY_POOL) break
      if (!taken.has(one.place.id)) pool.push(one)
    }
    const key = `${day}/${level}/${share}/${pool.map(({ order }) => order).join(',')}`
    const known = solved.get(key)
    if (known !== undefined) return known
    const found = solveDay(
      frame,
      pool.map((candidate) => visitFor(candidate, share)),
    )
    solved.set(key, found)
    return found
  }
  const solve = (day: number, taken: ReadonlySet<string>): SolvedDay | null => {
    let travelOnly: SolvedDay | null = null
    for (const [level, frame] of choices[day]!.entries()) {
      for (const share of [1, SHORT_VISIT]) {
        const found = plan(day, level, share, taken)
        if (found && found.stops.length > 1) return { frame, plan: found }
        if (found) travelOnly ??= { frame, plan: found }
      }
      if (frame.heavy && travelOnly) return travelOnly
    }
    return travelOnly
  }
  return { days: choices.length, open: (day) => ranked[day]![0]!.length, solve }
}
