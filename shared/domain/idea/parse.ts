import { addDays, tripDays } from '../calendar.ts'
import type { Gazetteer } from '../catalogue/facts.ts'
import { readAges } from './ages.ts'
import { findContradictions } from './contradictions.ts'
import { readDates, type TripDates } from './dates.ts'
import { daysOf, readDuration, type Duration } from './durations.ts'
import { readGrades } from './grades.ts'
import { readBackwardHours, readHours } from './hours.ts'
import type { Idea } from './idea.ts'
import { readBudget, type Budget } from './money.ts'
import { readNamedDay } from './named-days.ts'
import { readNeeds } from './needs.ts'
import { removeNoise } from './noise.ts'
import { readPeople } from './people.ts'
import { readPlaces } from './places.ts'
import { readLearningObjectives, readPurpose } from './purpose.ts'
import { Reading } from './reading.ts'
import { readDaysOfWeek, readReckonedDay, readReturnDay } from './reckoned-days.ts'
import { readSubjects } from './subjects.ts'
import { readTripTypes } from './trip-types.ts'
import { readWindow } from './windows.ts'
import { readWishes } from './wishes.ts'

/** Longer texts are read up to here; the API takes no more. */
const LONGEST_TEXT = 5000

/** Reads a teacher's text. Each rule takes what it understands out of the text, so the order matters. */
export function parseIdea(text: string, context: { today: string; gazetteer: Gazetteer }): Idea {
  const { today, gazetteer } = context
  const reading = new Reading(text.slice(0, LONGEST_TEXT))
  removeNoise(reading)
  const hours = readHours(reading.normalised.text)
  const backwardHours = readBackwardHours(reading.normalised.text)
  const needs = readNeeds(reading)
  const grades = readGrades(reading)
  const ages = readAges(reading)
  const budget = readBudget(reading)
  const duration = readDuration(reading)
  const people = readPeople(reading)
  const told = withReturn(
    reading,
    readDates(reading, today) ??
      onNamedDay(readNamedDay(reading, gazetteer.calendar, today) ?? readReckonedDay(reading, today, daysOf(duration))),
    duration,
  )
  const window = readWindow(reading, gazetteer.calendar, today)
  const dates = told ?? inWeek(reading, window)
  const places = readPlaces(reading, gazetteer)
  const subjects = readSubjects(reading, grades, places.spans)
  const tripTypes = readTripTypes(reading)
  const when = settleDates(dates, duration, needs.includes('no-overnight'), tripTypes.includes('Overnight camp'))
  const facts = {
    ...when,
    ...people,
    budgetPerStudent: perStudent(budget, people.students),
    gradeMin: grades?.min ?? null,
    gradeMax: grades?.max ?? null,
    ageMin: ages?.min ?? null,
    ageMax: ages?.max ?? null,
  }
  return {
    location: places.location,
    locations: places.locations,
    province: places.province,
    origin: places.origin,
    dates:
      when.startDate === null
        ? null
        : when.endDate === null || when.endDate === when.startDate
          ? when.startDate
          : `${when.startDate} to ${when.endDate}`,
    ...facts,
    purpose: readPurpose(reading),
    learningObjectives: readLearningObjectives(reading),
    wishes: readWishes(reading, places.spans),
    subjects,
    ageGroup: ages?.words ?? null,
    tripTypes,
    budget: budget?.amount ?? null,
    budgetScope: budget?.scope ?? null,
    needs,
    ...(hours ? { hours } : {}),
    window: when.startDate === null ? window : null,
    contradictions: [
      ...findContradictions(facts, dates, duration, today, provinceCount(reading, places.provinces)),
      ...(backwardHours && (when.days ?? 1) === 1 ? [{ code: 'other' as const, message: backwardHours }] : []),
    ],
    evidence: reading.evidence,
  }
}

const onNamedDay = (day: string | null): TripDates | null =>
  day === null
    ? null
    : { start: day, end: null, inferredYear: true, openEnd: false, reversed: null, wrongWeekday: null }

const inWeek = (reading: Reading, window: Idea['window']): TripDates | null => {
  const days = window?.kind === 'week' ? readDaysOfWeek(reading, window) : null
  return days && { ...days, inferredYear: true, openEnd: false, reversed: null, wrongWeekday: null }
}

const withReturn = (reading: Reading, dates: TripDates | null, duration: Duration): TripDates | null =>
  dates?.start && dates.end === null && duration.days === null && duration.nights === null
    ? { ...dates, end: readReturnDay(reading, dates.start) }
    : dates

/** First day, last day and number of days, each from the others where two of them are said. */
function settleDates(
  dates: TripDates | null,
  duration: Duration,
  sameDay: boolean,
  camp: boolean,
): Pick<Idea, 'startDate' | 'endDate' | 'days'> {
  const said = daysOf(duration) ?? (sameDay ? 1 : null)
  if (dates?.reversed) return { startDate: null, endDate: null, days: null }
  if (!dates?.start) return { startDate: null, endDate: null, days: said }
  if (dates.end) return { startDate: dates.start, endDate: dates.end, days: tripDays(dates.start, dates.end) }
  const days = said ?? (dates.openEnd || camp || duration.weekend ? null : 1)
  return { startDate: dates.start, endDate: days === null ? null : addDays(dates.start, days - 1), days }
}

function perStudent(budget: Budget | null, students: number | null): number | null {
  if (budget === null) return null
  if (budget.scope === 'per_student') return budget.amount
  return budget.scope === 'group' && students ? Math.round((budget.amount / students) * 100) / 100 : null
}

const provinceCount = (reading: Reading, provinces: readonly unknown[]): number => {
  const said = /(?<![\d.,])(\d{1,2}) (?:different )?provinces/u.exec(reading.normalised.text)
  return Math.max(provinces.length, said ? Math.min(9, Number(said[1])) : 0)
}
