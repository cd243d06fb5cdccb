import * as z from 'zod/mini'
import { Itinerary } from './itinerary.ts'

/** One of three versions of a trip, without its plan; everybody may read it. Money is in rand per learner. */
export const PackageSummary = z.object({
  style: z.enum(['saver', 'classic', 'signature']),
  name: z.string(),
  /** True for the plan that the trip's page shows. */
  is_shown: z.boolean(),
  /** True if this package is the same as Classic, because no cheaper or richer plan exists. */
  same_as: z.nullable(z.literal('classic')),
  total_per_student: z.number().check(z.minimum(0)),
  /** Difference to the plan on the page; negative if this package costs less. */
  difference_per_student: z.number(),
  /** The differences to the plan on the page, one sentence each; if there are none, the reason. */
  differences: z.array(z.string()),
})
export type PackageSummary = z.infer<typeof PackageSummary>

/** From the cheapest to the most expensive. */
export const PackageSummaryList = z.object({ items: z.array(PackageSummary) })
export type PackageSummaryList = z.infer<typeof PackageSummaryList>

/** A package with its complete plan, verified like the plan on the page. */
export const PackageOption = z.extend(PackageSummary, { itinerary: Itinerary })
export type PackageOption = z.infer<typeof PackageOption>

export const PackageOptionList = z.object({ items: z.array(PackageOption) })
export type PackageOptionList = z.infer<typeof PackageOptionList>
