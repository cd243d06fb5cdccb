import * as z from 'zod/mini'
import { KIND_REASONS, kindFactsOf, reasonsOf } from '#shared/domain/itinerary/kind-facts'
import { KINDS_OF_TRIP } from '#shared/domain/kinds-of-trip'
import { differingFacts, packageFactsOf } from '#shared/domain/itinerary/package-facts'
import { centsOfRand, randOfCents } from '#shared/domain/money'
import type { PlannedChoices } from '#shared/domain/packages/plan-choices'
import type { Edits } from '#shared/domain/revisions/edits'
import type { Itinerary as Plan } from '#shared/domain/itinerary/itinerary'
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
  /** Set if this package is the same as Classic, because no cheaper or richer plan exists. */
  same_as: z.nullable(z.literal('classic')),
  total_per_student: z.number().check(z.minimum(0)),
  /** Difference to the plan on the page; negative if this package costs less. */
  difference_per_student: z.number(),
  /** The differences from Classic, one sentence each; if there are none, the reason. */
  differences: z.array(z.string()),
  facts: PackageFacts,
  /** The facts in which it is not as the plan on the page. */
  differs: z.array(z.enum(['stay', 'transport', 'meals', 'guide', 'visits'])),
})
export type PackageSummary = z.infer<typeof PackageSummary>

/** One of up to three plans for an idea that says neither where to go nor what for; money in rand per learner. */
export const KindSummary = z.object({
  /** `first` is the plan of no kind. */
  code: z.enum(['first', ...KINDS_OF_TRIP]),
  /** What most of its hours at places are about; null for a bit of everything. */
  kind: z.nullable(z.enum(KINDS_OF_TRIP)),
  /** True for the plan that the trip's page shows. */
  is_shown: z.boolean(),
  /** Its owner changed the plan that is shown since it was chosen. */
  is_changed: z.boolean(),
  title: z.string(),
  total_per_student: z.number().check(z.minimum(0)),
  /** Difference to the plan on the page; negative if this one costs less. */
  difference_per_student: z.number(),
  visits: z.array(z.object({ name: z.string(), minutes: z.number() })),
  towns: z.array(z.string()),
  road_minutes: z.number(),
  subjects: z.array(z.string()),
  /** What this one alone has among those that are offered. */
  reasons: z.array(z.enum(KIND_REASONS)),
})
export type KindSummary = z.infer<typeof KindSummary>

/** Both for the trip as its owner has it now. The kinds, the cheapest first; none unless the idea is vague. */
export const PackageSummaryList = z.object({ items: z.array(PackageSummary), kinds: z.array(KindSummary) })
export type PackageSummaryList = z.infer<typeof PackageSummaryList>

/** A package with its complete plan, verified like the plan on the page. */
export const PackageOption = z.extend(PackageSummary, { itinerary: Itinerary })
export type PackageOption = z.infer<typeof PackageOption>
/** A plan of another kind, verified as well. */
export const KindOption = z.extend(KindSummary, { itinerary: Itinerary })
export type KindOption = z.infer<typeof KindOption>

export const PackageOptionList = z.object({ items: z.array(PackageOption), kinds: z.array(KindOption) })
export type PackageOptionList = z.infer<typeof PackageOptionList>

const NAMES = { saver: 'Saver', classic: 'Classic', signature: 'Signature' } as const
const STYLES = ['saver', 'classic', 'signature'] as const

/** What is stored of a plan and of what can be chosen in its place. */
interface StoredChoices {
  /** The plan as it is now. */
  shown: Itinerary
  edits: Edits | null
  options: PlannedChoices & { createdAt: string }
}

/** Saver, Classic, Signature; the plan of the page takes the place of its own package. */
function toPackageOptions({ shown, edits, options: { others, createdAt } }: StoredChoices): PackageOption[] {
  const taken = edits?.package ?? 'classic'
  const asOption = (plan: Plan): Itinerary => ({ ...plan, search_id: shown.search_id, created_at: createdAt })
  const made = (style: (typeof STYLES)[number]) => others.find((one) => one.style === style)
  const classic = made('classic')?.itinerary
  return STYLES.map((style): PackageOption => {
    const other = style === taken ? undefined : made(style)
    const found = other?.itinerary ?? (other && classic)
    const plan = found ? asOption(found) : shown
    return {
      style,
      name: NAMES[style],
      is_shown: style === taken,
      same_as: other?.sameAs ?? null,
      total_per_student: plan.total_per_student,
      difference_per_student: randOfCents(centsOfRand(plan.total_per_student) - centsOfRand(shown.total_per_student)),
      differences: other?.differences ?? [],
      facts: packageFactsOf(plan),
      differs: differingFacts(plan, shown),
      itinerary: plan,
    }
  })
}

/** Whether a plan is no longer as it was offered: its owner changed it, or took a package of it. */
const isChanged = (edits: Edits | null): boolean =>
  edits !== null && (edits.outline !== null || edits.package !== 'classic')

/** The plans of several kinds, the cheapest first; the plan of the page takes the place of its own. None unless the idea is vague. */
function toKindOptions({ shown, edits, options: { kinds, createdAt } }: StoredChoices): KindOption[] {
  if (kinds === null) return []
  const kind = edits?.kind
  const asOption = (plan: Plan): Itinerary => ({ ...plan, search_id: shown.search_id, created_at: createdAt })
  const others = [
    ...(kinds.plan ? [{ code: 'first' as const, kind: kinds.first, itinerary: asOption(kinds.plan) }] : []),
    ...kinds.others
      .filter((one) => one.kind !== kind)
      .map((one) => ({ code: one.kind, kind: one.kind, itinerary: asOption(one.itinerary) })),
  ]
  const taken = { code: kind ?? ('first' as const), kind: kind ?? kinds.first, itinerary: shown }
  const offered = [taken, ...others]
  const plans = offered.map(({ itinerary }) => itinerary)
  return offered
    .map(({ itinerary, ...one }) => ({
      ...one,
      is_shown: one.code === taken.code,
      is_changed: one.code === taken.code && isChanged(edits),
      title: itinerary.title,
      total_per_student: itinerary.total_per_student,
      difference_per_student: randOfCents(
        centsOfRand(itinerary.total_per_student) - centsOfRand(shown.total_per_student),
      ),
      ...kindFactsOf(itinerary),
      reasons: reasonsOf(itinerary, plans),
      itinerary,
    }))
    .toSorted((a, b) => a.total_per_student - b.total_per_student)
}

/** What can be chosen in place of a plan, with the plans. */
export const toOptionList = (stored: StoredChoices): PackageOptionList => ({
  items: toPackageOptions(stored),
  kinds: toKindOptions(stored),
})

const withoutPlan = <One extends { itinerary: unknown }>({ itinerary: _plan, ...summary }: One) => summary
/** The same without the plans, which everybody may read. */
export const toSummaryList = ({ items, kinds }: PackageOptionList): PackageSummaryList => ({
  items: items.map(withoutPlan),
  kinds: kinds.map(withoutPlan),
})
