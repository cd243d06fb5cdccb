import * as z from 'zod/mini'

/** A search id in JSON: an integer that JavaScript represents exactly (1 to 2^53 - 1). */
export const SearchId = z
  .int('The search number must be a whole number.')
  .check(z.positive('The search number must be above zero.'))
export type SearchId = z.infer<typeof SearchId>

/** The version of a plan from a query: null where none is asked for, 0 for one that no plan has. */
export const parseVersion = (text: string | undefined): number | null =>
  text === undefined ? null : /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0

/** The id from a path; null if the text is not one, which the caller answers with 404. */
export function parseSearchId(text: string): SearchId | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}
