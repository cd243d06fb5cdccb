import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { chooseBases, findHalfway } from './bases/choose-bases.ts'
import { areAlike, otherwise, parted } from './bases/parted-nights.ts'
import { spotOf } from './bases/lodging.ts'
import type { Brief } from './brief/brief.ts'
import { type Candidate, findCandidates } from './candidates/find-candidates.ts'
import { learningWishes, servedBy, wishesOf } from './candidates/wishes.ts'
import { firstZone, isNear, isThere, withinZone, ZONES_KM } from './candidates/zones.ts'
import { daySolver, newDayMemo } from './days/day-solver.ts'
import { emptyDays } from './days/assign-days.ts'
import { visitsOf } from './days/frame.ts'
import { framesFor } from './days/frames-for.ts'
import { isShortRoadFirst } from './days/order-of-days.ts'
import type { Economy } from './economy.ts'
import { type Filled, isBetter, refine, type Scene, settled, sketch, visitedIn } from './fill-nights.ts'
import { rebalanced } from './rebalance.ts'
import { isWhereAsked, tripFaults } from './trip-faults.ts'

/** Where a trip looks for its places and beds: what was settled once holds for every level of thrift. */
export interface Course {
  ground: Ground
  zone: number
  roam: number
}
/** All that is in reach; the same with what is around the area preferred; only what is around it; only what is in its province or around it. */
type Ground = 'reach' | 'leaning' | 'near' | 'there'
/** More than a detour costs, less than a place that was asked for by name. */
const LEANING_POINTS = 200
const GROUNDS: Record<Ground, (all: readonly Candidate[], brief: Brief) => readonly Candidate[]> = {
  reach: (all) => all,
  leaning: (all, { areas }) =>
    all
      .map((one) =>
        isNear(one.place, areas) ? { ...one, value: one.value + LEANING_POINTS, lift: LEANING_POINTS } : one,
      )
      .toSorted((a, b) => b.value - a.value || a.order - b.order),
  near: (all, { areas }) => all.filter(({ place }) => isNear(place, areas)),
  there: (all, { areas }) => all.filter(({ place }) => isThere(place, areas)),
}

/** Skeletons to weigh: no beds for a day trip; else the best bases, and for a far place bases behind a night halfway each way. */
function skeletons({ brief, facts, economy }: Scene, candidates: readonly Candidate[], roam: number): Stay[][] {
  const nights = brief.days - 1
  if (nights === 0) return [[]]
  const direct = chooseBases(brief, candidates, facts, { nights, thrift: economy.thrift, roam })
  if (direct.length > 0 || nights < 5)
    return [...direct, ...(nights <= 3 ? parted(direct, brief) : direct.flatMap(otherwise))]
  const halfway = findHalfway(brief.start, brief.areas[0]!, brief, facts)
  if (!halfway) return []
  const beyond = chooseBases({ ...brief, start: spotOf(halfway) }, candidates, facts, {
    nights: nights - 2,
    thrift: economy.thrift,
    roam,
  })
  return beyond.map((stays) => [halfway, ...stays, halfway])
}

/** Sketches worth the care of refining: on a short trip the best four, as that is quick; else two that sleep in different parts. */
function worthRefining(sketches: readonly Filled[], days: number): readonly Filled[] {
  if (days <= 3) return sketches.slice(0, 4)
  const other = sketches.find(({ nights }) => !areAlike(nights, sketches[0]!.nights))
  return other ? [sketches[0]!, other] : sketches.slice(0, 2)
}
/** Less than any place is worth: points that a better order of bases may cost. */
const ORDER_POINTS = 5
/** A round between bases the other way about, where that drives the longer road first, while everybody is fresh, and loses nothing. */
function turned(filled: Filled, candidates: readonly Candidate[], scene: Scene): Filled {
  const { nights, roam, faults, empty, worth } = filled
  if (!isShortRoadFirst(nights, scene.brief.start)) return filled
  const sketched = sketch(nights.toReversed(), roam, candidates, scene)
  const other = sketched && refine(sketched, candidates, scene)
  if (!other || other.faults > faults || other.empty > empty || other.worth < worth - ORDER_POINTS) return filled
  const [seen, before] = [visitedIn(other.days), visitedIn(filled.days)]
  const serves = (visited: readonly Candidate[]) => servedBy(visited, scene.wishes)
  return seen.length >= before.length && serves(seen) >= serves(before) ? other : filled
}

/** The best filling along one course. */
function fillAlong({ ground, zone, roam }: Course, all: readonly Candidate[], scene: Scene): Filled | null {
  const { brief, facts } = scene
  const candidates = withinZone(GROUNDS[ground](all, brief), ZONES_KM[zone]!, brief, learningWishes(brief, facts))
  const sketches = skeletons(scene, candidates, roam)
    .map((nights) => sketch(nights, roam, candidates, scene))
    .filter((one): one is Filled => one !== null)
    .toSorted((a, b) => a.faults - b.faults || a.empty - b.empty || b.worth - a.worth)
  const chosen = worthRefining(sketches, brief.days).map((one) => refine(one, candidates, scene))
  let best = chosen.reduce<Filled | null>((first, one) => (!first || isBetter(one, first) ? one : first), null)
  if (!best) return null
  // From another bed, days as hard as the best trip's may be worth more than the kinder ones that were found there.
  for (const refined of [best, ...chosen.filter((one) => one !== best)])
    best = settled(refined, best, candidates, scene)
  return turned(best.empty > 0 ? rebalanced(best, candidates, scene) : best, candidates, scene)
}

interface Way {
  filled: Filled
  course: Course
}
/** How much a filling leaves to be wished for, apart from its worth. */
const leaves = ({ faults, empty }: Filled): number => 100 * faults + empty
/** The nearest zone that leaves no day empty, roaming the province where no zone does; else the one with the fewest such days. */
function fillFrom(ground: Ground, all: readonly Candidate[], scene: Scene): Way | null {
  const { days } = scene.brief
  const last = ZONES_KM.length - 1
  const courses: Course[] = [...ZONES_KM.keys()]
    .filter((zone) => zone >= firstZone(GROUNDS[ground](all, scene.brief), days))
    .map((zone) => ({ ground, zone, roam: 0 }))
  const roamed = ground === 'leaning' ? [last - 1, last] : [last]
  for (const zone of roamed)
    for (let roam = 2; roam <= Math.min(4, days - 2); roam++) courses.push({ ground, zone, roam })
  let best: Way | null = null
  for (const course of courses) {
    const filled = fillAlong(course, all, scene)
    if (filled && (!best || leaves(filled) < leaves(best.filled))) best = { filled, course }
    if (best && leaves(best.filled) === 0) break
  }
  return best && visitedIn(best.filled.days).length > 0 ? best : null
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
    if (!found || visitsOf(found.plan).length === 0) continue
    const after = [...visited, ...visitedIn([found])]
    if (isWhereAsked(after, all, brief) || !isWhereAsked(visited, all, brief)) days[i] = found
  }
  return { ...filled, days, empty: emptyDays(days), faults: tripFaults(days, filled.nights, all, brief) }
}

/** The best filling; where too much of it lies elsewhere, the best that leans to the area, or is of what is around it alone. */
export function fillBest(brief: Brief, facts: Facts, economy: Economy, settled: Course | null = null): Way | null {
  const all = findCandidates(brief, facts, economy.thrift)
  const scene: Scene = { brief, facts, economy, all, wishes: wishesOf(brief, facts), memo: newDayMemo() }
  const along = (course: Course): Way | null => {
    const filled = fillAlong(course, all, scene)
    return filled && visitedIn(filled.days).length > 0 ? { filled, course } : null
  }
  const from = (ground: Ground) => {
    const way = settled ? along({ ...settled, ground }) : fillFrom(ground, all, scene)
    return way && { ...way, filled: toppedUp(way.filled, all, scene) }
  }
  let best = from(settled?.ground ?? 'reach')
  if (!best) return null
  for (const ground of ['leaning', 'near', 'there'] as const) {
    if (best.filled.faults === 0) break
    const found = from(ground)
    if (found && leaves(found.filled) < leaves(best.filled)) best = found
  }
  return best
}
