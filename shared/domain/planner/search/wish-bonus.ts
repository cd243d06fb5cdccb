import type { Candidate, Wish } from '../candidates/candidates.ts'

/** More points than any place has, except one that was asked for by name. */
const WISH_POINTS = 400
/** The bonus if there is one visit on a day: an expensive place must still be too expensive. */
const WISH_POINTS_AT_ONE_VISIT_A_DAY = 200
/** Points that a trip gets for serving one wish. */
export const wishPoints = (maxVisitsPerDay: number): number =>
  maxVisitsPerDay === 1 ? WISH_POINTS_AT_ONE_VISIT_A_DAY : WISH_POINTS

const BONUS_PLACES_FOR_EACH = 3
export const withBonus = (one: Candidate, points: number): Candidate => ({
  ...one,
  value: one.value + points,
  bonus: one.bonus + points,
})
const known = new WeakMap<readonly Candidate[], Map<string, readonly Candidate[]>>()
/** The places, with a bonus for those that are chosen by their ids; made once, because many drafts choose the same. */
export function withBonusFor(
  chosen: ReadonlySet<string>,
  places: readonly Candidate[],
  points: number,
): readonly Candidate[] {
  const lists = known.get(places) ?? new Map<string, readonly Candidate[]>()
  known.set(places, lists)
  const key = [points, ...[...chosen].toSorted()].join()
  const found = lists.get(key)
  if (found) return found
  const made = places.map((one) => (chosen.has(one.place.id) ? withBonus(one, points) : one))
  lists.set(key, made)
  return made
}
/** The places with a bonus for the best of those that serve a wish that no visit serves; null if there are none. */
export function addWishBonus(
  visited: readonly Candidate[],
  places: readonly Candidate[],
  wishes: readonly Wish[],
  points: number,
): readonly Candidate[] | null {
  const chosen = new Set<string>()
  for (const { isServedBy } of wishes) {
    if (visited.some(isServedBy)) continue
    for (const one of places.filter(isServedBy).slice(0, BONUS_PLACES_FOR_EACH)) chosen.add(one.place.id)
  }
  return chosen.size === 0 ? null : withBonusFor(chosen, places, points)
}
