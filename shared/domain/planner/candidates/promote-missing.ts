import type { Facts } from '#shared/domain/catalogue/facts'
import type { Brief } from '../brief/brief.ts'
import type { Visit } from '../days/frame.ts'
import type { Economy } from '../economy.ts'
import type { Candidate } from './find-candidates.ts'
import { teaches } from './teaching.ts'
import { comesTo } from './zones.ts'

/** More than any other place is worth, less than one that was asked for by name; where every rand counts, a dear place is still too dear. */
const PROMOTED = 400
const PROMOTED_WHEN_BARE = 60

/** The candidates again with the best places lifted for every subject, theme or second area that no visit serves; null where all are served. */
export function promoteMissing(
  visits: readonly Visit[],
  candidates: readonly Candidate[],
  brief: Brief,
  facts: Facts,
  { bare }: Pick<Economy, 'bare'>,
): Candidate[] | null {
  const serves = [
    ...brief.subjects.map((subject) => (one: Candidate) => teaches(one.place, subject, facts.curriculum)),
    ...brief.themes.map((theme) => (one: Candidate) => one.place.trip_types.includes(theme)),
    ...(brief.areas.length > 1
      ? brief.areas.map((area) => (one: Candidate) => area.kind === 'province' || comesTo(one.place, area))
      : []),
  ]
  const lifted = new Set<string>()
  for (const serve of serves) {
    if (visits.some(({ candidate }) => serve(candidate))) continue
    for (const one of candidates.filter(serve).slice(0, 3)) lifted.add(one.place.id)
  }
  if (lifted.size === 0) return null
  return candidates.map((one) =>
    lifted.has(one.place.id) ? { ...one, value: one.value + (bare ? PROMOTED_WHEN_BARE : PROMOTED) } : one,
  )
}
