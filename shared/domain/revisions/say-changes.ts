import { formatDay } from '../calendar.ts'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { roadMinutes } from '../itinerary/road-minutes.ts'
import { gradesName, hoursInWords, listOf } from '../itinerary/words.ts'
import { centsOfRand, formatCents, inWholeRand } from '../money.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { KIND_NAMES } from '../kinds-of-trip.ts'
import type { Change, OwnStop, PlanCode, SettableField, SetValue } from './change.ts'
import { isVisitStep } from '../itinerary/visits.ts'

const keyOf = ({ place_id, title }: Step): string => place_id ?? title
const startsOf = ({ daily_itinerary }: Itinerary): Map<string, string> =>
  new Map(
    daily_itinerary.flatMap(({ day, schedule }) =>
      schedule.filter(isVisitStep).map((step) => [keyOf(step), `${day} ${step.start}`] as const),
    ),
  )
const endOfDay = (itinerary: Itinerary, day: number): number | null => {
  const end = itinerary.daily_itinerary[day - 1]?.schedule.at(-1)?.end
  return end === undefined ? null : minutesOf(end)
}

/** What else is different in the plan: the road, the price, and whether other stops moved. */
function consequences(before: Itinerary, after: Itinerary, own: ReadonlySet<string>): string {
  const parts: string[] = []
  const road = roadMinutes(after) - roadMinutes(before)
  if (road !== 0) parts.push(`${hoursInWords(Math.abs(road))} ${road < 0 ? 'less' : 'more'} on the road`)
  const centsOf = ({ total_per_student }: Itinerary) => inWholeRand(centsOfRand(total_per_student))
  const cents = centsOf(after) - centsOf(before)
  parts.push(
    cents === 0 ? 'the price stays' : `${formatCents(Math.abs(cents))} ${cents < 0 ? 'less' : 'more'} a learner`,
  )
  for (const { day } of after.daily_itinerary) {
    const [was, is] = [endOfDay(before, day), endOfDay(after, day)]
    if (was !== null && is !== null && was !== is)
      parts.push(`day ${day} ends ${hoursInWords(Math.abs(is - was))} ${is < was ? 'earlier' : 'later'}`)
  }
  const [starts, now] = [startsOf(before), startsOf(after)]
  const moved = [...now].filter(([key, start]) => !own.has(key) && starts.has(key) && starts.get(key) !== start)
  const rest =
    moved.length === 0
      ? 'nothing else moved'
      : `${moved.length} other ${moved.length === 1 ? 'stop begins' : 'stops begin'} at another time`
  return `${parts.join(', ')}; ${rest}`
}

const PLANS: Record<PlanCode, string> = {
  saver: 'The package Saver',
  classic: 'The package Classic',
  signature: 'The package Signature',
  first: 'The plan as it was first made',
  ...KIND_NAMES,
}
const TRANSPORT: Record<string, string> = { bus: 'By bus', plane: 'By air', own: 'With your own bus' }
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
/** What each field was set to, with what it was where the plan shows that. */
const SET: Record<SettableField, (value: SetValue, before: Itinerary) => string> = {
  origin: (value) => `From ${String(value)}`,
  start_date: (value, { start_date }) => `From ${formatDay(String(value))} instead of ${formatDay(start_date)}`,
  days: (value, { daily_itinerary }) => `${counted(Number(value), 'day')} instead of ${daily_itinerary.length}`,
  pax_students: (value, { group_details }) =>
    `${counted(Number(value), 'learner')} instead of ${group_details.students}`,
  pax_teachers: (value, { group_details }) => `${counted(Number(value), 'adult')} instead of ${group_details.teachers}`,
  grade_min: (value) => `From ${gradesName(Number(value), Number(value))}`,
  grade_max: (value) => `Up to ${gradesName(Number(value), Number(value))}`,
  budget_per_student: (value) =>
    value === null ? 'Without a budget' : `A budget of ${formatCents(centsOfRand(Number(value)))} a learner`,
  transport: (value) => TRANSPORT[String(value)] ?? '',
  needs: (value) => (Array.isArray(value) && value.length > 0 ? `Needs: ${listOf(value)}` : 'Without special needs'),
}

/** By how much the plan is over the budget, if it is so now and was not, or is so by another amount. */
function overBudget(before: Itinerary, after: Itinerary): string {
  const held = ({ checks }: Itinerary) => checks.find(({ id }) => id === 'within_budget')
  const now = held(after)
  return !now || now.status === 'pass' || now.detail === held(before)?.detail ? '' : ` ${now.detail}`
}

interface Said {
  /** What was done. */
  lead: string
  /** The stops that it was done to. */
  keys: string[]
}
const stepOf = (itinerary: Itinerary, day: number, step: number): Step | undefined =>
  itinerary.daily_itinerary[day - 1]?.schedule[step]
/** The visit of a place, or of a stop of the owner's own or to arrange, by its title. */
const findVisit = (itinerary: Itinerary, one: string | OwnStop | undefined) => {
  const isMeant = ({ place_id, title }: Step) =>
    typeof one === 'string' ? place_id === one || (place_id === undefined && title === one) : title === one?.title
  for (const { day, schedule } of itinerary.daily_itinerary)
    for (const step of schedule) if (isVisitStep(step) && isMeant(step)) return { day, step }
  return null
}
const findProgramme = ({ daily_itinerary }: Itinerary, id: unknown) => {
  for (const { day, schedule } of daily_itinerary)
    for (const step of schedule) if (step.programme_id === id) return { day, step }
  return null
}
/** What is done during a visit, if that is what a swap put there. */
const findWithin = ({ daily_itinerary }: Itinerary, id: unknown) =>
  daily_itinerary
    .flatMap(({ schedule }) => schedule)
    .find(({ visit_programme }) => visit_programme?.programme_id === id)?.visit_programme
const nightsAt = ({ daily_itinerary }: Itinerary, name: string) =>
  daily_itinerary.flatMap(({ day, accommodation }) => (accommodation === name ? [`${day}`] : []))

function sayOf(change: Change, before: Itinerary, after: Itinerary): Said {
  const at = 'step' in change && change.step !== undefined ? stepOf(before, change.day, change.step) : undefined
  const title = at?.title ?? ''
  const keys = at ? [keyOf(at)] : []
  switch (change.type) {
    case 'swap': {
      const within = findWithin(after, change.with)
      if (within && at) {
        const was = at.visit_programme ? ` instead of ${at.visit_programme.title}` : ''
        return { lead: `${within.title}${was}, at ${title}`, keys }
      }
      const next = findVisit(after, change.with) ?? findProgramme(after, change.with)
      return { lead: `${next?.step.title ?? ''} instead of ${title}`, keys }
    }
    case 'add': {
      const next = findVisit(after, change.with)
      return { lead: `${next?.step.title ?? ''} added on day ${change.day}, at ${next?.step.start ?? ''}`, keys }
    }
    case 'remove':
      return { lead: `${title} taken out`, keys }
    case 'lock':
      return { lead: `${title} locked`, keys }
    case 'unlock':
      return { lead: `${title} unlocked`, keys }
    case 'resize':
      return { lead: `${title}: ${hoursInWords(change.minutes)}`, keys }
    case 'move': {
      const next = at && findVisit(after, keyOf(at))
      if (!at && change.start !== undefined) return { lead: `Day ${change.day} leaves at ${change.start}`, keys }
      const when = next ? `day ${next.day}, ${next.step.start}` : `day ${change.to_day}`
      return { lead: at ? `${title} moved to ${when}` : `Day ${change.day} moved to day ${change.to_day}`, keys }
    }
    case 'stay': {
      const name = after.daily_itinerary[change.day - 1]?.accommodation ?? ''
      const was = before.daily_itinerary[change.day - 1]?.accommodation ?? ''
      const nights = nightsAt(after, name)
      return { lead: `${name} instead of ${was}, night ${listOf(nights)}`, keys }
    }
    case 'answer':
      return { lead: change.option.replace(/[.!]$/u, ''), keys }
    case 'package':
      return { lead: `${PLANS[change.code]} taken`, keys }
    case 'set':
      return { lead: SET[change.field](change.value, before), keys }
    case 'undo':
    case 'redo':
      return { lead: '', keys }
  }
}

/** What changes did, in sentences: what was done and, at the last one, what else is different. */
export function sayChanges(changes: readonly Change[], before: Itinerary, after: Itinerary): string[] {
  const said = changes.map((change) => sayOf(change, before, after))
  const own = new Set(said.flatMap(({ keys }) => keys))
  return said.map(({ lead }, i) =>
    i < said.length - 1 ? `${lead}.` : `${lead}: ${consequences(before, after, own)}.${overBudget(before, after)}`,
  )
}
