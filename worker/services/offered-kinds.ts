import type { KindOption } from '#shared/contracts/options'
import type { Itinerary } from '#shared/contracts/itinerary'
import { kindFactsOf, reasonsOf } from '#shared/domain/itinerary/kind-facts'
import { centsOfRand, randOfCents } from '#shared/domain/money'
import type { Edits } from '#shared/domain/revisions/edits'
import type { StoredOptions } from '../data/package-options.ts'

interface Offer {
  /** The plan as it is now, and as it was first made. */
  shown: Itinerary
  first: Itinerary
  /** All that its owner changed; null before the first change. */
  edits: Edits | null
  options: StoredOptions
}

/** Whether a plan is no longer as it was offered: its owner changed it, or took a package of it. */
const isChanged = (edits: Edits | null): boolean =>
  edits !== null && (edits.outline !== null || edits.package !== 'classic')

/** The plans of several kinds, the cheapest first; the plan of the page takes the place of its own. None unless the idea is vague. */
export function offeredKinds({ shown, first, edits, options }: Offer): KindOption[] {
  const { kinds, createdAt } = options
  if (kinds === null) return []
  const { search_id } = shown
  const taken = edits?.kind ?? 'first'
  const made = [
    { code: 'first' as const, kind: kinds.first, itinerary: first },
    ...kinds.others.map(({ kind, itinerary }) => ({
      code: kind,
      kind,
      itinerary: { ...itinerary, search_id, created_at: createdAt },
    })),
  ]
  const offered = made.map((one) => (one.code === taken ? { ...one, itinerary: shown } : one))
  const plans = offered.map(({ itinerary }) => itinerary)
  return offered
    .map(({ code, kind, itinerary }) => ({
      code,
      kind,
      is_shown: code === taken,
      is_changed: code === taken && isChanged(edits),
      title: itinerary.title,
      total_per_student: itinerary.total_per_student,
      difference_per_student: randOfCents(
        centsOfRand(itinerary.total_per_student) - centsOfRand(shown.total_per_student),
      ),
      ...kindFactsOf(itinerary),
      reasons: reasonsOf(itinerary, plans),
      itinerary,
    }))
    .toSorted((a, b) => a.total_per_student - b.total_per_student)
}
