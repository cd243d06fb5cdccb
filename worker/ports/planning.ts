import type { Wording } from '#shared/contracts/wording'
import type { Idea } from '#shared/domain/idea/idea'
import type { Package } from '#shared/domain/packages/plan-packages'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { type Answer, answerOf, type CallsOf } from './rpc.ts'

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

export type PlanningCalls = CallsOf<Planning>

/** The planning Worker was not reached, or is of a version that does not know the call; trying again can help. */
export class PlanningUnavailable extends Error {
  override name = 'PlanningUnavailable'
}

/** The planning Worker as it is called over RPC (worker/planning/index.ts). */
export function rpcPlanning(service: PlanningCalls): Planning {
  const ask = <T>(call: () => Promise<Answer<T>>) => answerOf(call, PlanningUnavailable)
  return {
    readIdea: (text, today) => ask(() => service.readIdea(text, today)),
    makePlan: (task) => ask(() => service.makePlan(task)),
    rewordPlan: (task) => ask(() => service.rewordPlan(task)),
    makePackages: (task) => ask(() => service.makePackages(task)),
  }
}
