import { formatDay } from '../calendar.ts'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { gradesName, hoursInWords, listOf } from '../itinerary/words.ts'
import { centsOfRand, formatCents } from '../money.ts'
import { KIND_NAMES } from '../kinds-of-trip.ts'
import type { Change, OwnStop, PlanCode, SettableField, SetValue } from './change.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { sayConsequences } from './say-consequences.ts'
import { keyOf } from './steps-compared.ts'

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
const keysOf = (found: ReturnType<typeof findVisit>): string[] => (found ? [keyOf(found.step)] : [])
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
      return { lead: `${next?.step.title ?? ''} instead of ${title}`, keys: [...keys, ...keysOf(next)] }
    }
    case 'add': {
      const next = findVisit(after, change.with)
      return {
        lead: `${next?.step.title ?? ''} added on day ${change.day}, at ${next?.step.start ?? ''}`,
        keys: keysOf(next),
      }
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
      if (!at) return { lead: `Day ${change.day} moved to day ${change.to_day}`, keys }
      const when = next && next.day !== change.day ? `day ${next.day}, ${next.step.start}` : next?.step.start
      return { lead: `${title} moved to ${when}`, keys }
    }
    case 'stay': {
      const { accommodation, stay_id } = after.daily_itinerary[change.day - 1] ?? {}
      const name = accommodation ?? ''
      const was = before.daily_itinerary[change.day - 1]?.accommodation ?? ''
      const nights = nightsAt(after, name)
      return { lead: `${name} instead of ${was}, night ${listOf(nights)}`, keys: stay_id ? [stay_id] : [] }
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
    i < said.length - 1 ? `${lead}.` : `${lead}: ${sayConsequences(before, after, own)}.${overBudget(before, after)}`,
  )
}
