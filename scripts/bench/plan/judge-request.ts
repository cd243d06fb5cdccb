import type { Facts, Gazetteer } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import { parseIdea } from '#shared/domain/idea/parse'
import type { Check, Itinerary } from '#shared/domain/planner/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import type { PlanRequest } from './request.ts'

export interface World {
  facts: Facts
  gazetteer: Gazetteer
}
export interface Verdict {
  request: PlanRequest
  idea: Idea
  itinerary: Itinerary
  checks: Check[]
  faults: Check[]
  /** Whether the request cannot be had as asked, by its generator or by the parser's reading. */
  impossible: boolean
  /** Whether an impossible request is pointed out by a check that may speak of it. */
  named: boolean
  parseMs: number
  planMs: number
  verifyMs: number
}

/** Milliseconds of this thread's own CPU time, so that a busy machine does not count. */
const timed = <T>(work: () => T): [T, number] => {
  const before = process.threadCpuUsage()
  const result = work()
  const { user, system } = process.threadCpuUsage(before)
  return [result, (user + system) / 1000]
}
const HONESTY = ['contradictions_named', 'dates_possible', 'budget_possible', 'provinces_possible', 'dates_not_past', 'within_budget']

export function judgeRequest(request: PlanRequest, { facts, gazetteer }: World): Verdict {
  const { text, today } = request
  const [idea, parseMs] = timed(() => parseIdea(text, { today, gazetteer }))
  const [itinerary, planMs] = timed(() => planItinerary(idea, facts, { today }))
  const [checks, verifyMs] = timed(() => verify(itinerary, idea, facts, { today }))
  const faults = checks.filter(({ status }) => status === 'fail')
  const impossible = request.named.length > 0 || idea.contradictions.length > 0
  const mayName = request.named.length > 0 ? request.named : HONESTY
  const named = checks.some(({ id, status }) => status !== 'pass' && mayName.includes(id))
  return { request, idea, itinerary, checks, faults, impossible, named, parseMs, planMs, verifyMs }
}
export const isGood = ({ faults, impossible, named }: Verdict): boolean => faults.length === 0 && (!impossible || named)

/** Whether a second reading of the same text gives the same plan, to the letter. */
export function isRepeated({ request, itinerary }: Verdict, { facts, gazetteer }: World): boolean {
  const idea = parseIdea(request.text, { today: request.today, gazetteer })
  return JSON.stringify(planItinerary(idea, facts, { today: request.today })) === JSON.stringify(itinerary)
}
