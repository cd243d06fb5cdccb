import type { PackageOption, PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { randOfCents } from '#shared/domain/money'
import { findOptions, type StoredOptions } from '../data/package-options.ts'
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

/** From the cheapest to the most expensive; the trip's own plan is Classic. */
async function readPackages(context: Context, searchId: number | null): Promise<PackageOption[]> {
  const shown = await readItinerary(context, searchId)
  const { others, createdAt } = await findOrMakeOptions(context, shown.search_id)
  const [saver, signature] = others.map(({ style, sameAs, differenceCents, differences, itinerary }): PackageOption => {
    const plan = itinerary ? { ...itinerary, search_id: shown.search_id, created_at: createdAt } : shown
    return {
      style,
      name: NAMES[style],
      is_shown: false,
      same_as: sameAs,
      total_per_student: plan.total_per_student,
      difference_per_student: randOfCents(differenceCents),
      differences,
      itinerary: plan,
    }
  }) as [PackageOption, PackageOption]
  const classic: PackageOption = {
    style: 'classic',
    name: NAMES.classic,
    is_shown: true,
    same_as: null,
    total_per_student: shown.total_per_student,
    difference_per_student: 0,
    differences: [],
    itinerary: shown,
  }
  return [saver, classic, signature]
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
