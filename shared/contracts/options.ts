import * as z from 'zod/mini'
import { Itinerary } from './itinerary.ts'

/** One of three ways to make the same trip, as anybody may read it. Money is rand by learner. */
export const PackageSummary = z.object({
  style: z.enum(['saver', 'classic', 'signature']),
  name: z.string(),
  /** The plan that the page of the trip shows. */
  is_shown: z.boolean(),
  /** Classic, where nothing cheaper or richer could be had and this is its plan again. */
  same_as: z.nullable(z.literal('classic')),
  total_per_student: z.number().check(z.minimum(0)),
  /** Against the plan shown; below zero where it costs less. */
  difference_per_student: z.number(),
  /** What differs from the plan shown, a sentence each; where nothing does, why. */
  differences: z.array(z.string()),
})
export type PackageSummary = z.infer<typeof PackageSummary>

/** From the cheapest to the dearest. */
export const PackageSummaryList = z.object({ items: z.array(PackageSummary) })
export type PackageSummaryList = z.infer<typeof PackageSummaryList>

/** A package with its whole plan, checked like the plan shown. */
export const PackageOption = z.extend(PackageSummary, { itinerary: Itinerary })
export type PackageOption = z.infer<typeof PackageOption>

export const PackageOptionList = z.object({ items: z.array(PackageOption) })
export type PackageOptionList = z.infer<typeof PackageOptionList>
