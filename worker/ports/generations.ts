import type { GenerationSnapshot } from '#shared/contracts/generation'

/** The objects that make plans, one a search; reached by a search's id from anywhere. */
export interface Generations {
  /** Starts the plan, joins the one being made, or tries a failed one again. */
  start(searchId: number): Promise<GenerationSnapshot>
  /** Wakes a plan that should be moving; starts it where it never began. A failed one stays failed. */
  resume(searchId: number): Promise<GenerationSnapshot>
  /** Drops all that the object remembers of a search that is gone. */
  forget(searchId: number): Promise<void>
  /** Answers when the state is newer than `version`, or after a while with the same state. */
  changed(searchId: number, version: number): Promise<GenerationSnapshot>
}

interface GenerationObject extends Rpc.DurableObjectBranded {
  start(searchId: number): GenerationSnapshot
  resume(searchId: number): Promise<GenerationSnapshot>
  changed(version: number): Promise<GenerationSnapshot>
  forget(): Promise<void>
}

const TRIES = 4
const PAUSE_MS = 150

/** A call that breaks because the object restarted is made again: each of them may be repeated. */
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
    changed: (searchId, version) => call(searchId, (object) => object.changed(version)),
  }
}
