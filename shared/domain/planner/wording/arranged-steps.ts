import type { Facts } from '#shared/domain/catalogue/facts'
import { RAIN_PLAN_LEADS } from '../../itinerary/rain-plan.ts'
import type { Plan } from '../plan.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'
import { stopSortOf, type HostCode } from '#shared/domain/catalogue/stop-sorts'
import { stopOf } from '../answers/answer-stops.ts'
import type { ActivityWithin } from '../../itinerary/itinerary.ts'
import { arrangementOf } from './arrange.ts'
import { ARRANGE_PHRASES } from './language/arrange-phrases.ts'
import type { Writer } from './language/writer.ts'
import { rainPlanFor } from './rain-plans.ts'
import type { StepWords } from './step-words.ts'

/** A stop whose host must still agree. */
export function arrangedInWords(
  stop: StopToArrange,
  step: PlannedStep,
  day: PlannedDay,
  plan: Plan,
  facts: Facts,
  writer: Writer,
): StepWords {
  const { language, grammar } = writer
  const arrange = arrangementOf(stop, step, day.date, plan, writer)
  const rain = step.visit && stop.place.setting !== 'indoor' ? rainPlanFor(step.visit, day, plan, facts, writer) : null
  const notes = [
    ARRANGE_PHRASES.toArrange[language](arrange.who, grammar.day(arrange.by)),
    ...(rain ? [`${RAIN_PLAN_LEADS[language]}${rain.text}`] : []),
  ]
  return {
    kind: 'activity',
    title: stop.place.name,
    note: notes.join(' '),
    ...(rain ? { rain_plan: rain.text, rain: rain.rain } : {}),
    arrange,
  }
}

/** Whom to ask for what is done within a step: the host of the sight; for what has no host, an adult of the group. */
function hostWithin(stop: StopToArrange, step: PlannedStep): HostCode {
  const sort = stopSortOf(stop.sort)
  if (!step.visit || step.role !== 'visit') return sort.at === 'meal' ? sort.host : 'leader'
  const sight = stopOf(step)
  return sight ? stopSortOf(sight.sort).host : 'visits-office'
}
/** What is done within a step, each with what must still be agreed. */
export const withinInWords = (step: PlannedStep, day: PlannedDay, plan: Plan, writer: Writer): ActivityWithin[] =>
  (step.within ?? []).map(({ stop, minutes }) => ({
    request_id: stop.requestId,
    title: stop.place.name,
    minutes,
    arrange: arrangementOf(stop, step, day.date, plan, writer, hostWithin(stop, step)),
  }))
