import { addDays, findPublicHoliday, findSchoolHolidayOn, isSchoolDay, overlaps } from '#shared/domain/calendar'
import type { Calendar } from '#shared/domain/catalogue/school-year'
import type { Idea } from '#shared/domain/idea/idea'
import type { TripDates } from './dates.ts'

const WEEK = 7
/** Weeks around the day that was chosen, the nearest after it first. */
const WEEKS = [1, 2, 3, 4, 5, 6, -1, -2, -3, -4]
const MOST = 2

/** Days of the trip that are no Saturday or Sunday must be as the chosen one is: in term, or in a school holiday. */
function isLike({ startDate, days }: TripDates, start: string, calendar: Calendar): boolean {
  return Array.from({ length: days }, (_, at) => at).every((at) => {
    const [day, chosen] = [addDays(start, at), addDays(startDate, at)]
    if (findPublicHoliday(calendar, day) !== null) return false
    const isHoliday = (one: string) => findSchoolHolidayOn(calendar, one) !== null
    return isHoliday(chosen) ? isHoliday(day) : isSchoolDay(calendar, day) || !isSchoolDay(calendar, chosen)
  })
}

/** Other days to leave on, within what was asked for and on no public holiday; the same weekday, earliest first. */
export function otherStarts(
  { window, refusedDates = [], startDate, endDate }: Idea,
  dates: TripDates,
  calendar: Calendar,
  today: string,
): string[] {
  if (startDate ?? endDate) return []
  return WEEKS.map((weeks) => addDays(dates.startDate, weeks * WEEK))
    .filter((start) => {
      const trip = { start, end: addDays(start, dates.days - 1) }
      const isAsked = !window || (start >= window.start && trip.end <= window.end)
      const isRefused = refusedDates.some((one) => overlaps(one, trip))
      return start > today && isAsked && !isRefused && isLike(dates, start, calendar)
    })
    .slice(0, MOST)
    .toSorted()
}
