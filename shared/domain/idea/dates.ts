import { addDays, findDay, weekdayOf, yearOf } from '../calendar.ts'
import { DATE_RULES, type WrittenDates, type WrittenDay } from './date-grammar.ts'
import { readDayBesideIt, readDaysOfMonth } from './days-by-reference.ts'
import { MONTH, WEEKDAY } from './months-and-weekdays.ts'
import { BEFORE_START, OPEN_START } from './open-periods.ts'
import { pattern } from './pattern.ts'
import type { IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'
import { takesPart } from './requests/contests.ts'

export interface TripDates {
  start: string | null
  end: string | null
  /** The year was not written and follows from today. */
  inferredYear: boolean
  /** The text gives a first day and no last one: "from 10 May". */
  openEnd: boolean
  /** Two dates, the later one first. */
  reversed: { start: string; end: string } | null
  /** "Between 10 and 21 May": the trip may be somewhere within. */
  between: boolean
  /** Set if the text names a weekday that the date does not have. */
  wrongWeekday: { day: string; weekday: number } | null
}
interface Found extends WrittenDates {
  start: WrittenDay
  at: number
  until: number
  role: 'trip' | 'start' | 'end'
  between?: boolean
  /** The number of the day if the text numbers its days ("Day 3"), else 0. */
  dayNumber?: number
  /** Stands at the beginning of a line. */
  ofProgramme?: boolean
}

const NOT_THE_TRIP =
  /(?<![a-z])(?:by|before|deadline|due|rsvp|closing(?: date)?|closes|quote by|reply by|no later than|latest|(?:exams?|tests?|prelims?|trials?|finals|eksamens?|toetse)(?: (?:start|begin|end|finish)(?:s|ing)?)?|expires?|valid until|born|meeting|dated?:? today|today is|sent|submitted|payable|paid|term \d (?:starts|ends|closes)|after|since|meeting of|meeting held on|conversation|call|letter|mail|e-mail|email|message|minutes|wrote|resolved|tabled?|presents?|presented|discuss(?:ed)?|hand(?:ed)? in|meets?|vergader(?:ing)?|le voor|(?:date|trip|it) was(?: (?:set|planned))?|originally|oorspronklik|teen|voor|not|except|avoid|nie)(?: (?:on|is|from|the|are|it|be|for|op|die|end|of|start|starts|begin|date)){0,3}[ :-]{0,2}$(?<!(?:before|after|voor|na) (?:the |their |our |die |hul |ons )?(?:[a-z]{3,9} )?(?:exams?|trials?|prelims?|tests?|finals|eksamens?|toetse): ?)/u
/** Of a team these are matches and no exams. */
const OF_THE_EVENT = /(?<![a-z])(?:finals|trials)(?: (?:is|are|on|op|die|the)){0,3}[ :,@-]{0,2}$/u
const BETWEEN_CUE =
  /(?<![a-z])(?:(?:any ?time |some ?time |somewhere |iewers )?(?:between|tussen)|(?:any|some) ?time (?:from|within))(?: (?:the|about|die))? $/u
const END_CUE =
  /(?<![a-z])(?:return(?:ing|s)?|back(?: home)?(?: by| on)?|end(?:s|ing| date)?|until|until the|till|to|tot|terug|einde|coming back|come back|check[ -]?out|arriv(?:e|ing) (?:back|home)|(?:and|&) (?:leave|depart)|(?:arriv(?:e|al|ing)|check[ -]?in)[^.;\n]{4,30}(?:depart(?:ure)?|leav(?:e|ing))|departure from camp|eindig|einddatum|home|through)(?: (?:on|at|date|by|op|us|home|in the|the|is)){0,3}[ :=-]{0,3}$/u
const START_CUE =
  /(?<![a-z])(?:from|start(?:s|ing| date)?|leav(?:e|ing)|depart(?:s|ing|ure)?(?: date)?|begin(?:s|ning)?|vanaf|van|check[ -]?in|vertrek|begin|first day|out)(?: (?:on|at|date|op|home|school|is)){0,3}[ :=-]{0,3}$/u
/** "In the week of 24 May" and "the week before 16 June" name a week and no day. */
const WEEK_BEFORE =
  /(?<![a-z])(?:(?:week|wk)(?: (?:of|van|beginning|starting|commencing|before|after|following|voor|na))?(?: the| die)?|w\/c) $/u
/** "Back 6. September/October": the number before the full stop is an hour. */
const HOUR_BEFORE = /(?<![a-z])(?:back|home|terug|tuis|leave|vertrek|by|till?|until)(?: (?:at|om|by))? $/u
/** "Week of 26-30 July": the trip is within it, if it is shorter. */
const WITHIN_WEEK = /(?<![a-z])(?:week|wk) (?:of|van)(?: the| die)? $/u
/** "3 to 8 July … sorry, make that 4 to 9": the month is that of the first range. */
const CORRECTED_RANGE = pattern(
  '(?<=(?<![a-z])(?:sorry|make (?:it|that)|correction|jammer)[^\\n\\d]{0,24} )(?<d1>[12]?\\d|3[01])(?: ?- ?| to | tot )(?<d2>[12]?\\d|3[01])(?![\\d:/]| ?[a-z]{3})',
)
/** "On Wed 7 April … sorry, make that the 14th" */
const CORRECTED_DAY = pattern(
  "(?<=(?<![a-z])(?:sorry|make (?:it|that)|let(?:'s| us|s)? say|say rather|correction|jammer|i mean|kom ons se)[^\\n\\d]{0,24} (?:the |die )?)(?<d1>[12]?\\d|3[01])(?=$|[.,;!)\\n])",
)
/** A day at the beginning of a line: a programme day by day. */
const LINE_START = /(?:^|\n)(?:[ -]{0,3}|(?:day|date|dag|datum)[ :]{1,2})$/u
/** "Day 3: Wed 6 Oct" */
const NUMBERED = /(?<![a-z])(?:day|dag) (\d{1,2}) ?[:.=-]{0,2} ?$/u
/** "The date moves from 12 May to 19 May": the second date counts. */
const MOVED =
  /(?<![a-z])(?:mov(?:e|es|ed|ing)|chang(?:e|es|ed|ing)|shift(?:s|ed)?|postponed|skuif|verskuif|verander)(?: (?:the |our |it |die )?(?:date|trip|datum)?)? ?(?:from|van) $/u
/** "The outing of 12 August was moved to March" */
const WAS_MOVED =
  /^(?:,? (?:20\d\d)?[^.;\n\d]{0,24}?(?:is|was|were|has been|had to be|got|word|is) )?(?:,? ?)(?:moved|postponed|shifted|rescheduled|changed|geskuif|verskuif|uitgestel)(?: (?:it|back|out))? (?:to|till?|until|na|tot)(?![a-z])/u
/** "28 Feb? No, rather 1 March" */
const TAKEN_BACK =
  /^[ ?.,;-]{0,4}(?:(?:no|nee|sorry|oops|wait|scrap that|correction)(?![a-z])[^.;\n]{0,40}(?:rather|make (?:it|that)|liewer|instead|i mean|should be)(?![a-z])|(?:no,? |nee,? )?(?:sorry|oops|correction|jammer|i mean)(?![a-z])[^.;\n]{0,20}\d)/u
/** "Sorry, make that the 14th" */
const ONLY_A_DAY = /^[^.;\n]{0,60}(?:the |die )\d{1,2}(?=$|[.,;!)\n])/u
/** "30 June? No, nobody is there. 24 June", "18 July, but that's a Sunday, so Wednesday 21 July" */
const ANOTHER_DAY = new RegExp(
  `^ ?\\? ?(?:no|nee)(?![a-z])[^?\\n]{0,60}\\d{1,2} (?:${MONTH})|^[^.;\\n]{0,40}(?:that'?s|that is|it'?s|it is|dis) (?:a |'n )?(?:public holiday|${WEEKDAY}|vakansiedag)[^.;\\n]{0,50}(?<!\\d)\\d{1,2} (?:${MONTH})`,
  'u',
)
/** The date of a letter, on a line of its own above the greeting, is not the date of the trip. */
const DATELINE = /(?:^|\n)[^\n]{0,3}$/u
const GREETING =
  /^[ .]{0,2}\n(?:[^\n]{0,80}\n){0,6}(?:dear|geagte|beste|attention|attn|to whom|to:|re:|hi|hello|good (?:day|morning))(?![a-z])/u
const LONE_YEAR = pattern('(?<![\\d.,:/r-]|r )20[2-4]\\d(?![\\d/.:-]| ?(?:learners|kids|students))')
const NEXT_YEAR = /(?<![a-z])(?:next ye?a?r|volgende jaar|aanstaande jaar)(?![a-z])/u

export function readDates(ideaText: IdeaText, today: string): TripDates | null {
  const found: Found[] = []
  for (const { pattern: rule, read } of DATE_RULES) {
    ideaText.take(rule, (match) => {
      const dates = read(match.groups ?? {})
      if (!dates) return false
      const said = ideaText.unread.slice(Math.max(0, match.index - 30), match.index)
      if (HOUR_BEFORE.test(said) && /^\d{1,2}\. /u.test(match[0])) return false
      if (dates.end === null && (WEEK_BEFORE.test(said) || OPEN_START.test(said))) return false
      const before = ideaText.unread.slice(Math.max(0, match.index - 44), match.index)
      if (dates.end === null && BEFORE_START.test(before)) return false
      const after = ideaText.unread.slice(match.index + match[0].length, match.index + match[0].length + 200)
      if ((TAKEN_BACK.test(after) && !ONLY_A_DAY.test(after)) || ANOTHER_DAY.test(after)) return true
      if (WAS_MOVED.test(after)) return true
      if (dates.end && MOVED.test(before)) {
        found.push({ start: dates.end, end: null, at: match.index, until: match.index + match[0].length, role: 'trip' })
        return true
      }
      const isNotTrip = NOT_THE_TRIP.test(before) && !(OF_THE_EVENT.test(before) && takesPart(ideaText.normalised.text))
      if (!isNotTrip && !(DATELINE.test(before) && GREETING.test(after))) {
        const role = END_CUE.test(before) ? 'end' : START_CUE.test(before) ? 'start' : 'trip'
        const dayNumber = Number(NUMBERED.exec(before)?.[1] ?? 0)
        const ofProgramme = LINE_START.test(before)
        const between = BETWEEN_CUE.test(before) || WITHIN_WEEK.test(before)
        const until = match.index + match[0].length
        found.push({ ...dates, at: match.index, until, role, dayNumber, ofProgramme, between })
      }
      return true
    })
  }
  found.push(...readDaysOfMonth(ideaText).map((days) => ({ ...days, role: 'trip' as const })))
  const trip = chooseTrip(
    upcoming(
      ideaText.unread,
      numberedEnds(
        corrected(
          ideaText,
          found.toSorted((a, b) => a.at - b.at),
        ),
      ),
      today,
    ),
  )
  if (!trip) return null
  const dates = moved(ideaText, resolve(trip, today, loneYear(ideaText.unread, today)))
  const tripSpan = { start: trip.at, end: trip.until }
  if (dates?.start) ideaText.note('startDate', tripSpan, dates.inferredYear ? 0.7 : 0.97)
  if (dates?.end && trip.end) ideaText.note('endDate', tripSpan, dates.inferredYear ? 0.7 : 0.97)
  return dates
}

function corrected(ideaText: IdeaText, found: readonly Found[]): readonly Found[] {
  const [last] = matchesOf(ideaText.unread, CORRECTED_DAY)
  const single =
    last && found.findLast(({ end, until }) => end === null && until < last.index && last.index - until < 80)
  if (last && single)
    return [
      ...found.filter((one) => one !== single),
      { ...single, start: { ...single.start, day: Number(last.groups?.d1), weekday: null } },
    ]
  const [match] = matchesOf(ideaText.unread, CORRECTED_RANGE)
  const range = match && found.findLast(({ end, at }) => end !== null && at < match.index)
  if (!match || !range?.end) return found
  const [start, end] = [match.groups?.d1, match.groups?.d2].map(Number)
  const day = (written: WrittenDay, number = 0): WrittenDay => ({ ...written, day: number, weekday: null })
  return found.map((one) =>
    one === range ? { ...one, start: day(range.start, start), end: day(range.end!, end) } : one,
  )
}

const moved = (ideaText: IdeaText, dates: TripDates | null): TripDates | null =>
  dates?.start && dates.end === null
    ? { ...dates, start: readDayBesideIt(ideaText, dates.start) ?? dates.start }
    : dates

/** If the days are numbered, or three lines begin with a day each, only the first and the last count. */
function numberedEnds(found: readonly Found[]): readonly Found[] {
  const byNumber = found.filter(({ dayNumber = 0, end }) => dayNumber > 0 && end === null)
  const byLine = found.filter(({ ofProgramme, end }) => ofProgramme === true && end === null)
  const inOrder = byLine.every((one, at) => at === 0 || isLater(one.start, byLine[at - 1]!.start))
  const numbered = byNumber.length > 0 || byLine.length < 3 || !inOrder ? byNumber : byLine
  const [first, last] = [numbered[0], numbered.at(-1)]
  return first && last && first !== last
    ? [
        { ...first, role: 'trip' },
        { ...last, role: 'end' },
      ]
    : found
}

const isLater = (a: WrittenDay, b: WrittenDay): boolean => a.month > b.month || (a.month === b.month && a.day > b.day)

/** Days. Minutes and letters are not older than this when they are sent in. */
const OLDEST_LETTER = 60
/** Leaves out past days if the text names others, and the day of a letter or of minutes in the first of many lines. */
function upcoming(text: string, found: readonly Found[], today: string): readonly Found[] {
  const lastDay = ({ start, end }: Found): string => {
    const last = end ?? start
    const year = last.year ?? start.year
    return (year === null ? null : findDay(year, last.month, last.day)) ?? '9999'
  }
  const ahead = found.filter((one) => lastDay(one) > today)
  if (ahead.length > 0) return ahead
  const [firstLine = '', ...lines] = text.split('\n')
  const isHeading = (one: Found) =>
    lines.length > 1 && one.until <= firstLine.length && lastDay(one) >= addDays(today, -OLDEST_LETTER)
  return found.filter((one) => !isHeading(one))
}

/** A written range; else the first day with the day of return after it; else the first day alone. */
function chooseTrip(found: readonly Found[]): (Found & { openEnd: boolean }) | null {
  const written = found.find(({ end }) => end !== null)
  const first = found[0]
  if (!first) return null
  const start = found.find(({ end, role }) => end === null && role !== 'end')
  const back = start && found.find((one) => one.at > start.at && one.end === null && one.role === 'end')
  if (start && back && (!written || start.at < written.at))
    return { ...start, end: back.start, until: back.until, openEnd: false }
  if (written) return { ...written, openEnd: false }
  return { ...(start ?? first), openEnd: (start ?? first).role === 'start' }
}

/** A year on its own ("in 2027", "next year") is the year of days that are written without one. */
function loneYear(text: string, today: string): number | null {
  const years = new Set(
    matchesOf(text, LONE_YEAR)
      .map(([year]) => Number(year))
      .filter((year) => year >= yearOf(today)),
  )
  return years.size === 1 ? [...years][0]! : years.size === 0 && NEXT_YEAR.test(text) ? yearOf(today) + 1 : null
}

function resolve(trip: Found & { openEnd: boolean }, today: string, year: number | null): TripDates | null {
  const written = trip.end?.year ?? trip.start.year
  const startYear =
    trip.start.year ?? (trip.end?.year != null ? trip.end.year - (comesAfter(trip.start, trip.end) ? 1 : 0) : year)
  const start = startYear === null ? nextDay(trip.start, today) : findDay(startYear, trip.start.month, trip.start.day)
  if (start === null) return null
  const end = trip.end ? endOf(trip.end, trip.start, start, trip.end.year ?? null) : null
  const reversed = end !== null && end < start
  return {
    start: reversed ? null : start,
    end: reversed ? null : end,
    inferredYear: (written ?? year) === null,
    openEnd: trip.openEnd,
    between: end !== null && trip.between === true,
    reversed: reversed ? { start, end } : null,
    wrongWeekday: wrongWeekday(trip.start, start) ?? (trip.end && end ? wrongWeekday(trip.end, end) : null),
  }
}

const wrongWeekday = ({ weekday }: WrittenDay, day: string): TripDates['wrongWeekday'] =>
  weekday !== null && weekdayOf(day) !== weekday ? { day, weekday } : null

/** A trip may run from December to January; "9 June to 7 June" is a mistake and not a trip of a year. */
const comesAfter = (start: WrittenDay, end: WrittenDay): boolean => start.month - end.month > 6

function endOf(end: WrittenDay, writtenStart: WrittenDay, start: string, year: number | null): string | null {
  return findDay(year ?? yearOf(start) + (comesAfter(writtenStart, end) ? 1 : 0), end.month, end.day)
}

/** The first such day after today; a written weekday decides between the next years. */
function nextDay({ month, day, weekday }: WrittenDay, today: string): string | null {
  const years = [0, 1, 2, 3, 4].map((ahead) => yearOf(today) + ahead)
  const days = years.map((year) => findDay(year, month, day)).filter((one) => one !== null && one > today)
  return (
    days.find(
      (one) => weekday !== null && one !== null && weekdayOf(one) === weekday && one < addDays(today, 3 * 366),
    ) ??
    days[0] ??
    null
  )
}
