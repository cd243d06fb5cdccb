import type { GenerationSnapshot } from '#shared/contracts/generation'
import type { Alternative, Change } from '#shared/contracts/revisions'

/** A change that cannot be, with its reason and what can. */
export interface RefusedChange {
  outcome: 'refused'
  code: string
  error: string
  fields: Record<string, string> | null
  nearest: { said: string; change: Change } | null
}
/** What became of a change of a plan. `stale`: the plan has a newer version than the caller saw. */
export type RevisionOutcome =
  | { outcome: 'made'; version: number; said: string[] }
  | { outcome: 'stale' }
  | { outcome: 'unknown' }
  | RefusedChange
export type AlternativesOutcome = { outcome: 'found'; items: Alternative[] } | { outcome: 'unknown' } | RefusedChange

/** A step of a plan, or a field of its trip, for which alternatives are asked. */
export type AlternativesAt = { day: number; step: number } | { field: 'budget_per_student' }

/** The objects that make plans, one for each search, addressed by the search id. */
export interface Generations {
  /** Starts the plan, joins a running one, or retries a failed one. */
  start(searchId: number): Promise<GenerationSnapshot>
  /** Resumes an unfinished plan, or starts it if it never began. A failed one stays failed. */
  resume(searchId: number): Promise<GenerationSnapshot>
  /** Deletes everything that the object stores about a deleted search. */
  forget(searchId: number): Promise<void>
  /** Makes the other packages of a stored plan, unless they are stored already. */
  makePackages(searchId: number): Promise<void>
  /** Makes the next version of a stored plan from `baseVersion`, if that is the newest one. */
  revise(searchId: number, baseVersion: number, changes: readonly Change[]): Promise<RevisionOutcome>
  /** What a step or the budget of a stored plan could be instead. */
  findAlternatives(searchId: number, at: AlternativesAt): Promise<AlternativesOutcome>
  /** Returns when the state is newer than `version`, or after some seconds with the same state. */
  changed(searchId: number, version: number): Promise<GenerationSnapshot>
}

interface GenerationObject extends Rpc.DurableObjectBranded {
  start(searchId: number): GenerationSnapshot
  resume(searchId: number): Promise<GenerationSnapshot>
  changed(version: number): Promise<GenerationSnapshot>
  forget(): Promise<void>
  makePackages(searchId: number): Promise<void>
  revise(searchId: number, baseVersion: number, changes: readonly Change[]): Promise<RevisionOutcome>
  findAlternatives(searchId: number, at: AlternativesAt): Promise<AlternativesOutcome>
}

const TRIES = 4
const PAUSE_MS = 150

/** Repeats a call that failed because the object restarted; all these calls may be repeated. */
export function durableGenerations(namespace: DurableObjectNamespace<GenerationObject>): Generations {
  async function call<Answer>(
    searchId: number,
    ask: (object: DurableObjectStub<GenerationObject>) => Promise<Answer>,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(namespace.get(namespace.idFromName(String(searchId))))
      } catch (error) {
        if (attempt === TRIES) throw error
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt))
      }
    }
  }
  return {
    start: (searchId) => call(searchId, (object) => object.start(searchId)),
    resume: (searchId) => call(searchId, (object) => object.resume(searchId)),
    forget: (searchId) => call(searchId, (object) => object.forget()),
    makePackages: (searchId) => call(searchId, (object) => object.makePackages(searchId)),
    revise: (searchId, baseVersion, changes) =>
      call(searchId, async (object): Promise<RevisionOutcome> => object.revise(searchId, baseVersion, changes)),
    findAlternatives: (searchId, at) =>
      call(searchId, async (object): Promise<AlternativesOutcome> => object.findAlternatives(searchId, at)),
    changed: (searchId, version) => call(searchId, (object) => object.changed(version)),
  }
}
