import { WorkerEntrypoint } from 'cloudflare:workers'
import { parseIdea } from '#shared/domain/idea/parse'
import { planPackages } from '#shared/domain/packages/plan-packages'
import { PARSER_VERSION } from '#shared/domain/parser-version'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { readFacts } from '../data/catalogue.ts'
import type { PlanningCalls, RewordingTask, TripTask } from '../ports/planning.ts'
import { answer } from '../services/rpc-answer.ts'
import { rewordPlan } from './reword-plan.ts'

/** The second Worker: it reckons and keeps nothing. The site calls it over RPC, and nothing else can reach it. */
export default class Planning extends WorkerEntrypoint<{ DB: D1Database }> implements PlanningCalls {
  readIdea(text: string, today: string) {
    return answer('planning', async () => {
      const idea = parseIdea(text, { today, gazetteer: await this.#facts() })
      return { idea, parserVersion: PARSER_VERSION }
    })
  }

  makePlan({ idea, today }: TripTask) {
    return answer('planning', async () => {
      const facts = await this.#facts()
      const plan = planItinerary(idea, facts, { today })
      return { ...plan, checks: verify(plan, idea, facts, { today }) }
    })
  }

  rewordPlan(task: RewordingTask) {
    return answer('planning', async () => rewordPlan(task, await this.#facts()))
  }

  makePackages({ idea, today, classic }: Parameters<PlanningCalls['makePackages']>[0]) {
    return answer('planning', async () => {
      const [saver, , signature] = planPackages(idea, await this.#facts(), { today, classic })
      return { saver, signature }
    })
  }

  #facts() {
    return readFacts(this.env.DB)
  }
}
