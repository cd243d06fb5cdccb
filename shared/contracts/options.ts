import * as z from 'zod/mini'
import { differingFacts, packageFactsOf } from '#shared/domain/itinerary/package-facts'
import { centsOfRand, randOfCents } from '#shared/domain/money'
import type { OtherPackage } from '#shared/domain/packages/plan-packages'
import type { Edits } from '#shared/domain/revisions/edits'
import { Itinerary } from './itinerary.ts'

/** What packages are compared by; `counts` has no entry for what there is none of. */
const PackageFacts = z.object({
  stay: z.array(z.string()),
  transport: z.array(z.string()),
  meals: z.object({
    counts: z.partialRecord(z.enum(['breakfast', 'packed_lunch', 'lunch_from_home', 'dinner']), z.number()),
    bought: z.array(z.string()),
  }),
  guide: z.boolean(),
  visits: z.array(z.string()),
})

/** One of three versions of a trip, without its plan; everybody may read it. Money is in rand per learner. */
export const PackageSummary = z.object({
  style: z.enum(['saver', 'classic', 'signature']),
  name: z.string(),
  /** True for the plan that the trip's page shows. */
  is_shown: z.boolean(),
  /** Set if this package is the same as Classic on the page, because no cheaper or richer plan exists. */
  same_as: z.nullable(z.literal('classic')),
  total_per_student: z.number().check(z.minimum(0)),
  /** Difference to the plan on the page; negative if this package costs less. */
  difference_per_student: z.number(),
  /** The differences to the plan as it was made, one sentence each; if there are none, the reason. None once its owner changed it. */
  differences: z.array(z.string()),
  facts: PackageFacts,
  /** The facts in which it is not as the plan on the page. */
  differs: z.array(z.enum(['stay', 'transport', 'meals', 'guide', 'visits'])),
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

const NAMES = { saver: 'Saver', classic: 'Classic', signature: 'Signature' } as const
const STYLES = ['saver', 'classic', 'signature'] as const

interface StoredPackages {
  /** The plan as it is now, and as it was made. */
  shown: Itinerary
  first: Itinerary
  newest: { edits: Edits | null; stateOf: number } | undefined
  options: { others: readonly OtherPackage[]; createdAt: string }
}

/** From the cheapest to the most expensive as they were made; the plan of the page takes the place of its own package. */
export function toPackageOptions({ shown, first, newest, options }: StoredPackages): PackageOption[] {
  const { others, createdAt } = options
  const taken = newest?.edits?.package ?? 'classic'
  const isAsMade = newest?.stateOf === 1
  return STYLES.map((style): PackageOption => {
    const other = others.find((one) => one.style === style)
    const made = other?.itinerary ? { ...other.itinerary, search_id: shown.search_id, created_at: createdAt } : first
    const plan = style === taken ? shown : made
    return {
      style,
      name: NAMES[style],
      is_shown: style === taken,
      same_as: isAsMade && style !== taken ? (other?.sameAs ?? null) : null,
      total_per_student: plan.total_per_student,
      difference_per_student: randOfCents(centsOfRand(plan.total_per_student) - centsOfRand(shown.total_per_student)),
      differences: isAsMade ? (other?.differences ?? []) : [],
      facts: packageFactsOf(plan),
      differs: differingFacts(plan, shown),
      itinerary: plan,
    }
  })
}

/** The packages without their plans, which everybody may read. */
export const toPackageSummaries = (options: readonly PackageOption[]): PackageSummary[] =>
  options.map(({ itinerary: _plan, ...summary }) => summary)
