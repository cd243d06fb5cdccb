import { hasOwnLength } from '#shared/domain/catalogue/kinds'
import { isOwnEvent } from '#shared/domain/catalogue/stop-sorts'
import type { Candidate } from '../../candidates/candidates.ts'
import { DAY_POOL } from '../settings.ts'
import type { ConstraintLevels } from './day-constraints.ts'
import { type DayMemo, markOfDay, markOfPlace, rankedFor, VISIT_SHARES } from './day-memo.ts'
import { type DayProblem, type Prices, problemOf, withPrices } from './day-problem.ts'
import type { Ranking } from './ranking.ts'
import { checkInMinutes } from './visit-begins.ts'
import { bestRoute, everyRoute, solveDay } from './solve-day.ts'
import { type DayRoute, hasVisits, type SolvedDay, type Visit, visitsOf } from './solved-day.ts'

/** The number of places for a day if the days of a short trip are solved together: its own and those of the others. */
const EXACT_POOL = DAY_POOL + 6
/** Who goes in for less sees nothing: each part of a group that goes in by turns has so long. */
const LEAST_INSIDE = 25
/** Half a day: a longer visit in the catalogue is shortened to it, so that lunch is in time. */
const LONGEST_VISIT = 240

const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5
export function visitFor(candidate: Candidate, wished: number): Visit {
  const usual = candidate.place.duration_min - checkInMinutes(candidate)
  // A tour, a boat or a train takes as long as it takes, and so does an event of the group's own.
  const { arranged } = candidate
  if (arranged && isOwnEvent(arranged.sort)) return { candidate, minutes: usual }
  const share = candidate.place.slots || hasOwnLength(candidate.place.kind) ? 1 : wished
  const { insideMinutes = 0 } = candidate
  // What is done there beside seeing it makes a whole visit longer; a short one keeps at least its time.
  const longer = share < 1 ? 0 : Math.min(insideMinutes, usual / 2, Math.max(0, LONGEST_VISIT - usual))
  const typical = Math.max(usual / 2, Math.min(usual, LONGEST_VISIT)) + longer
  const turnsFactor = 1 + 0.2 * (candidate.groupTurns - 1)
  // Where parts follow each other sooner than they come out, the place has its own rhythm.
  const inTurns =
    candidate.groupTurns > 1 && !candidate.place.turns ? candidate.groupTurns * Math.min(LEAST_INSIDE, usual) : 0
  const open = Math.floor((candidate.closes - Math.max(candidate.opens, 510)) / 5) * 5
  return {
    candidate,
    minutes: Math.max(
      upToFive(Math.max(usual / 2, Math.min(insideMinutes, usual))),
      Math.min(upToFive(Math.max(inTurns, typical * share * turnsFactor)), open),
    ),
  }
}

/** Visits are shortened for what was asked for, so nothing else is there then. */
function mayBeShortened(places: readonly Candidate[], share: number): readonly Candidate[] {
  const asked = share < 1 ? places.filter(({ named }) => named) : []
  return asked.length > 0 ? asked : places
}

/** The places that one day is solved with. */
interface Pool {
  places: readonly Candidate[]
  key: string
}
interface LevelProblem {
  problem: DayProblem
  relaxationLevel: number
}
/** The points of the visits that were asked for. */
const askedPointsOf = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { named, value }) => sum + (named ? Math.max(0, value) : 0), 0)

/** Solves single days of one trip from one set of places, and caches the results. */
export class DaySolver {
  readonly days: number
  readonly #levelsByDay: readonly ConstraintLevels[]
  readonly #places: readonly Candidate[]
  readonly #memo: DayMemo
  readonly #keys: (string | undefined)[][]
  readonly #ranked: (Ranking | undefined)[][]
  readonly #problems: LevelProblem[][]

  constructor(levelsByDay: readonly ConstraintLevels[], places: readonly Candidate[], memo: DayMemo) {
    this.days = levelsByDay.length
    this.#levelsByDay = levelsByDay
    this.#places = places
    this.#memo = memo
    this.#keys = levelsByDay.map(() => [])
    this.#ranked = levelsByDay.map(() => [])
    this.#problems = []
  }

  /** The number of places that could be visited on a day. */
  countOpen(day: number): number {
    return this.#rankedAt(day, 0).count
  }

  /** The day with places that are not taken, relaxed only until a visit is possible; null if it cannot be driven at all. */
  solve(day: number, taken: ReadonlySet<string>): SolvedDay | null {
    let travelOnly: SolvedDay | null = null
    let best: SolvedDay | null = null
    let bestRank = -1
    const wanted = this.#askedPoints(day, taken)
    const levels = this.#levelsByDay[day]!
    for (let level = 0; level < levels.length; level++) {
      const constraints = levels[level]!
      if (best && (constraints.breaksAsked || (constraints.noReserve && bestRank >= wanted))) return best
      const pool = this.#poolOf(day, level, taken)
      for (let cut = 0; cut < VISIT_SHARES.length; cut++) {
        const route = this.#routeOf(day, level, cut, pool)
        if (!route) continue
        const solved: SolvedDay = { constraints, route, relaxationLevel: level * VISIT_SHARES.length + cut }
        if (!hasVisits(route)) {
          travelOnly ??= solved
          continue
        }
        if (wanted === 0) return solved
        const rank = askedPointsOf(visitsOf(route).map(({ candidate }) => candidate)) + (cut === 0 ? 0.5 : 0)
        if (rank > bestRank) {
          best = solved
          bestRank = rank
        }
        // A longer day is tried before a shorter visit to a place that was asked for by name.
        if (bestRank > wanted) return best
      }
      if (constraints.isLongDrive && travelOnly && !(wanted > 0 && this.days > 1)) return best ?? travelOnly
    }
    return best ?? travelOnly
  }

  /** Every choice of places for a day with more points than `lowerBound` after prices, in its best order, up to a level. */
  solveEvery(day: number, relaxationLevel: number, prices: Prices, lowerBound: number): SolvedDay[] {
    return this.#problemsUpTo(day, relaxationLevel).flatMap(({ problem, relaxationLevel: own }) =>
      everyRoute(withPrices(problem, prices), lowerBound).map((route) => ({
        constraints: problem.constraints,
        route,
        relaxationLevel: own,
      })),
    )
  }

  /** The best route of a day after prices, up to a level; null if it cannot be driven at all. */
  solvePriced(day: number, relaxationLevel: number, prices: Prices): DayRoute | null {
    return this.#problemsUpTo(day, relaxationLevel).reduce<DayRoute | null>(
      (best, { problem }) => bestRoute(withPrices(problem, prices), best?.score) ?? best,
      null,
    )
  }

  /** What each place is worth beyond the best one for which the days have no room: about its price if each may be had once. */
  firstPrices(relaxationLevels: readonly number[]): Map<string, number> {
    const values = new Map<string, number>()
    let room = 0
    for (const [day, level] of relaxationLevels.entries()) {
      const problems = this.#problemsUpTo(day, level)
      room += problems[0]!.problem.constraints.maxVisits
      for (const { problem } of problems)
        for (const { candidate } of problem.visits) values.set(candidate.place.id, candidate.value)
    }
    const byValue = [...values].toSorted(([, a], [, b]) => b - a)
    const outside = Math.max(0, byValue[room]?.[1] ?? 0)
    return new Map(byValue.slice(0, room).flatMap(([id, value]) => (value > outside ? [[id, value - outside]] : [])))
  }

  #rankedAt(day: number, level: number): Ranking {
    return (this.#ranked[day]![level] ??= rankedFor(this.#levelsByDay[day]![level]!, this.#places, this.#memo))
  }

  /** The best places of a day that are not taken, and the key of its problem with them. */
  #poolOf(day: number, level: number, taken: ReadonlySet<string>): Pool {
    const places: Candidate[] = []
    let key = (this.#keys[day]![level] ??= markOfDay(this.#levelsByDay[day]![level]!, this.#memo))
    const ranking = this.#rankedAt(day, level)
    for (let rank = 0; rank < ranking.count && places.length < DAY_POOL; rank++) {
      const one = ranking.at(rank)!
      if (taken.has(one.place.id)) continue
      places.push(one)
      key += markOfPlace(one, this.#memo)
    }
    return { places, key }
  }

  /** The best route of a day at one level, from these places, with visits of the `cut`th share of their length. */
  #routeOf(day: number, level: number, cut: number, { places, key }: Pool): DayRoute | null {
    const routes = this.#memo.solved[cut]!
    const known = routes.get(key)
    if (known !== undefined) return known
    const visits = mayBeShortened(places, VISIT_SHARES[cut]!).map((one) => this.#visitOf(one, cut))
    const route = solveDay(this.#levelsByDay[day]![level]!, visits, this.#memo.legs)
    routes.set(key, route)
    return route
  }

  /** A visit of the `cut`th share of its length; the same in all drafts. */
  #visitOf(one: Candidate, cut: number): Visit {
    const visits = this.#memo.visits[cut]!
    const known = visits.get(one)
    if (known) return known
    const visit = visitFor(one, VISIT_SHARES[cut]!)
    visits.set(one, visit)
    return visit
  }

  /** The points of the places that were asked for, for which a day may be longer; on a longer trip another day may have them. */
  #askedPoints(day: number, taken: ReadonlySet<string>): number {
    if (this.days > 1 && !this.#memo.longDays) return 0
    const pool = this.#rankedAt(day, 0).first(DAY_POOL)
    return askedPointsOf(pool.filter(({ place }) => !taken.has(place.id)))
  }

  /** The problems of a day up to a level, with its own places and those that other days might take. */
  #problemsUpTo(day: number, relaxationLevel: number): LevelProblem[] {
    const levels = this.#levelsByDay[day]!
    const problems = (this.#problems[day] ??= [])
    for (let own = problems.length; own <= relaxationLevel && own < levels.length * VISIT_SHARES.length; own++) {
      const level = Math.floor(own / VISIT_SHARES.length)
      const share = VISIT_SHARES[own % VISIT_SHARES.length]!
      const places = this.#rankedAt(day, level).first(EXACT_POOL)
      const visits = mayBeShortened(places, share).map((one) => visitFor(one, share))
      problems.push({ problem: problemOf(levels[level]!, visits, this.#memo.legs), relaxationLevel: own })
    }
    return problems.slice(0, relaxationLevel + 1)
  }
}
