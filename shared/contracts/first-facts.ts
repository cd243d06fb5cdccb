import * as z from 'zod/mini'

const town = z.optional(z.string().check(z.trim(), z.maxLength(60, 'Please keep the name to 60 characters or fewer.')))
const count = (most: number, error: string) =>
  z.optional(z.coerce.number(error).check(z.int(error), z.minimum(1, error), z.maximum(most, error)))

/** What the form asks for first if an idea says nothing of a trip; all of it may be left out. */
export const FirstFacts = z.object({
  place: town,
  origin: town,
  learners: count(500, 'Please give the number of learners, from 1 to 500.'),
  start_date: z.optional(z.iso.date('Please give the first day as a date.')),
  days: count(14, 'Please give the number of days, from 1 to 14.'),
})
export type FirstFacts = z.infer<typeof FirstFacts>

/** Why the form asks, instead of planning at once. */
export const SAYS_NOTHING = 'We could not read a trip in this yet. One or two of these make a better plan.'
