import { weekdayOf } from '../../calendar.ts'
import { clockOf } from '../../itinerary/words.ts'
import type { Condition } from '../../idea/requests/request.ts'
import { sunOn } from '../../sun.ts'
import type { Plan } from '../plan.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'
import { departureOf } from '../request/trip-request.ts'
import { MET, notMet, partly, unclear, type Verdict } from './verdict.ts'

type HourCondition = Condition & { code: 'leave_at' | 'back_by' | 'be_there_at' }
/** A group that leaves so much later than it said has an hour that it did not need to get up for. */
const LATER_MINUTES = 15
/** So long before an hour that was asked for, and so long after it, something must begin. */
const ABOUT = { before: 45, after: 10 }

const notAt = (asked: number, planned: number) =>
  ({ code: 'hours_not_kept', params: { asked: clockOf(asked), planned: clockOf(planned) } }) as const
const isStop = ({ role }: PlannedStep): boolean => role !== 'drive' && role !== 'rest'
const isAt = ({ role }: PlannedStep): boolean => role === 'visit' || role === 'check-in'

/** The group is kept to an hour of departure from its meeting to its first drive. */
function leavesAt({ minutes, earliest }: HourCondition, { days }: Plan): Verdict {
  const [meet, ...steps] = days[0]!.steps
  const drive = [meet!, ...steps].find(({ role }) => role === 'drive')?.start ?? meet!.start
  if (drive < minutes) return notMet(notAt(minutes, drive))
  if (!earliest && meet!.start > minutes + LATER_MINUTES) return partly(notAt(minutes, meet!.start))
  return MET
}

/** Something of the plan must begin about the hour: an earlier arrival shows nothing. */
function isThereAt({ minutes, bare }: HourCondition, { days }: Plan): Verdict {
  const steps = days.flatMap((day) => day.steps)
  const first = days[0]!.steps.find(isAt)?.start ?? days[0]!.steps[0]!.start
  const isAbout = (step: PlannedStep) =>
    bare
      ? isAt(step) && Math.abs(step.start - minutes) <= ABOUT.after
      : isStop(step) && step.start >= minutes - ABOUT.before && step.start <= minutes + ABOUT.after
  if (steps.some(isAbout)) return first <= minutes + ABOUT.after ? MET : notMet(notAt(minutes, first))
  return first > minutes
    ? notMet(notAt(minutes, first))
    : unclear({ code: 'hour_open', params: { asked: clockOf(minutes) } })
}

/** An hour that was asked for, held against the hours of the plan. */
export function answerHour(condition: HourCondition, plan: Plan): Verdict {
  const { code, minutes } = condition
  if (code === 'leave_at') return leavesAt(condition, plan)
  if (code === 'be_there_at') return isThereAt(condition, plan)
  const last = plan.days.at(-1)!.steps.at(-1)!.end
  return last <= minutes ? MET : notMet(notAt(minutes, last))
}

/** Whether the group is on the road between sunrise and sunset on every day. */
export const drivesByDay = ({ days }: Plan): boolean =>
  days.every(({ date, steps }) =>
    steps.every(({ role, start, end, spot }) => {
      if (role !== 'drive') return true
      const { rise, set } = sunOn(date, spot)
      return start >= rise && end <= set
    }),
  )

/** Minutes that the driving from one stop to the next takes without a stop longer than a rest. */
export function longestDrive({ days }: Plan): number {
  let longest = 0
  for (const { steps } of days) {
    let minutes = 0
    for (const { role, start, end } of steps) {
      if (role === 'drive') minutes += end - start
      else if (role !== 'rest') minutes = 0
      longest = Math.max(longest, minutes)
    }
  }
  return longest
}

/** Whether nobody drives on a day of the week. */
export function answerNoTravel(weekday: number, { days, request }: Plan): Verdict {
  const travels = days.some(
    ({ date, steps }) => weekdayOf(date) === weekday && steps.some(({ role }) => role === 'drive'),
  )
  return travels ? notMet({ code: 'planned_dates', params: { start: request.startDate, end: request.endDate } }) : MET
}

/** Whether the group is back before the sun sets. */
export function answerDark({ days, request }: Plan): Verdict {
  const { date, steps } = days.at(-1)!
  const { set } = sunOn(date, departureOf(request))
  const home = steps.at(-1)!.end
  return home <= set
    ? MET
    : notMet({ code: 'after_dark', params: { home: clockOf(home), sunset: clockOf(Math.floor(set)) } })
}
