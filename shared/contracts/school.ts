import * as z from 'zod/mini'
import { PROVINCE_CODES } from '#shared/domain/provinces'

/** A school of the national list; `GET /api/places/{id}` has the fields of its address. */
export const SchoolSuggestion = z.object({
  id: z.string(),
  name: z.string(),
  town: z.nullable(z.string()),
  province: z.enum(PROVINCE_CODES),
  /** Street and suburb, where the list has them. */
  address: z.optional(z.string()),
})
export type SchoolSuggestion = z.infer<typeof SchoolSuggestion>
export const SchoolSuggestionList = z.object({ items: z.array(SchoolSuggestion) })
