import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { chooseBases, findHalfway } from './bases/choose-bases.ts'
import { spotOf } from './bases/lodging.ts'
import type { Brief } from './brief/brief.ts'
import { type Candidate, findCandidates } from './candidates/find-candidates.ts'
import { learningWishes, wishesOf } from './candidates/wishes.ts'
import {
  firstZone,
  isNear,
  isThere,
  LEAST_SHARE_NEAR,
  LEAST_SHARE_THERE,
  withinZone,
  ZONES_KM,
} from './candidates/zones.ts'
import { daySolver, newDayMemo } from './days/day-solver.ts'
import { emptyDays } from './days/assign-days.ts'
import { visitsOf } from './days/frame.ts'
import { framesFor } from './days/frames-for.ts'
import type { Economy } from './economy.ts'
import { type Filled, isBetter, refine, type Scene, sketch, visitedIn } from './fill-nights.ts'
import { rebalanced } from './rebalance.ts'

/** Where a trip looks for its places and beds: what was settled once holds for every level of thrift. */
export interface Course {
  /** All that is in reach, or only what is around the area, or in its province. */
  ground: 'reach' | 'near' | 'there'
  zone: number
  roam: number
}
const GROUNDS: Record<Course['ground'], (one: Candidate, brief: Brief) => boolean> = {
  reach: () => true,
  near: ({ place }, { areas }) => isNear(place, areas),
  there: ({ place }, { areas }) => isThere(place, areas),
}

/** Skeletons to weigh: no beds for a day trip; else the best bases, and for a far place bases behind a night halfway each way. */
function skeletons({ brief, facts, economy }: Scene, candidates: readonly Candidate[], roam: number): Stay[][] {
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

/** Sketches worth the care of refining. */
const REFINED = 2
/** The best filling along one course. */
function fillAlong({ ground, zone, roam }: Course, all: readonly Candidate[], scene: Scene): Filled | null {
  const { brief, facts } = scene
  const grounded = ground === 'reach' ? all : all.filter((one) => GROUNDS[ground](one, brief))
  const candidates = withinZone(grounded, ZONES_KM[zone]!, brief, learningWishes(brief, facts))
  const sketches = skeletons(scene, candidates, roam)
    .map((nights) => sketch(nights, roam, candidates, scene))
    .filter((one): one is Filled => one !== null)
    .toSorted((a, b) => a.empty - b.empty || b.worth - a.worth)
  let best: Filled | null = null
  for (const one of sketches.slice(0, REFINED)) {
    const refined = refine(one, candidates, scene)
    if (!best || isBetter(refined, best)) best = refined
  }
  return best && best.empty > 0 ? rebalanced(best, candidates, scene) : best
}

/** The nearest zone that leaves no day empty, roaming the province where no zone does; else the one with the fewest such days. */
function fillFrom(
  ground: Course['ground'],
  all: readonly Candidate[],
  scene: Scene,
): { filled: Filled; course: Course } | null {
  const { days } = scene.brief
  const last = ZONES_KM.length - 1
  const courses: Course[] = [...ZONES_KM.keys()]
    .filter((zone) => zone >= firstZone(all, days))
    .map((zone) => ({ ground, zone, roam: 0 }))
  for (let roam = 2; roam <= Math.min(4, days - 2); roam++) courses.push({ ground, zone: last, roam })
  let best: { filled: Filled; course: Course } | null = null
  for (const course of courses) {
    const filled = fillAlong(course, all, scene)
    if (filled && (!best || filled.empty < best.filled.empty)) best = { filled, course }
    if (best?.filled.empty === 0) break
  }
  return best && visitedIn(best.filled.days).length > 0 ? best : null
}

/** Whether enough of the visits lie where the trip was asked to go. */
function isWhereAsked(visited: readonly Candidate[], { areas }: Brief): boolean {
  const there = visited.filter(({ place }) => isThere(place, areas)).length
  const near = visited.filter(({ place }) => isNear(place, areas)).length
  return there >= LEAST_SHARE_THERE * visited.length && near >= LEAST_SHARE_NEAR * visited.length
}

/** Days still empty get a place of farther off that lies on their way, as long as enough of the trip stays where it was asked to go. */
function toppedUp(filled: Filled, all: readonly Candidate[], { brief, economy, memo }: Scene): Filled {
  if (filled.empty === 0) return filled
  const frames = framesFor(brief, filled.nights.map(spotOf), economy).map((choice) =>
    choice.map((frame) => ({ ...frame, maxVisits: 1 })),
  )
  const solver = daySolver(frames, all, memo)
  const days = [...filled.days]
  for (const [i, { frame, plan }] of filled.days.entries()) {
    if (frame.heavy || visitsOf(plan).length > 0) continue
    const visited = visitedIn(days)
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
export function fillBest(
  brief: Brief,
  facts: Facts,
  economy: Economy,
  settled: Course | null = null,
): { filled: Filled; course: Course } | null {
  const all = findCandidates(brief, facts, economy.thrift)
  const scene: Scene = { brief, facts, economy, wishes: wishesOf(brief, facts), memo: newDayMemo() }
  if (settled) {
    const filled = fillAlong(settled, all, scene)
    if (filled && visitedIn(filled.days).length > 0) return { filled: toppedUp(filled, all, scene), course: settled }
  }
  const best = fillFrom('reach', all, scene)
  if (!best) return null
  const topped = { ...best, filled: toppedUp(best.filled, all, scene) }
  if (isWhereAsked(visitedIn(best.filled.days), brief)) return topped
  for (const ground of ['near', 'there'] as const) {
    const wanted = all.filter((one) => GROUNDS[ground](one, brief))
    const found = fillFrom(ground, wanted, scene)
    if (!found || !isWhereAsked(visitedIn(found.filled.days), brief)) continue
    const fuller = { ...found, filled: toppedUp(found.filled, all, scene) }
    if (fuller.filled.empty <= topped.filled.empty) return fuller
  }
  return topped
}
