import type { RoadNetwork } from '../../../roads/road-network.ts'
import type { Candidate } from '../../candidates/candidates.ts'
import type { Spot } from '../../request/trip-request.ts'
import { equivalentKmBetween } from '../../roads/leg.ts'
import { type LegTable, newLegTable, numberOf } from '../../roads/leg-table.ts'
import { DRIVE_COST_PER_MINUTE } from '../settings.ts'
import { constraintsKey, type DayConstraints, isOpenOn, rankingKey } from './day-constraints.ts'
import { Ranking } from './ranking.ts'
import type { DayRoute, Visit } from './solved-day.ts'

/** Share of the usual length of a visit that is tried, the whole first. */
export const VISIT_SHARES: readonly number[] = [1, 0.6]

/** The roads, and results cached for one set of candidates, because many drafts of a trip have the same day. */
export interface DayMemo {
  roads: RoadNetwork
  legs: LegTable
  /** Days of a longer trip may be longer for places that were asked for, like a day trip. */
  longDays: boolean
  /** For each of `VISIT_SHARES` the routes by the key of their problem, and the visits of places. */
  solved: Map<string, DayRoute | null>[]
  visits: Map<Candidate, Visit>[]
  kmToPlaces: Map<Spot, Map<number, number>>
  /** The places of a day by the key of its ranking, for each list of candidates. */
  ranked: Map<readonly Candidate[], Map<string, Ranking>>
  /** One character for each day's constraints, and each place with its bonus: several in a row make a key. */
  marks: Map<string, string>
  /** The same for each candidate, and for each day's constraints. */
  marksOfPlaces: Map<Candidate, string>
  marksOfDays: Map<DayConstraints, string>
}
export const newDayMemo = (roads: RoadNetwork, longDays = false): DayMemo => ({
  roads,
  legs: newLegTable(roads),
  longDays,
  solved: VISIT_SHARES.map(() => new Map()),
  visits: VISIT_SHARES.map(() => new Map()),
  kmToPlaces: new Map(),
  ranked: new Map(),
  marks: new Map(),
  marksOfPlaces: new Map(),
  marksOfDays: new Map(),
})

/** Returns the km from a spot to a place. */
function kmFrom(spot: Spot, { roads, kmToPlaces }: DayMemo): (one: Candidate) => number {
  const known = kmToPlaces.get(spot) ?? new Map<number, number>()
  kmToPlaces.set(spot, known)
  return ({ place, order }) => {
    let km = known.get(order)
    if (km === undefined) known.set(order, (km = equivalentKmBetween(roads, spot, place)))
    return km
  }
}

function markFor(name: string, { marks }: DayMemo): string {
  const known = marks.get(name)
  if (known !== undefined) return known
  const mark = String.fromCodePoint(marks.size)
  marks.set(name, mark)
  return mark
}
const endsOf = ({ from, to }: DayConstraints, { legs }: DayMemo) => [numberOf(from, legs), numberOf(to, legs)] as const
export function markOfDay(constraints: DayConstraints, memo: DayMemo): string {
  const known = memo.marksOfDays.get(constraints)
  if (known !== undefined) return known
  const mark = markFor(constraintsKey(constraints, endsOf(constraints, memo)), memo)
  memo.marksOfDays.set(constraints, mark)
  return mark
}
export function markOfPlace(one: Candidate, memo: DayMemo): string {
  const known = memo.marksOfPlaces.get(one)
  if (known !== undefined) return known
  const mark = markFor(`${one.order}+${one.bonus}`, memo)
  memo.marksOfPlaces.set(one, mark)
  return mark
}

/** The places that may be visited on a day, best first, by value minus the cost of the detour (about a minute for each km). */
function rankPlaces(constraints: DayConstraints, candidates: readonly Candidate[], memo: DayMemo): Ranking {
  const direct = equivalentKmBetween(memo.roads, constraints.from, constraints.to)
  const fromHere = kmFrom(constraints.from, memo)
  const toThere = kmFrom(constraints.to, memo)
  const places: Candidate[] = []
  const points: number[] = []
  for (const one of candidates) {
    if (!isOpenOn(one, constraints)) continue
    const km = fromHere(one) + toThere(one) - direct
    if (!one.named && km > constraints.detourKm) continue
    places.push(one)
    points.push(one.value - DRIVE_COST_PER_MINUTE * km)
  }
  return new Ranking(places, points)
}
/** The same, made once: many drafts have the same day. */
export function rankedFor(constraints: DayConstraints, candidates: readonly Candidate[], memo: DayMemo): Ranking {
  const rankings = memo.ranked.get(candidates) ?? new Map<string, Ranking>()
  memo.ranked.set(candidates, rankings)
  const key = rankingKey(constraints, endsOf(constraints, memo))
  const known = rankings.get(key)
  if (known) return known
  const ranked = rankPlaces(constraints, candidates, memo)
  rankings.set(key, ranked)
  return ranked
}
