import type { Facts } from '#shared/domain/catalogue/facts'
import { formatDay } from '#shared/domain/calendar'
import { RAIN_PLAN_LEAD } from '../../itinerary/rain-plan.ts'
import type { Plan } from '../plan.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'
import { arrangementOf } from './arrange.ts'
import { rainPlanFor } from './rain-plans.ts'
import type { StepWords } from './step-words.ts'

/** A stop whose host must still agree. */
export function arrangedInWords(
  stop: StopToArrange,
  step: PlannedStep,
  day: PlannedDay,
  plan: Plan,
  facts: Facts,
): StepWords {
  const arrange = arrangementOf(stop, step, day.date, plan)
  const rain = step.visit && stop.place.setting !== 'indoor' ? rainPlanFor(step.visit, day, plan, facts) : null
  const notes = [
    `Not confirmed: agree it with ${arrange.who} by ${formatDay(arrange.by)}.`,
    ...(rain ? [`${RAIN_PLAN_LEAD}${rain.text}`] : []),
  ]
  return {
    kind: 'activity',
    title: stop.place.name,
    note: notes.join(' '),
    ...(rain ? { rain_plan: rain.text, rain: rain.rain } : {}),
    arrange,
  }
}
