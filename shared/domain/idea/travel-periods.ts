import {
  addDays,
  findDay,
  formatDay,
  MONTH_NAMES,
  monthRange,
  overlaps,
  schoolHolidaysOf,
  weekdayOf,
  yearOf,
  type DateRange,
} from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import { LONG_WEEKEND, longWeekend } from './long-weekends.ts'
import {
  BEFORE_EXAMS,
  BEFORE_MONTH,
  beforeExams,
  beforeMonth,
  MONTH_PERIOD,
  monthPeriod,
  PART,
  partOf,
} from './month-periods.ts'
import { MONTH, monthNumber, WEEKDAY } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'
import { type IdeaText, spanOf } from './idea-text.ts'
import { ANY_HOLIDAY, anyHoliday, NAMED_HOLIDAY, namedHoliday, TERM, term } from './school-terms-and-holidays.ts'
import type { TravelPeriod } from './idea.ts'
import { afterDay, eitherOf, type NamedPeriod } from './joined-periods.ts'
import {
  AFTER_EXAMS,
  afterExams,
  aroundDay,
  BEFORE_DAY,
  beforeDay,
  untilDay,
  END_OF_YEAR,
  endOfYear,
  FROM_DAY,
  fromDay,
  OPEN_WORDS,
  TERM_HOLIDAY,
  termHoliday,
  WEEK_BESIDE_HOLIDAY,
  weekBesideHoliday,
} from './open-periods.ts'
import {
  afterOpening,
  AFTER_OPENING,
  MONTH_OF_NAMED,
  monthOfNamed,
  weekBeside,
  WEEK_BESIDE,
  weekOfNamed,
  WEEK_OF_NAMED,
} from './weeks-beside-days.ts'
import { asYear, YEAR_AFTER } from './written-year.ts'
import { readRefusedObservances, YEARLY_EVENT, yearlyEvent } from './yearly-periods.ts'

const SEASON_NAMES = '(?:winter|spring|summer|autumn|lente|somer|herfs)'
const SEASON = pattern(
  `(?<![a-z])(?:(?:in|during|for|next|this|the|coming|early|late|die|preferably|verkieslik) (?:the |die )?(?<season>${SEASON_NAMES})|(?<fine>${SEASON_NAMES})(?= (?:is|sal|would be|will be|suits) (?:reg|fine|ok|okay|good|best|beste|goed|nice|ideal|us)(?![a-z])))(?![a-z]| (?:low |high )?tides?)${YEAR_AFTER}`,
)
const NEXT = pattern(
  `(?<![a-z])(?:${PART}(?: of)?[ -](?:die )?)?(?:next|nxt|volgende|aanstaande) (?<unit>year|yr|jaar|month|maand|week)(?![a-z])`,
)
const IN_A_WHILE = pattern(
  "(?<![a-z])(?:in|oor) (?<count>an?|'n|\\d{1,2}) (?<unit>weeks?|weke|months?|maande?)(?:'s?)?(?: time| from now)?(?![a-z])",
)
/** "In the week of 24 May": a day of that week, which the text leaves open. */
const WEEK_OF_DAY = pattern(
  `(?<![a-z])(?:(?:the |die )?(?:week|wk)(?: (?:of|van|beginning|starting|commencing))?(?: the)?|w/c) (?:${WEEKDAY},? )?(?<day>[12]?\\d|3[01]) (?:of )?(?<month>${MONTH})(?![a-z])${YEAR_AFTER}`,
)
/** "In 2027", "early 2027", "the first half of 2027" */
const PART_OF_YEAR =
  '(?<partOfYear>early(?: in)?|beginning of|start of|first half of|eerste helfte van|begin|vroeg(?: in)?|mid|mid-|middle of|late(?: in)?|end of|second half of|tweede helfte van|einde|laat(?: in)?)'
const ONLY_YEAR = pattern(
  `(?<![a-z])(?:(?:the |die )?${PART_OF_YEAR}[ -]?|(?<=(?<![a-z])(?:in|during|for|of|sometime in|some time in) ))(?<year>20[2-4]\\d)(?![\\d-])`,
)
const SEASON_MONTHS: Record<string, [number, number]> = {
  autumn: [3, 5],
  winter: [6, 8],
  spring: [9, 11],
  summer: [12, 2],
  herfs: [3, 5],
  lente: [9, 11],
  somer: [12, 2],
}

/** "After 14/4" */
const FROM_NUMERIC_DAY = pattern(
  `(?<![a-z])(?<words>${OPEN_WORDS}) (?<day>[12]?\\d|3[01])[/.](?<month>0?[1-9]|1[0-2])(?![\\d:])(?:[/.](?:20)?\\d\\d)?${YEAR_AFTER}`,
)
const withMonthName = (groups: Record<string, string | undefined>) => ({
  ...groups,
  month: MONTH_NAMES[Number(groups.month) - 1]?.toLowerCase(),
})

/** "Not in the holidays", "not week of 24 May", "not June July" */
const REFUSED = new RegExp(
  `(?<![a-z])(?:not|except|avoid|excluding|never|nie|behalwe)(?: (?:in|on|over|during|the|a|die|for|at|of|week|wk|if|possible|op|oor|or|and|${MONTH}))*[ ,/&]{1,2}$`,
  'u',
)
/** "R200 a month from January to July": when families pay, and not when they travel. */
const OF_PAYMENTS =
  /(?<![a-z])(?:(?:a|per|each|every|'n|elke) (?:month|maand)|monthly|maandeliks|instal?ments?|paaiemente?)[^.!?;\n~]{0,30}$/u

/** "We were there in 2026", "an accident in October": when something was, and not when they travel. */
const TOLD_OF =
  /(?<![a-z])(?:(?:was|were|went|lost|died|happened|visited|froze|flooded|passed away|oorlede|gesterf)(?! (?:planned|set|scheduled|moved|postponed|decided|meant|supposed|asked|told|agreed|going|hoping|thinking|wondering|invited|given|to|bepla))(?: [a-z'-]{1,14}){0,6}|(?:accident|crash|fire|flood|floods|funeral|incident|ongeluk|brand)) (?:in|during|since|of|early in|late in)(?: the| die)? ?$/u

/** "Postponed to next term", "moved to February": the new time is that of the trip. */
const MOVED_TO =
  /(?<![a-z])(?:mov(?:e|es|ed|ing)|chang(?:e|es|ed|ing)|shift(?:s|ed)?|postponed|rescheduled|put off|pushed|skuif|geskuif|verskuif|uitgestel)(?: (?:it|dit|the trip|die toer|back|out|on|aan))? (?:to|till?|until|for|into|na|tot)(?: the| die| early| late)? ?$/u

/**
 * The period of the trip, if no day is given: the narrowest term, holiday, month, season or year; and the periods that
 * the text refuses.
 */
export function readTravelPeriod(
  ideaText: IdeaText,
  calendar: Calendar,
  today: string,
): { period: TravelPeriod | null; refused: DateRange[] } {
  const readers: [RegExp, (match: RegExpExecArray) => TravelPeriod | null][] = [
    [WEEK_OF_DAY, (match) => weekOfDay(match, today)],
    [FROM_NUMERIC_DAY, (match) => fromDay(withMonthName(match.groups ?? {}), calendar, today)],
    [BEFORE_DAY, (match) => beforeDay(match.groups ?? {}, today)],
    [FROM_DAY, (match) => fromDay(match.groups ?? {}, calendar, today)],
    [WEEK_BESIDE_HOLIDAY, (match) => weekBesideHoliday(match.groups ?? {}, calendar, today)],
    [AFTER_EXAMS, (match) => afterExams(match.groups ?? {}, calendar, today)],
    [END_OF_YEAR, () => endOfYear(calendar, today)],
    [WEEK_BESIDE, (match) => weekBeside(match, calendar, today)],
    [AFTER_OPENING, (match) => afterOpening(match, calendar, today)],
    [WEEK_OF_NAMED, (match) => weekOfNamed(match, calendar, today)],
    [MONTH_OF_NAMED, (match) => monthOfNamed(match, calendar, today)],
    [LONG_WEEKEND, (match) => longWeekend(match.groups ?? {}, calendar, today)],
    [NAMED_HOLIDAY, (match) => namedHoliday(match.groups ?? {}, calendar, today)],
    [TERM_HOLIDAY, (match) => termHoliday(match.groups ?? {}, calendar, today)],
    [TERM, (match) => term(match.groups ?? {}, calendar, today)],
    [ANY_HOLIDAY, (match) => anyHoliday(match.groups ?? {}, calendar, today)],
    [BEFORE_MONTH, (match) => beforeMonth(match, today)],
    [BEFORE_EXAMS, (match) => beforeExams(match, today)],
    [MONTH_PERIOD, (match) => monthPeriod(match, today)],
    [YEARLY_EVENT, (match) => yearlyEvent(match, ideaText.normalised.text, today)],
    [SEASON, (match) => season(match.groups ?? {}, today)],
    [NEXT, (match) => next(match.groups?.unit ?? '', match.groups?.part, today)],
    [IN_A_WHILE, (match) => inAWhile(match.groups ?? {}, today)],
    [
      ONLY_YEAR,
      (match) => {
        const part = partOfYear(Number(match.groups?.year), match.groups?.partOfYear)
        return part.end < today ? null : { ...part, label: match[0], kind: 'year' }
      },
    ],
  ]
  let period: TravelPeriod | null = null
  let isAnyHoliday = false
  const refused = readRefusedObservances(ideaText, today)
  const named: NamedPeriod[] = []
  let isMoved = false
  for (const [rule, read] of readers) {
    // An event is also what the group wants to see: its words stay for the rules of sights.
    const isEvent = rule === YEARLY_EVENT
    ideaText.take(rule, (match) => {
      const found = read(match)
      if (!found) return false
      const before = (letters: number) =>
        ideaText.normalised.text.slice(Math.max(0, match.index - letters), match.index)
      if (REFUSED.test(before(60))) {
        refused.push({ start: found.start, end: found.end })
        return true
      }
      if (TOLD_OF.test(before(90) + (leadOf(match[0]) || ' '))) return true
      if (OF_PAYMENTS.test(before(60))) return true
      const holiday = isAnyHoliday && period ? holidayIn(found, period, calendar) : null
      isAnyHoliday = period === null ? rule === ANY_HOLIDAY : isAnyHoliday && holiday === null
      named.push({ found, ...spanOf(match) })
      if (isMoved) return true
      if (MOVED_TO.test(before(50) + leadOf(match[0]))) {
        isMoved = true
        named.splice(0, named.length - 1)
        period = null
      }
      if (holiday) period = holiday
      else if (!period || (overlaps(period, found) && length(found) < length(period))) {
        period = {
          ...found,
          label: ideaText
            .sourceWords(spanOf(match))
            .replace(/^(?:in|during|for|of)\s+/iu, '')
            .trim(),
        }
        if (!isEvent) ideaText.noteMatch('window', match, 0.85)
      }
      return !isEvent
    })
  }
  return {
    period: untilDay(ideaText, aroundDay(ideaText, afterDay(ideaText, eitherOf(ideaText, named, period, today)))),
    refused,
  }
}

/** "In October, during the holidays": the holidays of that month, and not the next ones; the month if it has none. */
function holidayIn(month: TravelPeriod, next: TravelPeriod, calendar: Calendar): TravelPeriod | null {
  if (month.kind !== 'month' || overlaps(month, next)) return null
  const found = schoolHolidaysOf(calendar).find((one) => overlaps(one, month))
  return found ? { start: found.start, end: found.end, label: found.name, kind: 'holiday' } : month
}

/** A rule may take the word before the month: "in October". */
const leadOf = (words: string): string => /^(?:in|during|since|of) (?:the )?/u.exec(words)?.[0] ?? ''

const length = ({ start, end }: DateRange): number => Date.parse(end) - Date.parse(start)
const wholeYear = (year: number): DateRange => ({ start: `${year}-01-01`, end: `${year}-12-31` })
function weekOfDay(match: RegExpExecArray, today: string): TravelPeriod | null {
  const { day, month: name, year } = match.groups ?? {}
  const dayIn = (year: number) => findDay(year, monthNumber(name ?? ''), Number(day))
  const written = asYear(year)
  const years = written === null ? [yearOf(today), yearOf(today) + 1] : [written]
  const found = years.map(dayIn).find((one) => one !== null && (written !== null || one > today))
  return found ? weekFrom(addDays(found, 1 - weekdayOf(found))) : null
}

function partOfYear(year: number, part: string | undefined): DateRange {
  if (part === undefined) return wholeYear(year)
  const [first, last] = /half|helfte/u.test(part)
    ? /first|eerste/u.test(part)
      ? [1, 6]
      : [7, 12]
    : /early|begin|start|vroeg/u.test(part)
      ? [1, 4]
      : /mid/u.test(part)
        ? [5, 8]
        : [9, 12]
  return { start: monthRange(year, first).start, end: monthRange(year, last).end }
}

function season(groups: Record<string, string | undefined>, today: string): TravelPeriod | null {
  const name = groups.season ?? groups.fine ?? ''
  const months = SEASON_MONTHS[name]
  if (!months) return null
  const [first, last] = months
  const rangeIn = (startYear: number): DateRange => ({
    start: monthRange(startYear, first).start,
    end: monthRange(last < first ? startYear + 1 : startYear, last).end,
  })
  const wanted = asYear(groups.year)
  const range =
    wanted === null
      ? [yearOf(today) - 1, yearOf(today), yearOf(today) + 1].map(rangeIn).find(({ end }) => end > today)
      : rangeIn(wanted)
  return range ? { ...range, label: name, kind: 'season' } : null
}

function next(unit: string, part: string | undefined, today: string): TravelPeriod {
  if (unit === 'year' || unit === 'yr' || unit === 'jaar')
    return { ...partOfYear(yearOf(today) + 1, part), label: 'next year', kind: 'year' }
  if (unit === 'week') return weekFrom(addDays(today, 8 - weekdayOf(today)))
  const range = monthAhead(today, 1)
  return { ...(part === undefined ? range : partOf(range, part)), label: 'next month', kind: 'month' }
}

/** "In three weeks" is the whole week of that day. */
function inAWhile({ count, unit }: Record<string, string | undefined>, today: string): TravelPeriod {
  const number = Number(count) || 1
  if (unit?.startsWith('m')) return { ...monthAhead(today, number), label: `in ${number} months`, kind: 'month' }
  const day = addDays(today, 7 * number)
  return weekFrom(weekdayOf(day) >= 6 ? addDays(day, 8 - weekdayOf(day)) : addDays(day, 1 - weekdayOf(day)))
}

const weekFrom = (monday: string): TravelPeriod => ({
  start: monday,
  end: addDays(monday, 6),
  label: `the week of ${formatDay(monday)}`,
  kind: 'week',
})

function monthAhead(today: string, months: number): DateRange {
  const month = Number(today.slice(5, 7)) - 1 + months
  return monthRange(yearOf(today) + Math.floor(month / 12), (month % 12) + 1)
}
