import type { Itinerary } from '#shared/contracts/itinerary'
import type { PackageOption, PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { randOfCents } from '#shared/domain/money'
import { findOptions, insertOptionsOnce, type StoredOptions } from '../data/package-options.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { readItinerary } from './itinerary.ts'
import { Problem } from './problem.ts'
import { todayOf } from './reckoning.ts'
import { sha256Hex } from './sha256.ts'

const NAMES = { saver: 'Saver', classic: 'Classic', signature: 'Signature' } as const

/** What the packages of a trip cost and change, for whoever may read its page: everybody. */
export async function summarisePackages(context: Context, searchId: number | null): Promise<PackageSummaryList> {
  const packages = await readPackages(context, searchId)
  return { items: packages.map(({ itinerary: _plan, ...summary }) => summary) }
}

/** The three packages with their plans, for the visitor who asked for the trip or the account that has it. */
export async function readOptions(
  context: Context,
  searchId: number | null,
  visitor: string | null,
  userId: string | null,
): Promise<PackageOptionList> {
  const search = searchId === null ? undefined : await findSearch(context.db, searchId)
  const isVisitors = search?.visitorId && visitor && search.visitorId === (await sha256Hex(visitor))
  const isAccounts = search?.userId && search.userId === userId
  if (search && !isVisitors && !isAccounts)
    throw new Problem(403, 'not_your_trip', 'Only the person who asked for this trip can open its packages.')
  return { items: await readPackages(context, searchId) }
}

/** From the cheapest to the dearest; the plan of the trip is Classic. */
async function readPackages(context: Context, searchId: number | null): Promise<PackageOption[]> {
  const shown = await readItinerary(context, searchId)
  const { others, createdAt } =
    (await findOptions(context.db, shown.search_id)) ?? (await workOutOptions(context, shown))
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

/** Worked out when they are first asked for, so that making a plan takes no longer, and kept from then on. */
async function workOutOptions(context: Context, shown: Itinerary): Promise<StoredOptions> {
  const { search_id: searchId, created_at: _shownAt, ...classic } = shown
  const search = await findSearch(context.db, searchId)
  if (!search) throw new Error('A plan without its search')
  const task = { idea: search.parsed, today: todayOf(search), classic }
  const { saver, signature } = await context.ports.planning.makePackages(task)
  const others = [saver, signature].map((one) => ({ ...one, itinerary: one.sameAs ? null : one.itinerary }))
  const options: StoredOptions = { searchId, others, createdAt: context.now().toISOString() }
  context.later(context.db.batch([insertOptionsOnce(context.db, options)]))
  return options
}
