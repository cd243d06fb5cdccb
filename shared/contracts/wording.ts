import * as z from 'zod/mini'

const line = (most: number) => z.string().check(z.trim(), z.minLength(3), z.maxLength(most))

/** The texts of a plan that a narrator may reword; everything else is fixed. */
export const Wording = z.strictObject({
  title: line(120),
  summary: line(900),
  day_titles: z.array(line(120)).check(z.minLength(1), z.maxLength(31)),
})
export type Wording = z.infer<typeof Wording>
