import {
  type Alternative,
  type PlanVersion,
  type Revision,
  type RevisionRequest,
  toPlanVersions,
} from '#shared/contracts/revisions'
import { findVersion, listVersions } from '../data/plan-versions.ts'
import { findSearch } from '../data/searches.ts'
import type { AlternativesAt } from '../ports/generations.ts'
import type { Context } from './context.ts'
import { readItinerary } from './itinerary.ts'
import { Problem } from './problem.ts'
import { type Caller, isOwner } from './trip-owner.ts'
import { pendingPlan, refusedChange, staleVersion, unknownPlan } from './trip-problems.ts'

/** Throws unless the caller asked for this trip. */
export async function requireOwner({ db }: Context, searchId: number | null, caller: Caller): Promise<number> {
  const search = searchId === null ? undefined : await findSearch(db, searchId)
  if (!search) throw unknownPlan()
  if (!(await isOwner(search, caller)))
    throw new Problem(
      403,
      'not_your_trip',
      'Only the person who asked for this trip can change it. Make a copy of your own.',
    )
  return search.id
}

/** Makes the next version of a plan. The caller is its owner. */
export async function revisePlan(
  context: Context,
  searchId: number,
  { base_version, changes }: RevisionRequest,
): Promise<Revision> {
  const answer = await context.ports.generations.revise(searchId, base_version, changes)
  if (answer.outcome === 'refused') throw refusedChange(answer)
  if (answer.outcome === 'unknown') throw pendingPlan()
  const itinerary = await readItinerary(context, searchId, answer.outcome === 'made' ? answer.version : null)
  if (answer.outcome === 'made') return { version: answer.version, itinerary, said: answer.said }
  const version = (await findVersion(context.db, searchId))?.version ?? 1
  throw staleVersion({ version, itinerary: await readItinerary(context, searchId) })
}

/** What a step or the budget could be instead. The caller is the plan's owner. */
export async function readAlternatives(
  context: Context,
  searchId: number,
  at: AlternativesAt,
): Promise<{ items: Alternative[] }> {
  const answer = await context.ports.generations.findAlternatives(searchId, at)
  if (answer.outcome === 'refused') throw refusedChange(answer)
  if (answer.outcome === 'unknown') throw pendingPlan()
  return { items: answer.items }
}

/** The versions of a plan, newest first. */
export async function readVersions({ db }: Context, searchId: number | null): Promise<{ items: PlanVersion[] }> {
  const steps = searchId === null ? [] : await listVersions(db, searchId)
  if (steps.length === 0) throw unknownPlan()
  return { items: toPlanVersions(steps) }
}
