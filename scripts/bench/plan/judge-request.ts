import type { Facts, Gazetteer } from '#shared/domain/catalogue/facts'
import type { Idea } from '#shared/domain/idea/idea'
import { parseIdea } from '#shared/domain/idea/parse'
import type { Check, Itinerary } from '#shared/domain/itinerary/itinerary'
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

const timed = <T>(work: () => T): [T, number] => {
  const before = performance.now()
  const result = work()
  return [result, performance.now() - before]
}
const HONESTY = [
  'contradictions_named',
  'dates_possible',
  'budget_possible',
  'provinces_possible',
  'dates_not_past',
  'within_budget',
]

export function judgeRequest(request: PlanRequest, { facts, gazetteer }: World): Verdict {
  const { text, today } = request
  const [idea, parseMs] = timed(() => parseIdea(text, { today, gazetteer }))
  const [itinerary, planMs] = timed(() => planItinerary(idea, facts, { today }))
  const [checks, verifyMs] = timed(() => verify(itinerary, idea, facts, { today, text }))
  const faults = checks.filter(({ status }) => status === 'fail')
  const impossible = request.named.length > 0 || idea.contradictions.length > 0
  const mayName = request.named.length > 0 ? request.named : HONESTY
  const named = checks.some(({ id, status }) => status !== 'pass' && mayName.includes(id))
  return { request, idea, itinerary, checks, faults, impossible, named, parseMs, planMs, verifyMs }
}
export const isGood = ({ faults, impossible, named }: Verdict): boolean => faults.length === 0 && (!impossible || named)

const RUNS = 3
/** The same request judged again: whether each plan is the same to the letter, and the least time of each part, so that a busy machine does not count. */
export function judgeAgain(first: Verdict, world: World): { same: boolean; fastest: Verdict } {
  const text = JSON.stringify(first.itinerary)
  let same = true
  const fastest = { ...first }
  for (let run = 1; run < RUNS; run++) {
    const again = judgeRequest(first.request, world)
    same &&= JSON.stringify(again.itinerary) === text
    for (const part of ['parseMs', 'planMs', 'verifyMs'] as const) fastest[part] = Math.min(fastest[part], again[part])
  }
  return { same, fastest }
}
