import type { PackageOption, PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { differingFacts, packageFactsOf } from '#shared/domain/itinerary/package-facts'
import { centsOfRand, randOfCents } from '#shared/domain/money'
import { findOptions, type StoredOptions } from '../data/package-options.ts'
import { findVersion } from '../data/plan-versions.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { readItinerary } from './itinerary.ts'
import { Problem } from './problem.ts'
import { type Caller, isOwner } from './trip-owner.ts'

const NAMES = { saver: 'Saver', classic: 'Classic', signature: 'Signature' } as const

/** Costs and differences of a trip's packages; everybody may read them. */
export async function summarisePackages(context: Context, searchId: number | null): Promise<PackageSummaryList> {
  const packages = await readPackages(context, searchId)
  return { items: packages.map(({ itinerary: _plan, ...summary }) => summary) }
}

/** The three packages with their plans, for the visitor or the account that owns the trip. */
export async function readOptions(
  context: Context,
  searchId: number | null,
  caller: Caller,
): Promise<PackageOptionList> {
  const search = searchId === null ? undefined : await findSearch(context.db, searchId)
  if (search && !(await isOwner(search, caller)))
    throw new Problem(403, 'not_your_trip', 'Only the person who asked for this trip can open its packages.')
  return { items: await readPackages(context, searchId) }
}

const STYLES = ['saver', 'classic', 'signature'] as const

/** From the cheapest to the most expensive as they were made; the plan of the page takes the place of its own package. */
async function readPackages(context: Context, searchId: number | null): Promise<PackageOption[]> {
  const shown = await readItinerary(context, searchId)
  const id = shown.search_id
  const { others, createdAt } = await findOrMakeOptions(context, id)
  const [newest, first] = await Promise.all([findVersion(context.db, id), readItinerary(context, id, 1)])
  const taken = newest?.edits?.package ?? 'classic'
  const isAsMade = newest?.stateOf === 1
  return STYLES.map((style): PackageOption => {
    const other = others.find((one) => one.style === style)
    const made = other?.itinerary ? { ...other.itinerary, search_id: id, created_at: createdAt } : first
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

/** The packages are made when they are first requested, so that they do not delay the plan, and then stored. */
async function findOrMakeOptions(context: Context, searchId: number): Promise<StoredOptions> {
  const kept = await findOptions(context.db, searchId)
  if (kept) return kept
  await context.ports.generations.makePackages(searchId)
  const made = await findOptions(context.db, searchId)
  if (!made) throw new Error('The packages of this plan were not stored')
  return made
}
