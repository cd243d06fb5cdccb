import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { chooseBases, findHalfway } from './bases/choose-bases.ts'
import { spotOf } from './bases/lodging.ts'
import type { Brief } from './brief/brief.ts'
import { type Candidate, findCandidates } from './candidates/find-candidates.ts'
import { promoteMissing } from './candidates/promote-missing.ts'
import {
  firstZone,
  isNear,
  isThere,
  LEAST_SHARE_NEAR,
  LEAST_SHARE_THERE,
  withinZone,
  ZONES_KM,
} from './candidates/zones.ts'
import { assignDays, emptyDays } from './days/assign-days.ts'
import { daySolver, type SolvedDay } from './days/day-solver.ts'
import { visitsOf } from './days/frame.ts'
import { framesFor } from './days/frames-for.ts'
import type { Economy } from './economy.ts'

/** Beds and visits of every day, before steps and price. */
export interface Filled {
  days: SolvedDay[]
  nights: Stay[]
  score: number
  /** Days that could hold a visit and have none. */
  empty: number
}
function fill(
  brief: Brief,
  nights: Stay[],
  candidates: readonly Candidate[],
  facts: Facts,
  economy: Economy,
): Filled | null {
  const frames = framesFor(brief, nights.map(spotOf), economy)
  const first = assignDays(frames, candidates)
  if (!first) return null
  const promoted = promoteMissing(
    first.flatMap(({ plan }) => visitsOf(plan)),
    candidates,
    brief,
    facts,
    economy,
  )
  const days = promoted ? (assignDays(frames, promoted, 1) ?? first) : first
  const rates = nights.reduce((sum, stay) => sum + stay.learner_rate_zar, 0)
  return {
    days,
    nights,
    empty: emptyDays(days),
    score: days.reduce((sum, { plan }) => sum + plan.score, 0) - 0.1 * economy.thrift * rates,
  }
}

/** Skeletons to weigh: no beds for a day trip; else the best bases, and for a far place bases behind a night halfway each way. */
function skeletons(
  brief: Brief,
  candidates: readonly Candidate[],
  facts: Facts,
  economy: Economy,
  roam: number,
): Stay[][] {
  const nights = brief.days - 1
  if (nights === 0) return [[]]
  const direct = chooseBases(brief, candidates, facts, { nights, thrift: economy.thrift, roam })
  if (direct.length > 0 || nights < 5) return direct
  const halfway = findHalfway(brief.start, brief.areas[0]!, brief, facts)
  if (!halfway) return []
  const beyond = chooseBases({ ...brief, start: spotOf(halfway) }, candidates, facts, {
    nights: nights - 2,
    thrift: economy.thrift,
    roam,
  })
  return beyond.map((stays) => [halfway, ...stays, halfway])
}

const isBetter = (a: Filled, b: Filled): boolean =>
  a.empty < b.empty || (a.empty === b.empty && a.score > b.score + 1e-9)

/** Every way of moving one night from a base to another of the same route. */
function shiftedNights(nights: readonly Stay[]): Stay[][] {
  const bases = [...new Set(nights)]
  const counts = bases.map((base) => nights.filter((night) => night === base).length)
  return bases.flatMap((_, from) =>
    bases.flatMap((__, to) => {
      if (from === to || counts[from]! < 2) return []
      return [
        bases.flatMap((base, i) =>
          Array.from({ length: counts[i]! + Number(i === to) - Number(i === from) }, () => base),
        ),
      ]
    }),
  )
}
/** Nights moved to where there is more to see, while that fills an empty day. */
function rebalanced(
  filled: Filled,
  brief: Brief,
  candidates: readonly Candidate[],
  facts: Facts,
  economy: Economy,
): Filled {
  let best = filled
  for (let round = 0; round < REBALANCE_ROUNDS && best.empty > 0; round++) {
    const before = best
    for (const nights of shiftedNights(before.nights)) {
      const moved = fill(brief, nights, candidates, facts, economy)
      if (moved && isBetter(moved, best) && moved.empty < before.empty) best = moved
    }
    if (best === before) break
  }
  return best
}
const REBALANCE_ROUNDS = 2

/** The best filling of the nearest zone that leaves no day empty, roaming the province where no zone does; else the one with the fewest such days. */
function fillFrom(all: readonly Candidate[], brief: Brief, facts: Facts, economy: Economy): Filled | null {
  const last = ZONES_KM.length - 1
  const tries = [...ZONES_KM.keys()]
    .filter((zone) => zone >= firstZone(all, brief.days))
    .map((zone) => ({ zone, roam: 0 }))
  for (let roam = 2; roam <= Math.min(4, brief.days - 2); roam++) tries.push({ zone: last, roam })
  let best: Filled | null = null
  for (const { zone, roam } of tries) {
    const candidates = withinZone(all, ZONES_KM[zone]!, brief, facts)
    let here: Filled | null = null
    for (const nights of skeletons(brief, candidates, facts, economy, roam)) {
      const filled = fill(brief, nights, candidates, facts, economy)
      if (filled && (!here || isBetter(filled, here))) here = filled
    }
    if (here && here.empty > 0) here = rebalanced(here, brief, candidates, facts, economy)
    if (here && (!best || here.empty < best.empty)) best = here
    if (best?.empty === 0) break
  }
  return best && visitedIn(best).length > 0 ? best : null
}
const visitedIn = ({ days }: Pick<Filled, 'days'>): Candidate[] =>
  days.flatMap(({ plan }) => visitsOf(plan).map(({ candidate }) => candidate))

/** Whether enough of the visits lie where the trip was asked to go. */
function isWhereAsked(visited: readonly Candidate[], { areas }: Brief): boolean {
  const there = visited.filter(({ place }) => isThere(place, areas)).length
  const near = visited.filter(({ place }) => isNear(place, areas)).length
  return there >= LEAST_SHARE_THERE * visited.length && near >= LEAST_SHARE_NEAR * visited.length
}

/** Days still empty get a place of farther off that lies on their way, as long as enough of the trip stays where it was asked to go. */
function toppedUp(filled: Filled, all: readonly Candidate[], brief: Brief, economy: Economy): Filled {
  if (filled.empty === 0) return filled
  const frames = framesFor(brief, filled.nights.map(spotOf), economy).map((choice) =>
    choice.map((frame) => ({ ...frame, maxVisits: 1 })),
  )
  const solver = daySolver(frames, all)
  const days = [...filled.days]
  for (const [i, { frame, plan }] of filled.days.entries()) {
    if (frame.heavy || visitsOf(plan).length > 0) continue
    const visited = visitedIn({ days })
    const found = solver.solve(i, new Set(visited.map(({ place }) => place.id)))
    const added = found ? visitsOf(found.plan).map(({ candidate }) => candidate) : []
    const left = all.some(({ place }) => isThere(place, brief.areas) && !visited.some((one) => one.place === place))
    if (
      found &&
      added.length > 0 &&
      (!left || isWhereAsked([...visited, ...added], brief) || !isWhereAsked(visited, brief))
    )
      days[i] = found
  }
  return { ...filled, days, empty: emptyDays(days) }
}

/** The best filling; where too much of it lies elsewhere, the best of what is around the area alone. */
export function fillBest(brief: Brief, facts: Facts, economy: Economy): Filled | null {
  const all = findCandidates(brief, facts, economy.thrift)
  const best = fillFrom(all, brief, facts, economy)
  if (!best) return null
  if (isWhereAsked(visitedIn(best), brief)) return toppedUp(best, all, brief, economy)
  const topped = toppedUp(best, all, brief, economy)
  for (const isWanted of [isNear, isThere]) {
    const wanted = all.filter(({ place }) => isWanted(place, brief.areas))
    const filled = fillFrom(wanted, brief, facts, economy)
    if (!filled || !isWhereAsked(visitedIn(filled), brief)) continue
    const fuller = toppedUp(filled, all, brief, economy)
    if (fuller.empty <= topped.empty) return fuller
  }
  return topped
}
