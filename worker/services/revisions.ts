import type { Alternative, PlanVersion, Revision, RevisionRequest } from '#shared/contracts/revisions'
import { findVersion, listVersions } from '../data/plan-versions.ts'
import { findSearch } from '../data/searches.ts'
import type { AlternativesAt } from '../ports/generations.ts'
import type { Context } from './context.ts'
import { readItinerary } from './itinerary.ts'
import { Problem } from './problem.ts'
import { type Caller, isOwner } from './trip-owner.ts'

/** Throws unless the caller asked for this trip. */
export async function requireOwner({ db }: Context, searchId: number | null, caller: Caller): Promise<number> {
  const search = searchId === null ? undefined : await findSearch(db, searchId)
  if (!search) throw new Problem(404, 'itinerary_not_found', 'Itinerary not found for this search')
  if (!(await isOwner(search, caller)))
    throw new Problem(
      403,
      'not_your_trip',
      'Only the person who asked for this trip can change it. Make a copy of your own.',
    )
  return search.id
}

type Refused = Extract<Awaited<ReturnType<Context['ports']['generations']['revise']>>, { outcome: 'refused' }>
const problemOf = ({ code, error, fields, nearest }: Refused): Problem =>
  new Problem(422, code, error, { ...(fields ? { fields } : {}), ...(nearest ? { more: { nearest } } : {}) })
const pending = () => new Problem(404, 'itinerary_pending', 'Itinerary not found for this search')

/** Makes the next version of a plan. The caller is its owner. */
export async function revisePlan(
  context: Context,
  searchId: number,
  { base_version, changes }: RevisionRequest,
): Promise<Revision> {
  const answer = await context.ports.generations.revise(searchId, base_version, changes)
  if (answer.outcome === 'refused') throw problemOf(answer)
  if (answer.outcome === 'unknown') throw pending()
  const itinerary = await readItinerary(context, searchId, answer.outcome === 'made' ? answer.version : null)
  if (answer.outcome === 'made') return { version: answer.version, itinerary, said: answer.said }
  const version = (await findVersion(context.db, searchId))?.version ?? 1
  throw new Problem(409, 'stale_version', 'This plan was changed meanwhile. Look at the newest version first.', {
    more: { version, itinerary: await readItinerary(context, searchId) },
  })
}

/** What a step or the budget could be instead. The caller is the plan's owner. */
export async function readAlternatives(
  context: Context,
  searchId: number,
  at: AlternativesAt,
): Promise<{ items: Alternative[] }> {
  const answer = await context.ports.generations.findAlternatives(searchId, at)
  if (answer.outcome === 'refused') throw problemOf(answer)
  if (answer.outcome === 'unknown') throw pending()
  return { items: answer.items }
}

/** The versions of a plan, newest first. */
export async function readVersions({ db }: Context, searchId: number | null): Promise<{ items: PlanVersion[] }> {
  const steps = searchId === null ? [] : await listVersions(db, searchId)
  if (steps.length === 0) throw new Problem(404, 'itinerary_not_found', 'Itinerary not found for this search')
  return { items: steps.toReversed().map(({ version, createdAt, said }) => ({ version, at: createdAt, said })) }
}
