import type { Facts, Stay } from '#shared/domain/catalogue/facts'

const CELL_DEGREES = 0.5
const KEPT_IN_A_CELL = 5
const known = new WeakMap<Facts, Map<number, Stay[]>>()

/** The stays worth weighing: of each square of about 50 km a few, those with a bed for everybody first and then the cheapest. */
export function thinStays(facts: Facts, people: number): Stay[] {
  let bySize = known.get(facts)
  if (!bySize) known.set(facts, (bySize = new Map()))
  const before = bySize.get(people)
  if (before) return before
  const cells = new Map<string, Stay[]>()
  for (const stay of facts.stays) {
    const cell = `${Math.floor(stay.lat / CELL_DEGREES)}/${Math.floor(stay.lon / CELL_DEGREES)}`
    const stays = cells.get(cell)
    if (stays) stays.push(stay)
    else cells.set(cell, [stay])
  }
  const roomy = ({ beds }: Stay) => Number(beds >= people)
  const kept = [...cells.values()].flatMap((stays) =>
    stays
      .toSorted((a, b) => roomy(b) - roomy(a) || a.learner_rate_zar - b.learner_rate_zar || a.id.localeCompare(b.id))
      .slice(0, KEPT_IN_A_CELL),
  )
  bySize.set(people, kept)
  return kept
}
