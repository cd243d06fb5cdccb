import { addDays, findTermOn, isDay } from '../calendar.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { LONGEST_TRIP } from '../planner/request/dates.ts'
import { findAirport, findArea } from '../planner/request/find-areas.ts'
import type { Trip } from './basis.ts'
import type { Change, SettableField, SetValue } from './change.ts'
import { isNeed, isTransport } from './edit-idea.ts'
import type { Edits } from './edits.ts'
import { refuse } from './refusal.ts'

const MOST_LEARNERS = 1000
const MOST_ADULTS = 200
const MOST_BUDGET = 100_000

const isCount = (value: SetValue, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** What is wrong with a value; null if nothing is. */
const FAULTS: Record<SettableField, (value: SetValue, trip: Trip) => string | null> = {
  origin: (value, { facts }) =>
    typeof value === 'string' && (findArea(facts, value) ?? findAirport(facts, value))
      ? null
      : 'We do not know this town. Name a town near it.',
  start_date: (value, { today }) =>
    typeof value !== 'string' || !isDay(value)
      ? 'A day looks like 2027-05-20.'
      : value <= today
        ? 'The first day must lie ahead.'
        : null,
  days: (value) => (isCount(value, 1, LONGEST_TRIP) ? null : `A trip has 1 to ${LONGEST_TRIP} days.`),
  pax_students: (value) => (isCount(value, 1, MOST_LEARNERS) ? null : `A group has 1 to ${MOST_LEARNERS} learners.`),
  pax_teachers: (value) => (isCount(value, 1, MOST_ADULTS) ? null : `A group has 1 to ${MOST_ADULTS} adults.`),
  grade_min: (value) => (isCount(value, 0, 12) ? null : 'A grade is 0 (Grade R) to 12.'),
  grade_max: (value) => (isCount(value, 0, 12) ? null : 'A grade is 0 (Grade R) to 12.'),
  budget_per_student: (value) =>
    value === null || (typeof value === 'number' && value > 0 && value <= MOST_BUDGET)
      ? null
      : 'A budget is rand for each learner, or none.',
  transport: (value) => (isTransport(value) ? null : 'The transport is bus, plane or own.'),
  needs: (value) => (Array.isArray(value) && value.every(isNeed) ? null : 'We do not know one of these needs.'),
}

/** Whether the first day stays the planner's choice for a trip of so many days: it is still in the time of which that is said. */
export function keepsChoice(days: SetValue, fields: Edits['fields'], { start_date }: Itinerary, trip: Trip): boolean {
  const { idea, facts } = trip
  if (fields.start_date !== undefined || idea.startDate !== null || idea.endDate !== null) return false
  const end = addDays(start_date, Number(days) - 1)
  return idea.window ? end <= idea.window.end : findTermOn(facts.calendar, end) !== null
}

/** The fields after a `set`; throws a refusal for a value that cannot be. */
export function setField(
  { field, value }: Extract<Change, { type: 'set' }>,
  { fields }: Edits,
  shown: Itinerary,
  trip: Trip,
): Edits['fields'] {
  const detail = FAULTS[field](value, trip)
  if (detail !== null) refuse('bad_value', { detail }, { field: 'value' })
  const next = { ...fields, [field]: value }
  // A trip of another length begins on the day on which it began, and one on another day is as long as it was.
  if (field === 'days')
    return keepsChoice(value, fields, shown, trip) ? next : { start_date: shown.start_date, ...next }
  if (field === 'start_date') return { days: shown.daily_itinerary.length, ...next }
  if (field === 'grade_min' && typeof next.grade_max === 'number')
    next.grade_max = Math.max(next.grade_max, Number(value))
  if (field === 'grade_max' && typeof next.grade_min === 'number')
    next.grade_min = Math.min(next.grade_min, Number(value))
  return next
}
