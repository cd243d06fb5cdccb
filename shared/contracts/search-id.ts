import * as z from 'zod/mini'

/** A search's id on the wire: a whole number a JSON reader keeps exact (1 to 2^53 - 1). */
export const SearchId = z
  .int('The search number must be a whole number.')
  .check(z.positive('The search number must be above zero.'))
export type SearchId = z.infer<typeof SearchId>

/** The id as it stands in a path; null where the text cannot be one, which a caller answers as not found. */
export function parseSearchId(text: string): SearchId | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}
