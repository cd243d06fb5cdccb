import { type GenerationSnapshot, isFinal } from '#shared/contracts/generation'
import type { Itinerary } from '#shared/contracts/itinerary'
import { findSearch, listStuckSearches, type Search } from '../data/searches.ts'
import type { Context } from './context.ts'
import { STAGES } from './generation-record.ts'
import { readItinerary } from './itinerary.ts'
import { Problem } from './problem.ts'
import { unknownSearch } from './trip-problems.ts'

const LONGEST_WAIT_MS = 75_000
const STUCK_AFTER_MS = 3 * 60_000
const SWEEP_SIZE = 50

const COMPLETE: GenerationSnapshot = { version: 0, ...STAGES.complete }

/** Starts the plan of a search, or joins the running one. */
export async function startGeneration(context: Context, search: Search): Promise<GenerationSnapshot> {
  return search.status === 'complete' ? COMPLETE : context.ports.generations.start(search.id)
}

/** Starts or joins, and waits until the plan is stored. */
export async function generateItinerary(context: Context, search: Search): Promise<Itinerary> {
  try {
    const settled = await settle(context, search.id, await startGeneration(context, search))
    if (settled.state === 'failed') throw new Problem(503, 'generation_failed', settled.message)
    if (settled.state === 'complete') return await readItinerary(context, search.id)
    throw new Problem(503, 'generation_slow', 'Your plan is taking longer than usual. We are still working on it.')
  } catch (error) {
    throw asFailure(error)
  }
}

/** The states of a generation, starting with the present one; null if there is no change for some seconds. */
export async function* watchGeneration(context: Context, search: Search): AsyncGenerator<GenerationSnapshot | null> {
  if (search.status === 'complete') return yield COMPLETE
  let seen: GenerationSnapshot | null = null
  for (;;) {
    const present: GenerationSnapshot = await context.ports.generations.changed(search.id, seen?.version ?? -1)
    yield isSameStage(present, seen) ? null : present
    if (isFinal(present.state)) return
    seen = present
  }
}

/** A new version with the same stage tells a watcher nothing new. */
const isSameStage = (present: GenerationSnapshot, seen: GenerationSnapshot | null) =>
  present.state === seen?.state && present.message === seen.message

export async function readSearch(context: Context, searchId: number | null): Promise<Search> {
  const search = searchId === null ? undefined : await findSearch(context.db, searchId)
  if (!search) throw unknownSearch()
  return search
}

/** Resumes every plan that should be finished by now. Returns the number. */
export async function resumeStuck(context: Context): Promise<number> {
  const before = new Date(context.now().getTime() - STUCK_AFTER_MS).toISOString()
  const stuck = await listStuckSearches(context.db, before, SWEEP_SIZE)
  await Promise.allSettled(stuck.map((searchId) => context.ports.generations.resume(searchId)))
  return stuck.length
}

async function settle(context: Context, searchId: number, first: GenerationSnapshot): Promise<GenerationSnapshot> {
  const deadline = context.now().getTime() + LONGEST_WAIT_MS
  let present = first
  while (!isFinal(present.state) && context.now().getTime() < deadline)
    present = await context.ports.generations.changed(searchId, present.version)
  return present
}

function asFailure(error: unknown): Problem {
  const known = error instanceof Problem && error.status < 500 ? error : null
  if (known) return known
  const details =
    error instanceof Problem ? error.message : 'We could not reach the planner. Please try again in a moment.'
  const code = error instanceof Problem ? error.code : 'generation_unavailable'
  return new Problem(503, code, 'Failed to generate itinerary', { details, retryAfterSeconds: 10, success: false })
}
