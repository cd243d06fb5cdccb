import {
  addDays,
  type DateRange,
  findPublicHoliday,
  findTermOn,
  isSchoolDay,
  overlaps,
  tripDays,
  weekdayOf,
} from '#shared/domain/calendar'
import type { Calendar } from '#shared/domain/catalogue/school-year'
import type { Idea } from '#shared/domain/idea/idea'
import type { Note } from '../../itinerary/notes.ts'
import { wordsOf } from './unsure-words.ts'

export interface TripDates {
  startDate: string
  endDate: string
  days: number
  /** Other first days that would do as well, the nearest first; absent if the text gives the date. */
  otherStarts?: readonly string[]
}
export const LONGEST_TRIP = 21

/** The number of days: as given, else by the two dates, else the usual length of this kind of trip. */
function daysOf(idea: Idea, farAway: boolean, notes: Note[]): number {
  const between = idea.startDate && idea.endDate ? Math.abs(tripDays(idea.startDate, idea.endDate) - 1) + 1 : null
  const asked = between ?? idea.days
  if (idea.needs.includes('no-overnight')) {
    if (asked !== null && asked > 1) notes.push({ code: 'one_day_only', params: { days: asked } })
    return 1
  }
  if (asked !== null && asked > LONGEST_TRIP)
    notes.push({ code: 'trip_too_long', params: { days: asked, planned: LONGEST_TRIP } })
  if (asked !== null && asked > 1 && idea.tripTypes.includes('Day trip'))
    notes.push({ code: 'day_trip_of_days', params: { days: asked, planned: Math.min(LONGEST_TRIP, asked) } })
  if (asked === 1 && idea.tripTypes.includes('Overnight camp')) notes.push({ code: 'camp_without_night', params: {} })
  if (asked !== null) return Math.min(LONGEST_TRIP, Math.max(1, asked))
  const young = (idea.gradeMin ?? 12) <= 3
  const camp = idea.tripTypes.includes('Overnight camp') && !idea.tripTypes.includes('Day trip')
  const days = idea.tripTypes.includes('Day trip') || (!camp && (young || !farAway)) ? 1 : 3
  notes.push({ code: 'length_default', params: { days } })
  return days
}

/** What judges a first day besides the calendar. */
export interface GoodDays {
  /** Whether the places that were asked for are each open, and in season, on some day of a trip that starts on a date. */
  isGood: (start: string, days: number) => boolean
  /** Weeks in which these grades do not travel if they need not. */
  withoutTrips: readonly DateRange[]
}

/**
 * A good start date: in term, not in the weeks of settling in and exams, no public holiday during the trip, back before
 * Sunday; day trips on Tuesday to Thursday.
 */
function departureRank(calendar: Calendar, start: string, days: number, { isGood, withoutTrips }: GoodDays): number {
  const trip = { start, end: addDays(start, days - 1) }
  let rank = (isGood(start, days) ? 0 : 20) + (withoutTrips.some((one) => overlaps(one, trip)) ? 12 : 0)
  const weekday = weekdayOf(start)
  for (let i = 0; i < Math.min(days, 7); i++) if (findPublicHoliday(calendar, addDays(start, i))) rank += 4
  if (days === 1) rank += weekday >= 6 ? 10 : weekday === 1 || weekday === 5 ? 1 : 0
  else if (days <= 5) rank += weekday + days - 1 > 5 ? 3 + (weekday + days - 6) : 0
  else rank += weekday === 1 ? 0 : 2
  return rank
}
const isUsual = (calendar: Calendar, { startDate, endDate }: TripDates, { withoutTrips }: GoodDays): boolean =>
  findTermOn(calendar, startDate) !== null &&
  findTermOn(calendar, endDate) !== null &&
  !withoutTrips.some((one) => overlaps(one, { start: startDate, end: endDate }))

const A_YEAR = 365
/** What the text says of the days themselves outweighs what is usual. */
const NOT_AS_ASKED = 100
function bestStart(
  { firstWeekdays, refusedDates = [] }: Idea,
  calendar: Calendar,
  from: string,
  to: string,
  days: number,
  inTerm: boolean,
  good: GoodDays,
): string {
  let best = from
  let bestRank = Infinity
  for (let i = 0, day = from; i < A_YEAR && day <= to; i++, day = addDays(day, 1)) {
    const trip = { start: day, end: addDays(day, days - 1) }
    const away = inTerm && !isSchoolDay(calendar, day) && weekdayOf(day) <= 5 ? 6 : 0
    const isAsked =
      (firstWeekdays?.includes(weekdayOf(day)) ?? true) && !refusedDates.some((one) => overlaps(one, trip))
    const rank = departureRank(calendar, day, days, good) + away + i * 0.02 + (isAsked ? 0 : NOT_AS_ASKED)
    if (rank < bestRank - 1e-9) [best, bestRank] = [day, rank]
  }
  return best
}

const WEEK = 7
const MOST_OTHERS = 2
/** Days after the chosen date in which others are looked for, where the text names no period. */
const OTHERS_WITHIN = 35
/** Other first days between two days, on the same weekday if there are such: as asked, in term, and on no public holiday. */
function otherStarts(
  { firstWeekdays, refusedDates = [] }: Idea,
  calendar: Calendar,
  start: string,
  from: string,
  to: string,
  days: number,
  inTerm: boolean,
): string[] {
  const found: string[] = []
  for (let i = 0, day = from; i < 120 && day <= to; i++, day = addDays(day, 1)) {
    const trip = Array.from({ length: days }, (_, at) => addDays(day, at))
    const isRefused = refusedDates.some((one) => overlaps(one, { start: day, end: trip.at(-1)! }))
    const isAsked = firstWeekdays?.includes(weekdayOf(day)) ?? weekdayOf(day) <= 5
    const isFree = trip.every(
      (one) => !findPublicHoliday(calendar, one) && (weekdayOf(one) > 5 || !inTerm || isSchoolDay(calendar, one)),
    )
    if (day !== start && isAsked && isFree && !isRefused) found.push(day)
  }
  const apart = (day: string) => Math.abs(tripDays(start, day) - 1)
  const weekly = found.filter((day) => apart(day) % WEEK === 0)
  const rest = found.filter((day) => !weekly.includes(day))
  return [weekly, rest]
    .flatMap((some) => some.toSorted((a, b) => apart(a) - apart(b) || (a < b ? 1 : -1)))
    .slice(0, MOST_OTHERS)
    .toSorted()
}

/** Days that a school needs for approval, consent and payments. */
const LEAST_NOTICE = 42
/** Days in which a school reads a plan and fills in the forms, before the time that approval takes. */
const DAYS_TO_APPLY = 12
/** Dates as given, even if they are past; else in the period that was named ("next term"); else the first good day that leaves time for approval and payments. */
export function readDates(
  idea: Idea,
  calendar: Calendar,
  today: string,
  leadDays: number,
  farAway: boolean,
  good: GoodDays,
  notes: Note[],
): TripDates {
  const days = daysOf(idea, farAway, notes)
  const dated = (startDate: string): TripDates => ({ startDate, endDate: addDays(startDate, days - 1), days })
  if (idea.startDate || idea.endDate) {
    const backwards = idea.startDate && idea.endDate && idea.endDate < idea.startDate
    const said = backwards ? dated(idea.endDate!) : dated(idea.startDate ?? addDays(idea.endDate!, 1 - days))
    if (backwards && !idea.contradictions.some(({ code }) => code === 'end_before_start'))
      notes.push({ code: 'dates_turned_round', params: { start: said.startDate, end: said.endDate } })
    if (said.startDate < today && !idea.contradictions.some(({ code }) => code === 'past_date'))
      notes.push({ code: 'dates_past', params: { start: said.startDate, end: said.endDate } })
    return said
  }
  const { window } = idea
  if (window && window.end > today) {
    const first = window.start > today ? window.start : addDays(today, 1)
    const ready = [leadDays + DAYS_TO_APPLY, leadDays].map((notice) => addDays(today, notice))
    const from = ready.find((day) => day > first && addDays(day, days + 3) < window.end) ?? first
    const last = addDays(window.end, 1 - days)
    const inTerm = window.kind !== 'holiday'
    const said = dated(idea.keptStart ?? bestStart(idea, calendar, from, last < from ? from : last, days, inTerm, good))
    notes.push({
      code: 'dates_in_window',
      params: { window: window.label, start: said.startDate, end: said.endDate },
    })
    return { ...said, otherStarts: otherStarts(idea, calendar, said.startDate, from, last, days, inTerm) }
  }
  const earliest = addDays(today, Math.max(leadDays + DAYS_TO_APPLY, LEAST_NOTICE))
  const said = dated(idea.keptStart ?? bestStart(idea, calendar, earliest, addDays(earliest, A_YEAR), days, true, good))
  const isBackwards = idea.contradictions.some(({ code }) => code === 'end_before_start')
  const params = {
    start: said.startDate,
    end: said.endDate,
    ...(isUsual(calendar, said, good) ? {} : { by: 'opening' as const }),
  }
  notes.push(
    isBackwards
      ? { code: 'dates_backwards', params }
      : { code: 'dates_default', params: { ...params, ...wordsOf(idea.unsure?.dates) } },
  )
  const latest = addDays(said.startDate, OTHERS_WITHIN)
  return { ...said, otherStarts: otherStarts(idea, calendar, said.startDate, said.startDate, latest, days, true) }
}
