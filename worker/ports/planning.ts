import type { Wording } from '#shared/contracts/wording'
import type { Idea } from '#shared/domain/idea/idea'
import type { Package } from '#shared/domain/packages/plan-packages'
import type { Itinerary } from '#shared/domain/planner/itinerary'

export interface Reading {
  idea: Idea
  parserVersion: string
}

/** An idea as it was read, and the ISO day from which it is reckoned. */
export interface TripTask {
  idea: Idea
  today: string
}

export interface RewordingTask extends TripTask {
  plan: Itinerary
  narrator: string
  wording: Wording
}

export interface Reworded {
  itinerary: Itinerary
  /** Why the plan keeps its own words; null where the wording stands. */
  refused: string | null
}

/** All the reckoning there is: stateless, by the catalogue alone. The reader, planner and verifier are behind this door. */
export interface Planning {
  readIdea(text: string, today: string): Promise<Reading>
  /** The plan in its own words, with the verifier's report of it. */
  makePlan(task: TripTask): Promise<Itinerary>
  /** The plan in the narrator's words where they hold to it, with the verifier's report of exactly that text. */
  rewordPlan(task: RewordingTask): Promise<Reworded>
  /** Saver and Signature of a stored plan. */
  makePackages(task: TripTask & { classic: Itinerary }): Promise<Record<'saver' | 'signature', Package>>
}

/** A fault travels as an answer: a thrown error arrives without its class and is then like a call that never arrived. */
export type Answer<T> = { value: T } | { fault: string; message: string }

/** The planning Worker as it is called over RPC (worker/planning/index.ts). */
export type PlanningCalls = {
  [Call in keyof Planning]: (
    ...task: Parameters<Planning[Call]>
  ) => Promise<Answer<Awaited<ReturnType<Planning[Call]>>>>
}

/** The planning Worker was not reached, or is of a version that does not know the call; trying again can help. */
export class PlanningUnavailable extends Error {
  override name = 'PlanningUnavailable'
}

export function rpcPlanning(service: PlanningCalls): Planning {
  return {
    readIdea: (text, today) => answerOf(() => service.readIdea(text, today)),
    makePlan: (task) => answerOf(() => service.makePlan(task)),
    rewordPlan: (task) => answerOf(() => service.rewordPlan(task)),
    makePackages: (task) => answerOf(() => service.makePackages(task)),
  }
}

async function answerOf<T>(call: () => Promise<Answer<T>>): Promise<T> {
  const answer = await reach(call)
  if ('value' in answer) return answer.value
  const error = new Error(answer.message)
  error.name = answer.fault
  throw error
}

async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw new PlanningUnavailable('The planning Worker was not reached.', { cause })
  }
}
