import { kmBetween } from '../../geo.ts'
import type { Spot } from '../brief/brief.ts'
import type { Candidate } from '../candidates/find-candidates.ts'
import { DAY_POOL, DRIVE_COST_PER_MINUTE } from '../settings.ts'
import { type DayFrame, type DayPlan, frameKey, isOpenOn, type Visit, visitsOf } from './frame.ts'
import { everyDay, solveDay } from './solve-day.ts'

/** Frames to try for one day, the kindest first: a longer day or a shorter visit only where nothing else can be seen. */
export type FrameChoice = readonly DayFrame[]
export interface SolvedDay {
  frame: DayFrame
  plan: DayPlan
  /** How far the day is from its kindest form, counted in frames and cuts of visits; 0 is that form. */
  strain: number
}
/** Share of the usual length of a visit that is tried, the whole first. */
export const VISIT_SHARES: readonly number[] = [1, 0.6]
/** Places of a day that are weighed where the days of a short trip are settled together: its own and those of the others. */
const EXACT_POOL = DAY_POOL + 6
/** Half a day: what the catalogue calls a day's visit is cut to it, so that lunch comes in time. */
const LONGEST_VISIT = 240

const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5
export function visitFor(candidate: Candidate, share: number): Visit {
  const typical = Math.max(candidate.place.duration_min / 2, Math.min(candidate.place.duration_min, LONGEST_VISIT))
  const waves = 1 + 0.2 * (candidate.waves - 1)
  const open = Math.floor((candidate.closes - Math.max(candidate.opens, 510)) / 5) * 5
  return {
    candidate,
    minutes: Math.max(upToFive(candidate.place.duration_min / 2), Math.min(upToFive(typical * share * waves), open)),
  }
}

/** What has been reckoned for one set of candidates: the same day is asked for by many ways to make the trip. */
export interface DayMemo {
  solved: Map<string, DayPlan | null>
  kmToPlaces: Map<Spot, Map<number, number>>
}
export const newDayMemo = (): DayMemo => ({ solved: new Map(), kmToPlaces: new Map() })

function kmFrom(spot: Spot, { place, order }: Candidate, { kmToPlaces }: DayMemo): number {
  let known = kmToPlaces.get(spot)
  if (!known) kmToPlaces.set(spot, (known = new Map()))
  let km = known.get(order)
  if (km === undefined) known.set(order, (km = kmBetween(spot, place)))
  return km
}

/** What may be visited in a frame, the most promising first; about a minute of driving is reckoned for each km of detour. */
function promising(frame: DayFrame, candidates: readonly Candidate[], memo: DayMemo): Candidate[] {
  const direct = kmBetween(frame.from, frame.to)
  const ranked: { one: Candidate; points: number }[] = []
  for (const one of candidates) {
    if (!isOpenOn(one, frame)) continue
    const km = kmFrom(frame.from, one, memo) + kmFrom(frame.to, one, memo) - direct
    if (one.named || km <= frame.detourKm) ranked.push({ one, points: one.value - DRIVE_COST_PER_MINUTE * km })
  }
  ranked.sort((x, y) => y.points - x.points || x.one.order - y.one.order)
  return ranked.map(({ one }) => one)
}

const namedIn = (plan: DayPlan): number => visitsOf(plan).filter(({ candidate }) => candidate.named).length

/** Solves single days of one trip, remembering what it has solved. */
export interface DaySolver {
  days: number
  /** How many places could be visited on a day. */
  open: (day: number) => number
  /** The day with what is not taken; null where it cannot be driven at all. */
  solve: (day: number, taken: ReadonlySet<string>) => SolvedDay | null
  /** Every choice of places for a day that is worth more than `floor`, in its best order, within the strain given. */
  every: (day: number, strain: number, floor: number) => SolvedDay[]
  /** The most that a day can be worth within the strain given. */
  most: (day: number, strain: number) => number
}
export function daySolver(
  choices: readonly FrameChoice[],
  candidates: readonly Candidate[],
  memo: DayMemo = newDayMemo(),
): DaySolver {
  const ranked: (Candidate[] | undefined)[][] = choices.map(() => [])
  const rankedAt = (day: number, level: number): Candidate[] =>
    (ranked[day]![level] ??= promising(choices[day]![level]!, candidates, memo))
  const keys = choices.map((frames) => frames.map(frameKey))

  const plan = (day: number, level: number, share: number, taken: ReadonlySet<string>): DayPlan | null => {
    const pool: Candidate[] = []
    let key = `${keys[day]![level]!}/${share}/`
    for (const one of rankedAt(day, level)) {
      if (taken.has(one.place.id)) continue
      pool.push(one)
      key += one.lift === 0 ? `${one.order},` : `${one.order}+,`
      if (pool.length === DAY_POOL) break
    }
    const known = memo.solved.get(key)
    if (known !== undefined) return known
    const visits = pool.map((candidate) => visitFor(candidate, share))
    const found = solveDay(choices[day]![level]!, visits)
    memo.solved.set(key, found)
    return found
  }
  /** How many places asked for by name a day trip should hold, and be longer for; on a longer trip another day may have them. */
  const namedOn = (day: number, taken: ReadonlySet<string>): number =>
    choices.length > 1
      ? 0
      : rankedAt(day, 0)
          .slice(0, DAY_POOL)
          .filter((one) => one.named && !taken.has(one.place.id)).length
  const solve = (day: number, taken: ReadonlySet<string>): SolvedDay | null => {
    let travelOnly: SolvedDay | null = null
    let [best, bestRank] = [null as SolvedDay | null, -1]
    const wanted = namedOn(day, taken)
    for (const [level, frame] of choices[day]!.entries()) {
      for (const [cut, share] of VISIT_SHARES.entries()) {
        const found = plan(day, level, share, taken)
        const strain = level * VISIT_SHARES.length + cut
        if (found && found.stops.length > 1) {
          const rank = 2 * namedIn(found) + Number(cut === 0)
          if (rank > bestRank) [best, bestRank] = [{ frame, plan: found, strain }, rank]
          // Nobody arrives late at what was asked for: a longer day comes before a shorter visit.
          if (wanted === 0 || bestRank > 2 * wanted) return best
          continue
        }
        if (found) travelOnly ??= { frame, plan: found, strain }
      }
      if (frame.heavy && travelOnly) return best ?? travelOnly
    }
    return best ?? travelOnly
  }
  const within = (day: number, strain: number): { frame: DayFrame; visits: Visit[]; strain: number }[] =>
    choices[day]!.flatMap((frame, level) =>
      VISIT_SHARES.flatMap((share, cut) => {
        const own = level * VISIT_SHARES.length + cut
        if (own > strain) return []
        const pool = rankedAt(day, level).slice(0, EXACT_POOL)
        return [{ frame, visits: pool.map((one) => visitFor(one, share)), strain: own }]
      }),
    )
  return {
    days: choices.length,
    open: (day) => rankedAt(day, 0).length,
    solve,
    every: (day, strain, floor) =>
      within(day, strain).flatMap(({ frame, visits, strain: own }) =>
        everyDay(frame, visits, floor).map((found) => ({ frame, plan: found, strain: own })),
      ),
    most: (day, strain) =>
      Math.max(...within(day, strain).map(({ frame, visits }) => solveDay(frame, visits)?.score ?? -Infinity)),
  }
}
