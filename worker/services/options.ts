import type { Itinerary } from '#shared/contracts/itinerary'
import type { PackageOption, PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { differingFacts, packageFactsOf } from '#shared/domain/itinerary/package-facts'
import { centsOfRand, randOfCents } from '#shared/domain/money'
import type { Edits } from '#shared/domain/revisions/edits'
import { findOptions, type StoredOptions } from '../data/package-options.ts'
import { findVersion } from '../data/plan-versions.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { readItinerary } from './itinerary.ts'
import { offeredKinds } from './offered-kinds.ts'
import { Problem } from './problem.ts'
import { type Caller, isOwner } from './trip-owner.ts'

const NAMES = { saver: 'Saver', classic: 'Classic', signature: 'Signature' } as const

/** What can be chosen in place of a plan, without the plans themselves; everybody may read it. */
export async function summarisePackages(context: Context, searchId: number | null): Promise<PackageSummaryList> {
  const { items, kinds } = await readChoices(context, searchId)
  return { items: items.map(withoutPlan), kinds: kinds.map(withoutPlan) }
}
const withoutPlan = <One extends { itinerary: unknown }>({ itinerary: _plan, ...summary }: One) => summary

/** The same with the plans, for the visitor or the account that owns the trip. */
export async function readOptions(
  context: Context,
  searchId: number | null,
  caller: Caller,
): Promise<PackageOptionList> {
  const search = searchId === null ? undefined : await findSearch(context.db, searchId)
  if (search && !(await isOwner(search, caller)))
    throw new Problem(403, 'not_your_trip', 'Only the person who asked for this trip can open its packages.')
  return readChoices(context, searchId)
}

async function readChoices(context: Context, searchId: number | null): Promise<PackageOptionList> {
  const shown = await readItinerary(context, searchId)
  const id = shown.search_id
  const options = await findOrMakeOptions(context, id)
  const [newest, first] = await Promise.all([findVersion(context.db, id), readItinerary(context, id, 1)])
  const made = { shown, first, options, edits: newest?.edits ?? null }
  return { items: packagesOf({ ...made, isAsMade: newest?.stateOf === 1 }), kinds: offeredKinds(made) }
}

const STYLES = ['saver', 'classic', 'signature'] as const

interface Made {
  /** The plan as it is now, and as it was first made. */
  shown: Itinerary
  first: Itinerary
  options: StoredOptions
  /** All that its owner changed; null before the first change. */
  edits: Edits | null
  isAsMade: boolean
}
/**
 * From the cheapest to the most expensive as they were made; the plan of the page takes the place of its own package.
 * None for a plan of another kind than the first one, from which they were made.
 */
function packagesOf({ shown, first, options, edits, isAsMade }: Made): PackageOption[] {
  if (edits?.kind) return []
  const { others, createdAt } = options
  const taken = edits?.package ?? 'classic'
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

/** Packages and kinds are made when they are first requested, so that they do not delay the plan, and then stored. */
async function findOrMakeOptions(context: Context, searchId: number): Promise<StoredOptions> {
  const kept = await findOptions(context.db, searchId)
  if (kept) return kept
  await context.ports.generations.makePackages(searchId)
  const made = await findOptions(context.db, searchId)
  if (!made) throw new Error('The packages of this plan were not stored')
  return made
}
