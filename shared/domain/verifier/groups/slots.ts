import { weekdayOf } from '../../calendar.ts'
import { minutesOfClock } from '../derived/clock.ts'
import type { PlanUnderTest, TimedDay, TimedStep } from '../derived/plan-under-test.ts'
import { type Answer, answersOf, type AtStep, stepsOfLine } from '../derived/requests.ts'
import { counted, failIfAny, type Finding, moot, type Rule } from '../finding.ts'

/** What is wrong with the hour of a visit where tours or boats start at fixed hours. */
function wrongHour({ placeOf }: PlanUnderTest, step: TimedStep, { day, steps }: TimedDay): string[] {
  const place = step.place_id === undefined ? undefined : placeOf(step.place_id)
  const slot = place?.slots?.find(({ starts }) => minutesOfClock(starts) === step.from)
  if (!slot) return [`day ${day}: nothing starts at ${step.start} at ${place?.name}`]
  const arrived = steps.findLast(({ kind, to }) => kind === 'travel' && to <= step.from)
  return arrived && arrived.to > step.from - slot.check_in_min
    ? [`day ${day}: the group comes to ${place!.name} at ${arrived.end}, too late to check in for ${step.start}`]
    : []
}

function slotsKept(plan: PlanUnderTest): Finding {
  const fixed = plan.days.flatMap((day) =>
    day.steps.flatMap((step) =>
      step.kind === 'visit' && step.place_id !== undefined && plan.placeOf(step.place_id)?.slots ? [{ day, step }] : [],
    ),
  )
  if (fixed.length === 0) return moot('No visit has fixed hours.')
  return failIfAny(
    fixed.flatMap(({ day, step }) => wrongHour(plan, step, day)),
    `${counted(fixed.length, 'tour')} or boat met at its hour, with time to check in.`,
  )
}

/** What is wrong with the day or the hour of a stop for an event of the group's own; null if it is where the text has it. */
function wrongTime({ line, request }: Answer, { day, step }: AtStep): string | null {
  if (request.kind !== 'activity' || !request.when) return null
  const { weekdays, from, until, isPart } = request.when
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day.date))) return `"${line.text}" is on another day`
  const isEarly = from !== null && (isPart ? step.from < from : step.from !== from)
  const isLate = until !== null && step.to > until
  return isEarly || isLate ? `"${line.text}" is at another hour: ${step.start}` : null
}

function eventsAtTheirHour(plan: PlanUnderTest): Finding {
  const stops = answersOf(plan).flatMap((answer) =>
    answer.line.state === 'to_arrange' && answer.request.kind === 'activity' && answer.request.when
      ? stepsOfLine(plan, answer.line).map((at) => ({ answer, at }))
      : [],
  )
  if (stops.length === 0) return moot('The text gives no hour of an event of the group’s own.')
  return failIfAny(
    stops.flatMap(({ answer, at }) => wrongTime(answer, at) ?? []),
    `${counted(stops.length, 'stop')} for what the group takes part in, each on its day and at its hour.`,
  )
}

export const SLOT_RULES: readonly Rule[] = [
  {
    id: 'slots_kept',
    label: 'Tours and boats are met in time to check in',
    otherwise: 'A tour or boat is missed, or met without time to check in',
    run: slotsKept,
  },
  {
    id: 'events_at_their_hour',
    label: 'Matches, concerts and events are on their day and at their hour',
    otherwise: 'A match, a concert or an event is on another day or at another hour than you wrote',
    run: eventsAtTheirHour,
  },
]
