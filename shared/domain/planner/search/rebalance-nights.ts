import type { Stay } from '#shared/domain/catalogue/facts'
import type { Candidate } from '../candidates/candidates.ts'
import { draftQuickly, refineDraft } from './draft-trip.ts'
import { isBetter, type SearchInput, type TripDraft } from './trip-draft.ts'

const ROUNDS = 2

/** Every way to move one night from one base to another of the same route. */
function shiftedNights(nights: readonly Stay[]): Stay[][] {
  const bases = [...new Set(nights)]
  const counts = bases.map((base) => nights.filter((night) => night === base).length)
  return bases.flatMap((_, from) =>
    bases.flatMap((__, to) => {
      if (from === to || counts[from]! < 2) return []
      return [
        bases.flatMap((base, i) =>
          Array.from({ length: counts[i]! + Number(i === to) - Number(i === from) }, () => base),
        ),
      ]
    }),
  )
}

/** Moves nights to bases with more places, as long as that fills an empty day. */
export function rebalanceNights(draft: TripDraft, places: readonly Candidate[], input: SearchInput): TripDraft {
  let best = draft
  for (let round = 0; round < ROUNDS && best.emptyDays > 0; round++) {
    let next: TripDraft | null = null
    for (const nights of shiftedNights(best.nights)) {
      const moved = draftQuickly(nights, draft.baseCount, places, input)
      if (moved && moved.emptyDays < best.emptyDays && (!next || isBetter(moved, next))) next = moved
    }
    if (!next) break
    best = refineDraft(next, places, input)
  }
  return best
}
