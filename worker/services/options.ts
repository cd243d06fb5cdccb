import { type PackageOptionList, type PackageSummaryList, toOptionList, toSummaryList } from '#shared/contracts/options'
import { findOptions, type StoredOptions } from '../data/package-options.ts'
import { findVersion, type StoredVersion } from '../data/plan-versions.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { readItinerary } from './itinerary.ts'
import { Problem } from './problem.ts'
import { type Caller, isOwner } from './trip-owner.ts'

/** What can be chosen in place of a plan, without the plans themselves; everybody may read it. */
export async function summarisePackages(context: Context, searchId: number | null): Promise<PackageSummaryList> {
  return toSummaryList(await readChoices(context, searchId))
}

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
  const { search_id: id } = await readItinerary(context, searchId)
  const newest = await findVersion(context.db, id)
  const options = newest && (await findOrMakeOptions(context, newest))
  // Meanwhile the plan was changed, or deleted.
  if (!options) return readChoices(context, id)
  const shown = await readItinerary(context, id, newest.version)
  return toOptionList({ shown, edits: newest.edits, options })
}

/** Packages and kinds are made when they are first requested, so that they do not delay the plan, and then stored. */
async function findOrMakeOptions(
  context: Context,
  { searchId, stateOf }: StoredVersion,
): Promise<StoredOptions | undefined> {
  const kept = await findOptions(context.db, searchId, stateOf)
  if (kept) return kept
  await context.ports.generations.makePackages(searchId)
  return findOptions(context.db, searchId, stateOf)
}
