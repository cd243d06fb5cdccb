import type { Facts } from '#shared/domain/catalogue/facts'
import { draftOf } from '#shared/domain/verifier/mutations/mutation'
import { MUTATIONS } from '#shared/domain/verifier/mutations/mutations'
import { RULES, verify } from '#shared/domain/verifier/verify'
import { isGood, type Verdict } from './judge-request.ts'

export interface MutationFigures {
  plans: number
  tried: number
  caught: number
  /** Mutations that passed unnoticed, by name, with the requests they passed on. */
  missed: Map<string, string[]>
  /** Checks that no mutation could be tried on. */
  untried: string[]
}

/** Applies to real plans every mutation that fits them and counts what the verifier notices: the right check must change for the worse. */
export function mutatePlans(verdicts: readonly Verdict[], facts: Facts): MutationFigures {
  const good = verdicts.filter(isGood)
  const figures: MutationFigures = { plans: good.length, tried: 0, caught: 0, missed: new Map(), untried: [] }
  const tried = new Set<string>()
  for (const { itinerary, idea, request, checks } of good) {
    for (const { check, what, apply, status = 'fail' } of MUTATIONS) {
      if (checks.find(({ id }) => id === check)?.status !== 'pass') continue
      const draft = draftOf(itinerary, idea, facts, request)
      if (apply(draft) === false) continue
      tried.add(check)
      figures.tried++
      const now = verify(draft.itinerary, draft.idea, draft.facts, draft).find(({ id }) => id === check)?.status
      if (now === status) figures.caught++
      else figures.missed.set(`${check}: ${what}`, [...(figures.missed.get(`${check}: ${what}`) ?? []), request.id])
    }
  }
  figures.untried = RULES.map(({ id }) => id).filter((id) => !tried.has(id))
  return figures
}
