import type { Brief, Style } from '../planner/brief/brief.ts'
import { toBrief } from '../planner/brief/to-brief.ts'
import type { Economy } from '../planner/economy.ts'
import type { Plan } from '../planner/plan.ts'
import { type Ground, guided, planOn } from './candidate.ts'

type Step = Omit<Economy, 'rates'> & { isCatered: boolean }
const step = (thrift: number, more: Partial<Step> = {}): Step => ({
  thrift,
  guide: false,
  sparing: false,
  bare: false,
  isCatered: false,
  ...more,
})
export const SAVER_STEPS: readonly Step[] = [
  step(4),
  step(10),
  step(10, { sparing: true }),
  step(25, { sparing: true, bare: true }),
]
/** Nearly Classic: for a trip of several regions, which a Saver would not all reach. */
export const GENTLE_SAVER_STEPS: readonly Step[] = [step(1), step(4)]
/** The richest first; the last resort after them is Classic with a guide. */
export const SIGNATURE_STEPS: readonly Step[] = [
  step(0.2, { guide: true, isCatered: true }),
  step(0.2, { guide: true }),
  step(1, { guide: true, isCatered: true }),
  step(4, { guide: true }),
  step(1, { isCatered: true }),
  step(1),
  step(4),
]
export interface Trip extends Ground {
  /** Classic before it had words. Its end of the rate card is everybody's, so that a saving is never a mere hope. */
  plan: Plan
}
/** The idea for a package, which goes for its subjects where Classic goes. */
const briefOf = (style: Style, { idea, facts, plan }: Pick<Trip, 'idea' | 'facts' | 'plan'>): Brief => ({
  ...toBrief(idea, facts, plan.brief.today, style),
  fetchedPlaceIds: plan.brief.fetchedPlaceIds,
})
/** Planned one at a time, as they are asked for. */
export function* plansFor(style: Style, steps: readonly Step[], { idea, facts, plan }: Trip): Generator<Plan> {
  const brief = briefOf(style, { idea, facts, plan })
  const { rates } = plan.economy
  for (const moves of steps) if (!moves.isCatered || brief.days > 1) yield planOn(brief, { ...moves, rates }, facts)
}
/** Classic's days once more with a guide, and without what Classic says of its own price. */
export function* classicWithGuide({ idea, facts, plan }: Trip): Generator<Plan> {
  yield guided(planOn(briefOf('classic', { idea, facts, plan }), { ...plan.economy, isCatered: false }, facts), facts)
}
