import type { GenerationSnapshot } from '#shared/contracts/generation'

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
  /** Returns when the state is newer than `version`, or after some seconds with the same state. */
  changed(searchId: number, version: number): Promise<GenerationSnapshot>
}

interface GenerationObject extends Rpc.DurableObjectBranded {
  start(searchId: number): GenerationSnapshot
  resume(searchId: number): Promise<GenerationSnapshot>
  changed(version: number): Promise<GenerationSnapshot>
  forget(): Promise<void>
  makePackages(searchId: number): Promise<void>
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
    changed: (searchId, version) => call(searchId, (object) => object.changed(version)),
  }
}
