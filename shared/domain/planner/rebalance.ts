import type { Stay } from '#shared/domain/catalogue/facts'
import type { Candidate } from './candidates/find-candidates.ts'
import { type Filled, isBetter, refine, type Scene, sketch } from './fill-nights.ts'

const ROUNDS = 2

/** Every way of moving one night from a base to another of the same route. */
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

/** Nights moved to where there is more to see, while that fills an empty day. */
export function rebalanced(filled: Filled, candidates: readonly Candidate[], scene: Scene): Filled {
  let best = filled
  for (let round = 0; round < ROUNDS && best.empty > 0; round++) {
    let next: Filled | null = null
    for (const nights of shiftedNights(best.nights)) {
      const moved = sketch(nights, filled.roam, candidates, scene)
      if (moved && moved.empty < best.empty && (!next || isBetter(moved, next))) next = moved
    }
    if (!next) break
    best = refine(next, candidates, scene)
  }
  return best
}
