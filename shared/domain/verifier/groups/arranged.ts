import { isDay } from '../../calendar.ts'
import type { PlanUnderTest, TimedStep } from '../derived/plan-under-test.ts'
import { counted, failIfAny, type Finding, type Rule } from '../finding.ts'

const QUESTIONS = 5
const NOT_CONFIRMED = /not confirmed/iu

/** What a step that somebody must still agree to does not have. */
function missing({ itinerary }: PlanUnderTest, step: TimedStep): string[] {
  const { arrange, title, latitude, longitude, note } = step
  const { students, teachers } = itinerary.group_details
  if (!arrange) return ['says nobody to ask']
  const quoted = itinerary.cost_details.filter(({ code, item }) => code === 'to_be_quoted' && item.startsWith(title))
  const isInTime = isDay(arrange.by) && arrange.by < itinerary.start_date
  const low = arrange.estimate.low <= arrange.estimate.high
  const tellsWhoComes = [students, teachers].every((count) => new RegExp(`\\b${count}\\b`, 'u').test(arrange.message))
  return [
    ...(Number.isNaN(step.from) || Number.isNaN(step.to) ? ['has no time'] : []),
    ...(latitude === undefined || longitude === undefined ? ['has no position'] : []),
    ...(quoted.length === 0 || !low ? ['has no price to be quoted'] : []),
    ...(!tellsWhoComes ? ['does not tell the host how many learners and adults come'] : []),
    ...(arrange.who.trim() === '' ? ['says nobody to ask'] : []),
    ...(new Set(arrange.ask).size < QUESTIONS ? [`has ${counted(arrange.ask.length, 'question')}`] : []),
    ...(!isInTime ? ['is not agreed before the trip'] : []),
    ...(!NOT_CONFIRMED.test(note ?? '') || step.place_id !== undefined ? ['is not marked as unconfirmed'] : []),
  ]
}

function arrangedComplete(plan: PlanUnderTest): Finding {
  const steps = plan.days.flatMap((day) => day.steps.filter(({ kind, arrange }) => kind === 'activity' || arrange))
  const charged = plan.itinerary.cost_details.filter(
    ({ code, item }) => code === 'to_be_quoted' && !steps.some(({ title }) => item.startsWith(title)),
  )
  return failIfAny(
    [
      ...steps.flatMap((step) => missing(plan, step).map((what) => `"${step.title}" ${what}`)),
      ...charged.map(({ item }) => `"${item}" is charged and not in the plan`),
    ],
    steps.length === 0
      ? 'Nothing is left to arrange with a host.'
      : `${counted(steps.length, 'stop')} to arrange: whom to ask, what, and by when.`,
  )
}

export const ARRANGED_RULES: readonly Rule[] = [
  { id: 'arranged_complete', label: 'What must still be arranged says how', run: arrangedComplete },
]
