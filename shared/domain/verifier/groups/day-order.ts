import type { PlanUnderTest, TimedDay, TimedStep } from '../derived/plan-under-test.ts'
import { type Answer, answersOf, stepsOfLine } from '../derived/requests.ts'
import { failIfAny, type Finding, listed, moot, type Rule, warn } from '../finding.ts'

interface Own {
  text: string
  day: TimedDay
  start: string
}
/** The visits of a named place, and the stops to arrange, that are for one request alone. */
function ownSteps(plan: PlanUnderTest, { line, request }: Answer): Own[] {
  const isNamed = request.kind === 'sight' && request.placeId !== null
  return stepsOfLine(plan, line).flatMap(({ day, step }) =>
    (isNamed && step.place_id === request.placeId) || (isOwnStop(step) && !isWithin(step, request.id))
      ? [{ text: line.text, day, start: step.start }]
      : [],
  )
}

const isOwnStop = ({ arrange, role }: TimedStep): boolean => arrange !== undefined && role === 'visit'
const isWithin = ({ within = [] }: TimedStep, id: string) => within.some(({ request_id }) => request_id === id)

/** What the idea asks for one after the other is so on every day that has both. */
function inOrderAsked(plan: PlanUnderTest): Finding {
  const orders = plan.idea.dayOrder ?? []
  if (orders.length === 0) return moot('No order of visits was asked for.')
  const answers = answersOf(plan)
  const turned = orders.flatMap((ids) => {
    const steps = ids.map((id) => answers.filter(({ line }) => line.id === id).flatMap((one) => ownSteps(plan, one)))
    return steps.flatMap((firsts, at) =>
      firsts.flatMap((first) =>
        steps
          .slice(at + 1)
          .flat()
          .filter(({ day, start }) => day === first.day && start < first.start)
          .map((later) => `day ${later.day.day}: ${later.text} comes before ${first.text}, and was asked for after it`),
      ),
    )
  })
  if (turned.length > 0 && plan.ownOrder) return warn(listed(turned))
  return failIfAny(turned, 'What was asked for one after the other comes in that order.')
}

export const DAY_ORDER_RULES: readonly Rule[] = [
  {
    id: 'order_as_asked',
    label: 'Visits come in the order that was asked for',
    otherwise: 'Visits come in another order than was asked for',
    run: inOrderAsked,
  },
]
