import type { Facts } from '#shared/domain/catalogue/facts'
import { draftOf } from '#shared/domain/verifier/corruptions/corruption'
import { CORRUPTIONS } from '#shared/domain/verifier/corruptions/corruptions'
import { RULES, verify } from '#shared/domain/verifier/verify'
import { isGood, type Verdict } from './judge-request.ts'

export interface Spoiling {
  plans: number
  tried: number
  caught: number
  /** Corruptions that passed unnoticed, by name, with the requests they passed on. */
  missed: Map<string, string[]>
  /** Checks that no corruption could be tried on. */
  untried: string[]
}

/** Spoils real plans in every way that fits them and counts what the verifier notices: the right check must change for the worse. */
export function spoilPlans(verdicts: readonly Verdict[], facts: Facts): Spoiling {
  const good = verdicts.filter(isGood)
  const spoiling: Spoiling = { plans: good.length, tried: 0, caught: 0, missed: new Map(), untried: [] }
  const tried = new Set<string>()
  for (const { itinerary, idea, request, checks } of good) {
    for (const { check, what, spoil, status = 'fail' } of CORRUPTIONS) {
      if (checks.find(({ id }) => id === check)?.status !== 'pass') continue
      const draft = draftOf(itinerary, idea, facts, request.today)
      if (spoil(draft) === false) continue
      tried.add(check)
      spoiling.tried++
      const now = verify(draft.itinerary, draft.idea, draft.facts, draft).find(({ id }) => id === check)?.status
      if (now === status) spoiling.caught++
      else spoiling.missed.set(`${check}: ${what}`, [...(spoiling.missed.get(`${check}: ${what}`) ?? []), request.id])
    }
  }
  spoiling.untried = RULES.map(({ id }) => id).filter((id) => !tried.has(id))
  return spoiling
}
