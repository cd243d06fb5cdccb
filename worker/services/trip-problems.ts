import type { Itinerary } from '#shared/contracts/itinerary'
import type { Change } from '#shared/contracts/revisions'
import { Problem } from './problem.ts'

/** What can be wrong with a call about a trip, in the same words wherever its plan is kept. */
export const unknownSearch = () => new Problem(404, 'search_not_found', 'We do not know this search.')

const NO_PLAN = 'Itinerary not found for this search'
export const unknownPlan = () => new Problem(404, 'itinerary_not_found', NO_PLAN)
export const pendingPlan = () => new Problem(404, 'itinerary_pending', NO_PLAN)

export const unknownVersion = () => new Problem(404, 'version_not_found', 'This plan has no such version.')

export const staleVersion = (newest: { version: number; itinerary: Itinerary }) =>
  new Problem(409, 'stale_version', 'This plan was changed meanwhile. Look at the newest version first.', {
    more: newest,
  })

/** Why a change cannot be, and what can. */
interface Refused {
  code: string
  error: string
  fields: Record<string, string> | null
  nearest: { said: string; change: Change } | null
}
export const refusedChange = ({ code, error, fields, nearest }: Refused) =>
  new Problem(422, code, error, { ...(fields ? { fields } : {}), ...(nearest ? { more: { nearest } } : {}) })

export const unknownEntry = () => new Problem(404, 'not_in_catalogue', 'We have no place or stay by this name.')

/** An own idea that another sentence was to be added to. */
export function fullIdea(): Problem {
  const full = 'Your trip idea has no room for one more sentence. Please shorten it and plan it again.'
  return new Problem(422, 'invalid_fields', full, { fields: { idea: full } })
}
