import { minutesOfClock } from '../derived/clock.ts'
import type { PlanUnderTest, TimedDay, TimedStep } from '../derived/plan-under-test.ts'
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

export const SLOT_RULES: readonly Rule[] = [
  {
    id: 'slots_kept',
    label: 'Tours and boats are met in time to check in',
    otherwise: 'A tour or boat is missed, or met without time to check in',
    run: slotsKept,
  },
]
