import type { Facts, Town } from '#shared/domain/catalogue/facts'
import { kmBetween } from '#shared/domain/geo'
import { toBrief } from '#shared/domain/planner/brief/to-brief'
import { findCandidates } from '#shared/domain/planner/candidates/find-candidates'
import { learningWishes, wishesOf } from '#shared/domain/planner/candidates/wishes'
import { withinZone, ZONES_KM } from '#shared/domain/planner/candidates/zones'
import { newDayMemo, visitFor } from '#shared/domain/planner/days/day-solver'
import { framesFor } from '#shared/domain/planner/days/frames-for'
import { solveDay } from '#shared/domain/planner/days/solve-day'
import { ECONOMIES } from '#shared/domain/planner/economy'
import { exampleIdea } from '#shared/domain/planner/example-idea'
import { fillBest } from '#shared/domain/planner/fill-days'
import type { Scene } from '#shared/domain/planner/fill-nights'
import { bestByTrying } from './day-by-trying.ts'
import { type Dice, diceOf } from './seeded.ts'
import { bestTripByTrying, fixedPoints } from './trip-by-trying.ts'

/** A value of the planner beside that of trying everything. */
export interface Gap {
  what: string
  found: number
  best: number
  /** Share of the points that could be won and were not. */
  share: number
}
const gapOf = (what: string, found: number, best: number, fixed: number): Gap => ({
  what,
  found,
  best,
  share: Math.max(0, best - found) / Math.max(1, Math.abs(best - fixed)),
})
const SUBJECTS = ['History', 'Geography', 'Life Sciences', 'Natural Sciences', 'Tourism']
const TODAY = '2026-11-21'
const nearest = <T extends { lat: number; lon: number }>(all: readonly T[], town: Town, count: number): T[] =>
  all.toSorted((a, b) => kmBetween(a, town) - kmBetween(b, town)).slice(0, count)
const isTown = ({ kind }: Town) => kind === 'town' || kind === 'city'

/** A trip to one town of a catalogue cut down to what lies nearest to it. */
function tripAround(town: Town, facts: Facts, days: number, dice: Dice) {
  const cut: Facts = { ...facts, places: nearest(facts.places, town, 8), stays: nearest(facts.stays, town, 4) }
  const idea = exampleIdea({
    location: town.name,
    origin: dice.one(facts.towns.filter((one) => isTown(one) && kmBetween(one, town) < 160)).name,
    days,
    startDate: `2027-${dice.one(['02', '05', '08', '10'])}-${dice.number(10, 25)}`,
    students: dice.number(20, 60),
    gradeMin: dice.number(4, 12),
    subjects: dice.chance(0.6) ? [dice.one(SUBJECTS)] : [],
  })
  return { cut, brief: toBrief(idea, cut, TODAY) }
}

/** Small trips planned and tried out in full; those for which nothing at all is in reach are no trips. */
export function tripGaps(count: number, seed: number, facts: Facts): Gap[] {
  const dice = diceOf(seed)
  const towns = facts.towns.filter(isTown)
  const economy = ECONOMIES[0]!
  const gaps: Gap[] = []
  while (gaps.length < count) {
    const { cut, brief } = tripAround(dice.one(towns), facts, dice.number(1, 3), dice)
    const way = fillBest(brief, cut, economy)
    if (!way || way.course.roam > 0 || way.course.ground !== 'reach') continue
    const all = findCandidates(brief, cut, economy.thrift)
    const scene: Scene = { brief, facts: cut, economy, all, wishes: wishesOf(brief, cut), memo: newDayMemo() }
    const candidates = withinZone(all, ZONES_KM[way.course.zone]!, brief, learningWishes(brief, cut))
    const best = bestTripByTrying(way.filled, cut.stays, candidates, scene)
    gaps.push(gapOf(`${brief.areas[0]!.name}, ${brief.days} days`, way.filled.worth, best, fixedPoints(brief.days)))
  }
  return gaps
}

/** Days of ten places around a town, solved and tried out in full. */
export function dayGaps(count: number, seed: number, facts: Facts): Gap[] {
  const dice = diceOf(seed)
  const towns = facts.towns.filter(isTown)
  const gaps: Gap[] = []
  while (gaps.length < count) {
    const { brief } = tripAround(dice.one(towns), facts, 1, dice)
    const frame = framesFor(brief, [], ECONOMIES[0]!)[0]![dice.number(0, 2)]!
    const pool = findCandidates(brief, facts)
      .slice(0, 30)
      .filter(() => dice.chance(0.4))
      .slice(0, 10)
    const visits = pool.map((one) => visitFor(one, 1))
    const best = bestByTrying(frame, visits)
    const solved = solveDay(frame, visits)
    if (best === null && solved === null) continue
    gaps.push(gapOf(brief.areas[0]!.name, solved?.score ?? 0, best ?? 0, fixedPoints(1)))
  }
  return gaps
}
