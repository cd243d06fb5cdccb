import { addDays, findDay, monthRange, weekdayOf, termsOf, yearOf, type DateRange } from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import { MONTH, monthNumber, WEEKDAY, weekdayNumber } from './months-and-weekdays.ts'
import { NTH, nthOf } from './ordinal-words.ts'
import { pattern } from './pattern.ts'
import type { IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

const NOT_THE_TRIP =
  /(?<![a-z])(?:by|before|until|deadline|due|rsvp|quote|reply|answer|call|phone|ring|meet(?:ing)?|closes?|latest|know|confirm|hear|exams?|not|since)(?: (?:is|us|me|back|on|you|again|it|the|from)){0,3} $/u
const A_DEADLINE = /^ ?(?:is|are|was) (?:the |our |my )?(?:deadline|cut-?off|last day|meeting|due)/u
const NTH_WEEKDAY = pattern(
  `(?<![a-z0-9])(?<nth>${NTH}) (?<weekday>${WEEKDAY}) (?:(?:of|in|van) (?:the month of )?)?(?<month>${MONTH})(?![a-z])(?:,? (?:of |in )?(?<year>20\\d\\d))?`,
)
/** "The second Tuesday of term 1", "first Friday of next term" */
const NTH_OF_TERM = pattern(
  `(?<![a-z0-9])(?<nth>${NTH}) (?<weekday>${WEEKDAY}) (?:of|in|van) (?:the |die )?(?:(?<ordinal>${NTH}|next|new|volgende|nuwe) )?(?:term|kwartaal) ?(?<term>[1-4])?(?![a-z\\d])(?:,? (?:of |in )?(?<year>20\\d\\d))?`,
)
/** "Sat the 21st": the next one that is both. */
const WEEKDAY_THE = pattern(
  `(?<![a-z])(?<weekday>${WEEKDAY}),? (?:the|die) (?<day>[12]?\\d|3[01])(?![\\d:/]|\\.\\d|[ ]?(?:-|to |tot |until |of (?!course)|van |${MONTH}|(?:learners|kids|grade|hours|uur)))`,
)
const NTH_WEEKEND = pattern(
  `(?<![a-z0-9])(?<nth>${NTH}) (?:weekend|naweek) (?:of|in|van) (?:the month of )?(?<month>${MONTH})(?![a-z])(?:,? (?:of |in )?(?<year>20\\d\\d))?`,
)
const COUNT = "(?<count>an?|\\d{1,2}|one|een|'n)"
const ANCHOR = `(?<anchor>today|tomorrow|now|vandag|${WEEKDAY})`
const WEEKS_FROM = pattern(
  `(?<![a-z0-9])${COUNT} (?:weeks?|weke) (?:from|after|van) (?:this |next )?${ANCHOR}(?![a-z])`,
)
const WEEKDAY_WEEK = pattern(`(?<![a-z])(?<anchor>tomorrow|today|${WEEKDAY}) week(?![a-z])`)
const AFTER_TOMORROW = pattern('(?<![a-z])(?:the )?(?:day after tomorrow|oormore)(?![a-z])')
const TOMORROW = pattern('(?<![a-z])(?:tomorrow|tomorow|tommorow|tommorrow|tomoro|tmrw|tmr|2moro|2morrow)(?![a-z])')
const COMING = pattern(
  `(?<![a-z])(?<how>this coming|this|coming|upcoming|next|hierdie|aanstaande|volgende) (?<weekday>${WEEKDAY})(?![a-z])`,
)

/** A day relative to today or to a month: "next Friday", "the second Wednesday of March". */
export function readRelativeDay(
  ideaText: IdeaText,
  today: string,
  days: number | null,
  calendar: Calendar,
): string | null {
  const readers: [RegExp, (groups: Record<string, string | undefined>) => string | null, number][] = [
    [NTH_WEEKDAY, (groups) => nthWeekday(groups, today), 0.9],
    [NTH_OF_TERM, (groups) => nthOfTerm(groups, calendar, today), 0.9],
    [WEEKDAY_THE, (groups) => bothDays(groups, today), 0.8],
    [NTH_WEEKEND, (groups) => nthWeekend(groups, days ?? daysFromFriday(ideaText), today), 0.8],
    [WEEKS_FROM, ({ count, anchor }) => addDays(anchorDay(anchor, today), 7 * (Number(count) || 1)), 0.7],
    [WEEKDAY_WEEK, ({ anchor }) => addDays(anchorDay(anchor, today), 7), 0.6],
    [AFTER_TOMORROW, () => addDays(today, 2), 0.8],
    [TOMORROW, () => addDays(today, 1), 0.8],
    [COMING, ({ how, weekday }) => coming(how ?? '', weekdayNumber(weekday ?? ''), today), 0.6],
  ]
  let day: string | null = null
  for (const [rule, dayOf, confidence] of readers) {
    ideaText.take(rule, (match) => {
      const before = ideaText.unread.slice(Math.max(0, match.index - 40), match.index)
      const after = ideaText.unread.slice(match.index + match[0].length, match.index + match[0].length + 40)
      if (day !== null || NOT_THE_TRIP.test(before) || A_DEADLINE.test(after)) return false
      day = dayOf(match.groups ?? {})
      if (day !== null) ideaText.noteMatch('startDate', match, confidence)
      return day !== null
    })
  }
  return day
}

const firstOn = (weekday: number, from: string): string => addDays(from, (weekday - weekdayOf(from) + 7) % 7)

function anchorDay(anchor: string | undefined, today: string): string {
  if (anchor === undefined || /^(?:today|now|vandag)/u.test(anchor)) return today
  return anchor === 'tomorrow' ? addDays(today, 1) : firstOn(weekdayNumber(anchor), addDays(today, 1))
}

/** "This Friday" is the next one; "next Friday" is the one of the next calendar week. */
const coming = (how: string, weekday: number, today: string): string =>
  /^(?:next|volgende)/u.test(how) ? addDays(today, 7 - weekdayOf(today) + weekday) : firstOn(weekday, addDays(today, 1))

function nthWeekday(groups: Record<string, string | undefined>, today: string): string | null {
  const month = monthNumber(groups.month ?? '')
  const weekday = weekdayNumber(groups.weekday ?? '')
  const nth = nthOf(groups.nth) ?? -1
  const inYear = (year: number): string | null => {
    const first = findDay(year, month, 1)
    if (first === null) return null
    const { end } = monthRange(year, month)
    return nth > 0
      ? addDays(firstOn(weekday, first), 7 * (nth - 1))
      : addDays(end, 7 * (nth + 1) - ((weekdayOf(end) - weekday + 7) % 7))
  }
  if (groups.year !== undefined) return inYear(Number(groups.year))
  return [yearOf(today), yearOf(today) + 1].map(inYear).find((day) => day !== null && day > today) ?? null
}

function nthOfTerm(groups: Record<string, string | undefined>, calendar: Calendar, today: string): string | null {
  const number = Number(groups.term ?? nthOf(groups.ordinal) ?? 0)
  const isNext = /^(?:next|new|volgende|nuwe)$/u.test(groups.ordinal ?? '')
  const nth = nthOf(groups.nth) ?? -1
  const weekday = weekdayNumber(groups.weekday ?? '')
  const days = termsOf(calendar)
    .filter(
      ({ term, year, start }) =>
        (number === 0 || term === number) &&
        (!groups.year || year === Number(groups.year)) &&
        (!isNext || start > today),
    )
    .map(({ start, end }) =>
      nth > 0
        ? addDays(firstOn(weekday, start), 7 * (nth - 1))
        : addDays(end, 7 * (nth + 1) - ((weekdayOf(end) - weekday + 7) % 7)),
    )
  return days.find((day) => day > today) ?? null
}

/** Months. A day without its month is near. */
const NEAR_MONTHS = 4
function bothDays(groups: Record<string, string | undefined>, today: string): string | null {
  const weekday = weekdayNumber(groups.weekday ?? '')
  const first = Number(today.slice(5, 7)) - 1
  const days = Array.from({ length: NEAR_MONTHS }, (_, ahead) =>
    findDay(yearOf(today) + Math.floor((first + ahead) / 12), ((first + ahead) % 12) + 1, Number(groups.day)),
  )
  return days.find((day) => day !== null && day > today && weekdayOf(day) === weekday) ?? null
}

/** "First weekend of May, Fri after school to Sunday lunch" has three days; other words leave the length open. */
const FRIDAY_TO_SUNDAY = pattern(
  `(?<![a-z])(?<first>${WEEKDAY})\\.?(?: [a-z]{2,10}){0,2}? ?(?:-|to|tot|until|till) (?:the |die )?(?<last>${WEEKDAY})(?![a-z])`,
)
const [FRIDAY, SUNDAY] = [5, 7] as const
function daysFromFriday(ideaText: IdeaText): number | null {
  const [match] = matchesOf(ideaText.unread, FRIDAY_TO_SUNDAY)
  const [first, last] = [match?.groups?.first, match?.groups?.last].map((name) => weekdayNumber(name ?? ''))
  return first === FRIDAY && last === SUNDAY ? 3 : null
}

/** Two days begin on the Saturday, three on the Friday; without a number of days the first day is not known. */
function nthWeekend(groups: Record<string, string | undefined>, days: number | null, today: string): string | null {
  const saturday = days === 2 || days === 3 ? nthWeekday({ ...groups, weekday: 'saturday' }, today) : null
  return saturday && days === 3 ? addDays(saturday, -1) : saturday
}

const WEEKDAYS = pattern(
  `(?<![a-z])(?<first>${WEEKDAY})\\.?(?: ?- ?| to | tot | until | till | through )(?:the )?(?<last>${WEEKDAY})(?![a-z])`,
)

/** "Wed to Fri" of a week that the text names. */
export function readDaysOfWeek(ideaText: IdeaText, week: DateRange): DateRange | null {
  const [match] = matchesOf(ideaText.unread, WEEKDAYS)
  if (!match) return null
  const start = firstOn(weekdayNumber(match.groups?.first ?? ''), week.start)
  if (start > week.end) return null
  const end = firstOn(weekdayNumber(match.groups?.last ?? ''), addDays(start, 1))
  ideaText.noteMatch('startDate', match, 0.8)
  ideaText.noteMatch('endDate', match, 0.8)
  return { start, end }
}

const UP_AND_DOWN = pattern(
  `(?<![a-z])(?:go|goes|travel|leave|drive|depart)(?: up| down| out)? (?:on )?(?:the )?(?<first>${WEEKDAY})(?: the \\d{1,2})? and (?:come )?(?:down|back|return|home)(?: home)? (?:on )?(?:the )?(?<last>${WEEKDAY})(?![a-z])`,
)

/** "We go up on the Friday and down on the Sunday", around the day of the event. */
export function readTravelDays(ideaText: IdeaText, event: string): DateRange | null {
  const [match] = matchesOf(ideaText.unread, UP_AND_DOWN)
  if (!match) return null
  const first = weekdayNumber(match.groups?.first ?? '')
  const start = addDays(event, -((weekdayOf(event) - first + 7) % 7))
  return { start, end: firstOn(weekdayNumber(match.groups?.last ?? ''), event) }
}

/** "Sleep there Friday and Saturday night", "beds for Thursday to Saturday" */
const NIGHTS_OF = pattern(
  `(?<![a-z])(?:sleep(?:ing)?|stay(?:ing)?(?: over)?|slaap|bly|oornag|overnight|beds?|beddens?|accommodation|verblyf)(?: (?:there|daar|over|on|for|vir|op|the|die|in [a-z]{3,14})){0,3} (?<first>${WEEKDAY})(?: (?:night|nag|aand))?(?:(?: ?(?:,|&|\\+|-|to|tot|and|en) ?)(?<last>${WEEKDAY}))?(?: (?:nights?|nagte?|aande?))?(?![a-z])`,
)
/** The days around an event whose nights the text names. */
export function readNightsAround(ideaText: IdeaText, event: string): DateRange | null {
  const [match] = matchesOf(ideaText.unread, NIGHTS_OF)
  if (!match) return null
  const first = weekdayNumber(match.groups?.first ?? '')
  const ahead = (weekdayOf(event) - first + 7) % 7
  if (ahead > EARLIEST_TO_EVENT) return null
  const start = addDays(event, -ahead)
  const lastNight = match.groups?.last === undefined ? start : firstOn(weekdayNumber(match.groups.last), start)
  ideaText.noteMatch('endDate', match, 0.8)
  return { start, end: addDays(lastNight, 1) }
}

const GOES_ON = pattern(
  `(?<![a-z])(?:leav(?:e|ing)|depart(?:ing)?|go|going|travel(?:ling)?|driv(?:e|ing)|ry|vertrek|ukuhamba|sihambe|sizohamba|siza ?kuhamba|siyahamba|sihamba|tsamaya|tsamaea)(?: (?:ka|up|down|out|there|already|al|reeds|on|the|op|die|that)){0,3} (?<weekday>${WEEKDAY})(?![a-z])|(?<![a-z])(?<first>${WEEKDAY})(?:middag|aand|oggend)?(?: (?:al|already|reeds|night|aand|afternoon|middag|after school|na skool)){0,2} (?:ry|leave|travel|depart|drive|vertrek|gaan)(?![a-z])`,
)
const LAST_DAY = pattern(
  `(?<![a-z])(?<weekday>${WEEKDAY})(?: (?:morning|oggend))? (?:before|voor) (?:we|ons) (?:come|go|drive|kom|gaan|ry) (?:back|home|terug|huis)(?![a-z])|(?<![a-z])(?:ngesonto|isonto|sontaha)(?![a-z])`,
)
/** Days. Nobody leaves earlier for an event. */
const EARLIEST_TO_EVENT = 3
/** "Finals are on Saturday, we drive on Friday already, and something on the Sunday before we come home" */
export function readDaysAround(ideaText: IdeaText, event: string): { start: string; end: string | null } | null {
  const [goes] = matchesOf(ideaText.unread, GOES_ON)
  const [last] = matchesOf(ideaText.unread, LAST_DAY)
  const weekday = weekdayNumber(goes?.groups?.weekday ?? goes?.groups?.first ?? '')
  const ahead = goes ? (weekdayOf(event) - weekday + 7) % 7 : 0
  if (ahead === 0 || ahead > EARLIEST_TO_EVENT) return null
  ideaText.noteMatch('startDate', goes!, 0.8)
  return {
    start: addDays(event, -ahead),
    end: last ? firstOn(weekdayNumber(last.groups?.weekday ?? 'sunday'), event) : readReturnDay(ideaText, event),
  }
}

const BACK_ON = pattern(
  `(?<![a-z])(?:back|return(?:ing|s)?|home|until|till|to|tot|terug)(?: home)?(?: (?:on|by|op))?(?: the| die)? (?<weekday>${WEEKDAY})(?![a-z])|(?<![a-z])(?<before>${WEEKDAY}) (?:back|home|terug)(?![a-z])`,
)

/** The day of return, if the text names its weekday. */
export function readReturnDay(ideaText: IdeaText, start: string): string | null {
  let day: string | null = null
  ideaText.take(BACK_ON, (match) => {
    if (day !== null) return false
    const { weekday, before } = match.groups ?? {}
    day = firstOn(weekdayNumber(weekday ?? before ?? ''), addDays(start, 1))
    ideaText.noteMatch('endDate', match, 0.7)
    return true
  })
  return day
}
