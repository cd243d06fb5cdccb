import type { RoadNetwork } from '../../../roads/road-network.ts'
import { equivalentKmBetween } from '../../roads/leg.ts'
import type { Spot } from '../../request/trip-request.ts'
import type { Candidate } from '../../candidates/candidates.ts'
import { DAY_POOL, DRIVE_COST_PER_MINUTE } from '../settings.ts'
import { constraintsKey, type ConstraintLevels, type DayConstraints, isOpenOn } from './day-constraints.ts'
import { everyDay, solveDay } from './solve-day.ts'
import { type DayRoute, type SolvedDay, type Visit, visitsOf } from './solved-day.ts'

/** Share of the usual length of a visit that is tried, the whole first. */
export const VISIT_SHARES: readonly number[] = [1, 0.6]
/** The number of places for a day if the days of a short trip are solved together: its own and those of the others. */
const EXACT_POOL = DAY_POOL + 6
/** Half a day: a longer visit in the catalogue is shortened to it, so that lunch is in time. */
const LONGEST_VISIT = 240

const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5
export function visitFor(candidate: Candidate, share: number): Visit {
  const typical = Math.max(candidate.place.duration_min / 2, Math.min(candidate.place.duration_min, LONGEST_VISIT))
  const turnsFactor = 1 + 0.2 * (candidate.groupTurns - 1)
  const open = Math.floor((candidate.closes - Math.max(candidate.opens, 510)) / 5) * 5
  return {
    candidate,
    minutes: Math.max(
      upToFive(candidate.place.duration_min / 2),
      Math.min(upToFive(typical * share * turnsFactor), open),
    ),
  }
}

/** The roads, and results cached for one set of candidates, because many drafts of a trip have the same day. */
export interface DayMemo {
  roads: RoadNetwork
  /** Days of a longer trip may be longer for places that were asked for, like a day trip. */
  longDays: boolean
  /** For each of `VISIT_SHARES` the routes by the key of their problem. */
  solved: Map<string, DayRoute | null>[]
  kmToPlaces: Map<Spot, Map<number, number>>
}
export const newDayMemo = (roads: RoadNetwork, longDays = false): DayMemo => ({
  roads,
  longDays,
  solved: VISIT_SHARES.map(() => new Map()),
  kmToPlaces: new Map(),
})

function kmFrom(spot: Spot, { place, order }: Candidate, { roads, kmToPlaces }: DayMemo): number {
  let known = kmToPlaces.get(spot)
  if (!known) kmToPlaces.set(spot, (known = new Map()))
  let km = known.get(order)
  if (km === undefined) known.set(order, (km = equivalentKmBetween(roads, spot, place)))
  return km
}

/** The places that may be visited on a day, best first, by value minus the cost of the detour (about a minute for each km). */
function rankedFor(constraints: DayConstraints, candidates: readonly Candidate[], memo: DayMemo): Candidate[] {
  const direct = equivalentKmBetween(memo.roads, constraints.from, constraints.to)
  const ranked: { one: Candidate; points: number }[] = []
  for (const one of candidates) {
    if (!isOpenOn(one, constraints)) continue
    const km = kmFrom(constraints.from, one, memo) + kmFrom(constraints.to, one, memo) - direct
    if (one.named || km <= constraints.detourKm) ranked.push({ one, points: one.value - DRIVE_COST_PER_MINUTE * km })
  }
  ranked.sort((x, y) => y.points - x.points || x.one.order - y.one.order)
  return ranked.map(({ one }) => one)
}

/** The places that one day is solved with. */
interface Pool {
  places: readonly Candidate[]
  key: string
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
  readonly #keys: string[][]
  readonly #ranked: (Candidate[] | undefined)[][]

  constructor(levelsByDay: readonly ConstraintLevels[], places: readonly Candidate[], memo: DayMemo) {
    this.days = levelsByDay.length
    this.#levelsByDay = levelsByDay
    this.#places = places
    this.#memo = memo
    this.#keys = levelsByDay.map((levels) => levels.map(constraintsKey))
    this.#ranked = levelsByDay.map(() => [])
  }

  /** The number of places that could be visited on a day. */
  countOpen(day: number): number {
    return this.#rankedAt(day, 0).length
  }

  /** The day with places that are not taken, relaxed only until a visit is possible; null if it cannot be driven at all. */
  solve(day: number, taken: ReadonlySet<string>): SolvedDay | null {
    let travelOnly: SolvedDay | null = null
    let [best, bestRank] = [null as SolvedDay | null, -1]
    const wanted = this.#askedPoints(day, taken)
    for (const [level, constraints] of this.#levelsByDay[day]!.entries()) {
      if (best && constraints.breaksAsked) return best
      const pool = this.#poolOf(day, level, taken)
      for (const [cut, share] of VISIT_SHARES.entries()) {
        const route = this.#routeOf(day, level, share, pool)
        if (!route) continue
        const solved = { constraints, route, relaxationLevel: level * VISIT_SHARES.length + cut }
        if (route.stops.length === 1) {
          travelOnly ??= solved
          continue
        }
        const rank = askedPointsOf(visitsOf(route).map(({ candidate }) => candidate)) + (cut === 0 ? 0.5 : 0)
        if (rank > bestRank) [best, bestRank] = [solved, rank]
        // A longer day is tried before a shorter visit to a place that was asked for by name.
        if (wanted === 0 || bestRank > wanted) return best
      }
      if (constraints.isLongDrive && travelOnly) return best ?? travelOnly
    }
    return best ?? travelOnly
  }

  /** Every choice of places for a day with more points than `lowerBound`, in its best order, up to a level. */
  solveEvery(day: number, relaxationLevel: number, lowerBound: number): SolvedDay[] {
    return this.#problemsUpTo(day, relaxationLevel).flatMap(({ constraints, visits, relaxationLevel: own }) =>
      everyDay(constraints, visits, lowerBound, this.#memo.roads).map((route) => ({
        constraints,
        route,
        relaxationLevel: own,
      })),
    )
  }

  /** The most points that a day can have, up to a level. */
  mostPoints(day: number, relaxationLevel: number): number {
    return this.#problemsUpTo(day, relaxationLevel).reduce(
      (most, { constraints, visits }) => solveDay(constraints, visits, this.#memo.roads, most)?.score ?? most,
      -Infinity,
    )
  }

  #rankedAt(day: number, level: number): Candidate[] {
    return (this.#ranked[day]![level] ??= rankedFor(this.#levelsByDay[day]![level]!, this.#places, this.#memo))
  }

  /** The best places of a day that are not taken, and the key of its problem with them. */
  #poolOf(day: number, level: number, taken: ReadonlySet<string>): Pool {
    const places: Candidate[] = []
    let key = this.#keys[day]![level]!
    for (const one of this.#rankedAt(day, level)) {
      if (taken.has(one.place.id)) continue
      places.push(one)
      key += one.bonus === 0 ? `,${one.order}` : `,${one.order}+`
      if (places.length === DAY_POOL) break
    }
    return { places, key }
  }

  /** The best route of a day at one level, from these places. */
  #routeOf(day: number, level: number, share: number, { places, key }: Pool): DayRoute | null {
    const routes = this.#memo.solved[VISIT_SHARES.indexOf(share)]!
    const known = routes.get(key)
    if (known !== undefined) return known
    const visits = places.map((candidate) => visitFor(candidate, share))
    const route = solveDay(this.#levelsByDay[day]![level]!, visits, this.#memo.roads)
    routes.set(key, route)
    return route
  }

  /** The points of the places that were asked for, for which a day may be longer; on a longer trip another day may have them. */
  #askedPoints(day: number, taken: ReadonlySet<string>): number {
    if (this.days > 1 && !this.#memo.longDays) return 0
    const pool = this.#rankedAt(day, 0).slice(0, DAY_POOL)
    return askedPointsOf(pool.filter((one) => !taken.has(one.place.id)))
  }

  #problemsUpTo(
    day: number,
    relaxationLevel: number,
  ): { constraints: DayConstraints; visits: Visit[]; relaxationLevel: number }[] {
    return this.#levelsByDay[day]!.flatMap((constraints, level) =>
      VISIT_SHARES.flatMap((share, cut) => {
        const own = level * VISIT_SHARES.length + cut
        if (own > relaxationLevel) return []
        const pool = this.#rankedAt(day, level).slice(0, EXACT_POOL)
        return [{ constraints, visits: pool.map((one) => visitFor(one, share)), relaxationLevel: own }]
      }),
    )
  }
}
