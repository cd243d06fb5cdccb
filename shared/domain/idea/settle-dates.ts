import { addDays, findPublicHoliday, formatRange, tripDays, weekdayOf } from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import type { TripDates } from './dates.ts'
import { daysOf, type Duration } from './durations.ts'
import type { FirstWeekdays } from './first-weekdays.ts'
import type { Idea, TravelPeriod } from './idea.ts'
import type { IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'
import { pattern } from './pattern.ts'
import { takesPart } from './requests/contests.ts'
import { readDaysAround, readDaysOfWeek, readNightsAround, readReturnDay, readTravelDays } from './relative-days.ts'

/** Days that are told by words and not by dates: the year is ours. */
const BY_WORDS = { inferredYear: true, openEnd: false, between: false, reversed: null, wrongWeekday: null } as const

export const onNamedDay = (day: string | null): TripDates | null =>
  day === null ? null : { start: day, end: null, ...BY_WORDS }

export const inWeek = (ideaText: IdeaText, period: TravelPeriod | null): TripDates | null => {
  const days = period?.kind === 'week' ? readDaysOfWeek(ideaText, period) : null
  return days && { ...days, ...BY_WORDS }
}

/** A range in which the trip is to lie; one of a week may be the trip itself. */
const LONGEST_TRIP_AS_RANGE = 7
/** "Week of 25 to 29 January, 07:00 to 15:30": with the hours of a day and no night, one day of it. */
export const hasOneDay = (text: string, { nights, overnight }: Duration): boolean =>
  nights === null && !overnight && !SLEEPS.test(text)
const SLEEPS =
  /(?<![a-z])(?:sleep|sleeps|sleeping|slaap|beds?|dorms?|hostel|koshuis|nights?|nag|nagte|camp|camping|kamp|accommodation|verblyf|guest ?house|lodge|stay(?:ing)?(?: over)?|tents?|tente)(?![a-z])/u
export function rangeToChooseFrom(
  { start, end, between }: TripDates,
  duration: Duration,
  isOneDay: boolean,
): TravelPeriod | null {
  if (!start || !end || !between) return null
  const days = tripDays(start, end)
  if (days <= (daysOf(duration) ?? (isOneDay ? 1 : LONGEST_TRIP_AS_RANGE))) return null
  return { start, end, label: formatRange(start, end), kind: 'range' }
}

/** Of a weekend in a period: it begins on the Friday, and one of a night on the Friday or the Saturday. */
export function weekendDays(duration: Duration, period: TravelPeriod | null): FirstWeekdays | null {
  const days = daysOf(duration) ?? 3
  if (!duration.weekend || days < 2 || days > 3 || !period || tripDays(period.start, period.end) < LEAST_FOR_WEEKEND)
    return null
  return { weekdays: days === 2 ? [FRIDAY, FRIDAY + 1] : [FRIDAY], days: null }
}
/** Days. A shorter period is itself a weekend. */
const LEAST_FOR_WEEKEND = 7

/** "Freedom Day week (27 April)": the date says which week it is, and is no day of a trip. */
export const weekOfHoliday = ({ start, end }: TripDates, named: TravelPeriod | null, calendar: Calendar) =>
  named?.kind === 'week' &&
  start !== null &&
  end === null &&
  named.start <= start &&
  start <= named.end &&
  findPublicHoliday(calendar, start)
    ? named
    : null

export function withReturn(ideaText: IdeaText, dates: TripDates | null, duration: Duration): TripDates | null {
  if (!dates?.start || dates.end !== null) return dates
  const travel = readTravelDays(ideaText, dates.start)
  if (travel) return { ...dates, ...travel }
  const nights = readNightsAround(ideaText, dates.start)
  if (nights && nights.end >= dates.start) return { ...dates, ...nights }
  const around = takesPart(ideaText.normalised.text) ? readDaysAround(ideaText, dates.start) : null
  if (around) {
    // Without a day of return it ends by its length, or with the event.
    const isLong = duration.days !== null || duration.nights !== null
    return {
      ...dates,
      start: around.start,
      end: isLong ? null : (around.end ?? (duration.weekend ? sundayAfter(dates.start) : dates.start)),
    }
  }
  return duration.days === null && duration.nights === null
    ? { ...dates, end: readReturnDay(ideaText, dates.start) }
    : dates
}

const EACH_SIDE = pattern(
  "(?<![a-z])(?:an?|one|1|'n|een) (?:extra |full |whole )?(?:day|dag) (?:(?:on |aan )?(?:each|either|both|elke|albei) (?:sides?|ends?|kante?)|before and (?:(?:a|one) day )?after|voor en (?:'n dag )?na)(?![a-z])",
)
/** "The nationals are on 3 and 4 July; we want to add a day each side" */
export function withDaysBeside(ideaText: IdeaText, dates: TripDates | null): TripDates | null {
  const [match] = matchesOf(ideaText.unread, EACH_SIDE)
  if (!match || !dates?.start) return dates
  ideaText.noteMatch('endDate', match, 0.8)
  return { ...dates, start: addDays(dates.start, -1), end: addDays(dates.end ?? dates.start, 1) }
}

const FRIDAY = 5
const sundayAfter = (day: string): string => addDays(day, 7 - weekdayOf(day))
/** A weekend is until Sunday; of one that begins before Friday nothing tells the end. */
const daysOfWeekend = (start: string | null): number | null =>
  start === null ? 3 : weekdayOf(start) >= FRIDAY ? 8 - weekdayOf(start) : null

/** First day, last day and number of days; two of them give the third. */
export function settleDates(
  dates: TripDates | null,
  duration: Duration,
  sameDay: boolean,
  camp: boolean,
): Pick<Idea, 'startDate' | 'endDate' | 'days'> {
  const said = daysOf(duration) ?? (sameDay ? 1 : duration.weekend ? daysOfWeekend(dates?.start ?? null) : null)
  if (dates?.reversed) return { startDate: null, endDate: null, days: null }
  if (!dates?.start) return { startDate: null, endDate: null, days: said }
  if (dates.end) return { startDate: dates.start, endDate: dates.end, days: tripDays(dates.start, dates.end) }
  const days = said ?? (dates.openEnd || camp || duration.weekend ? null : 1)
  return { startDate: dates.start, endDate: days === null ? null : addDays(dates.start, days - 1), days }
}
