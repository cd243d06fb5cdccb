import { addDays, type DateRange, termsOf } from '#shared/domain/calendar'
import type { Calendar } from '#shared/domain/catalogue/school-year'

type Grades = readonly [youngest: number, oldest: number]
const WEEK = 7

/** When these grades do not travel: the first weeks of each term, while classes settle, and the last, with exams. */
export const weeksWithoutTrips = (calendar: Calendar, [youngest, oldest]: Grades): DateRange[] =>
  termsOf(calendar).flatMap(({ term, start, end }) =>
    calendar.weeks_without_trips
      .filter(({ term: number, grades: [from, to] }) => number === term && from <= oldest && youngest <= to)
      .flatMap(({ first_weeks, last_weeks }) => [
        { start, end: addDays(start, first_weeks * WEEK - 1) },
        { start: addDays(end, 1 - last_weeks * WEEK), end },
      ])
      .filter((range) => range.start <= range.end),
  )
