import { MONTH, monthNumber, WEEKDAY, weekdayNumber } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'

/** A day as it is written; the year may be left out. */
export interface WrittenDay {
  year: number | null
  month: number
  day: number
  weekday: number | null
}
export interface WrittenDates {
  start: WrittenDay
  /** Null if only one day is written. */
  end: WrittenDay | null
}
type Groups = Record<string, string | undefined>

const D = '(?:0?[1-9]|[12]\\d|3[01])(?![\\d:]|[.,]\\d)'
const Y = "(?:20\\d\\d(?!\\d)|'\\d\\d(?!\\d))"
const Y_ANY = `(?:20\\d\\d|'?\\d\\d)(?!\\d)`
const TO =
  '(?: ?- ?| ?/ ?| ?& ?| ?\\+ ?| to | tot(?: en met)? | until | untill | till? | through | thru | up to(?: and including)? | t/m | and | en | ending )'
/** Beside a day the short forms are weekdays as well: "Wo 20 - Vr 22 Jan". */
const DAY_NAME = `${WEEKDAY}|(?:ma|di|wo|do|vr|sa|so)(?= \\d{1,2}(?: ?- ?| ?(?:${MONTH})(?![a-z])| tot ))`
const W = (name: string) => `(?:(?<${name}>${DAY_NAME})\\.?,?(?: the| die)?[ ,]{1,2})?`
const THE = '(?:the |die )?'
/** "Good Friday 26 March to Family Day, Mon 29 March" */
const HOLIDAY = "(?:[a-z']{4,14} (?:day|friday|monday),? ?\\(?)?"
const OF = '(?:[ .,-]{1,2}|(?: of| in| van)(?: the month of)? )?'
const GAP = '[ .,/-]{0,2}(?:of )?'
/** "25 May 9 - 11": the month belongs to the day before it, and hours follow. */
const NO_DAY_BEFORE = '(?<!(?<!\\d)[0-3]?\\d(?: of)? )'
/** After a month a full stop ends the sentence, unless the name is shortened: "in early June. 2 nights". */
const BEFORE_DAY = '(?:[ ,/-]{0,2}|(?<=(?<![a-z])[a-z]{3,4})\\. ?|\\.(?! ))(?:of )?'
const START = '(?<![\\d.,:/r-]|[a-z])'
const day = (name: string) => `(?<${name}>${D})`
const month = (name: string) => `(?<${name}>${MONTH})(?![a-z])`
const year = (name: string) => `(?:${GAP}(?<${name}>${Y}))?`
const MORE_DAYS = `(?:(?:, ?| ?& ?)${D}(?!\\d)){0,5}(?:,(?= ?(?:and|en|&)))?`

interface Rule {
  pattern: RegExp
  read: (groups: Groups) => WrittenDates | null
}

const named = (groups: Groups, end: string): WrittenDay | null => {
  const monthName = groups[`m${end}`]
  const dayText = groups[`d${end}`]
  if (monthName === undefined || dayText === undefined) return null
  return {
    year: yearOf(groups[`y${end}`]),
    month: /^\d/u.test(monthName) ? Number(monthName) : monthNumber(monthName),
    day: Number(dayText),
    weekday: groups[`w${end}`] === undefined ? null : weekdayNumber(groups[`w${end}`]!),
  }
}

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const number = Number(text.replace("'", ''))
  return number < 100 ? 2000 + number : number
}

/** A range in which one end has the month or year for both: "29-31 Aug 2025", "20 May 2027 to 22 May". */
function range(groups: Groups): WrittenDates | null {
  const shared = { ...groups, m1: groups.m1 ?? groups.m2, m2: groups.m2 ?? groups.m1 }
  const start = named(shared, '1')
  const end = named(shared, '2')
  // "A Thursday in Feb, 9 to 1" has the hours of a day and no days of the month.
  const isHours = groups.m2 === undefined && groups.y1 === undefined && start && end && end.day < start.day
  if (isHours) return null
  return start && end ? { start, end } : null
}
const single = (groups: Groups): WrittenDates | null => {
  const start = named(groups, '1')
  return start && { start, end: null }
}
/** 5/3 is 5 March; 3/15 can only be 15 March. */
function numeric(groups: Groups): WrittenDates | null {
  const swap = Number(groups.m1) > 12 || Number(groups.m2) > 12
  const turned = swap ? { ...groups, d1: groups.m1, m1: groups.d1, d2: groups.m2, m2: groups.d2 } : groups
  const dates = groups.d2 === undefined ? single(turned) : range(turned)
  return dates && dates.start.month <= 12 && (dates.end?.month ?? 1) <= 12 ? dates : null
}

const ISO = (end: string) => `(?<y${end}>20\\d\\d) ?[-/.] ?(?<m${end}>0?[1-9]|1[0-2]) ?[-/.] ?(?<d${end}>${D})`
const DMY = (end: string) => `(?<d${end}>\\d{1,2}) ?[-/.] ?(?<m${end}>\\d{1,2}) ?[-/.] ?(?<y${end}>${Y_ANY})`
const rule = (source: string, read: Rule['read']): Rule => ({ pattern: pattern(source), read })

/** Every way of writing dates with day and month, the longest first. */
export const DATE_RULES: readonly Rule[] = [
  rule(`${START}${ISO('1')}${TO}(?:the )?${ISO('2')}`, range),
  rule(`${START}${ISO('1')}(?: ?- ?| to | tot )(?:(?<m2>0[1-9]|1[0-2])[-/])?(?<d2>${D})(?![-/\\d])(?! ?[a-z])`, range),
  rule(`${START}${ISO('1')}(?!\\d)`, single),
  rule(`${START}${DMY('1')}${TO}${DMY('2')}(?!\\d)`, numeric),
  rule(`${START}(?<d1>\\d{1,2})/(?<m1>\\d{1,2})${TO}${DMY('2')}(?!\\d)`, numeric),
  rule(`${START}(?<d1>${D}) ?(?:-|to|tot|&) ?(?<d2>[12]?\\d|3[01])[/.](?<m2>0?[1-9]|1[0-2])[/.](?<y2>${Y_ANY})`, range),
  rule(`${START}${DMY('1')}(?![\\d/])`, numeric),
  // "5,6,7 March"
  rule(
    `${START}(?<d1>[12]?\\d|3[01])(?:,(?:[12]?\\d|3[01])){0,4},(?<d2>[12]?\\d|3[01])${OF}${month('m2')}${year('y2')}`,
    range,
  ),
  // "Monday to Wednesday, 8-10 March"
  rule(
    `(?<![a-z])(?<w1>${WEEKDAY}) ?(?:-|to|tot) ?(?<w2>${WEEKDAY}),? ${THE}${day('d1')} ?(?:-|to|tot) ?${THE}${day('d2')}${OF}${month('m2')}${year('y2')}`,
    range,
  ),
  // "The last weekend of February (26 to 28)"
  rule(`(?<![a-z])${month('m1')}${year('y1')},? ?\\((?:the )?${day('d1')}${TO}(?:the )?${day('d2')}\\)`, range),
  rule(
    `${START}${W('w1')}${THE}${day('d1')}${OF}${month('m1')}${year('y1')},?${TO}${HOLIDAY}${THE}${W('w2')}${THE}${day('d2')}${OF}${month('m2')}${year('y2')}`,
    range,
  ),
  rule(
    `${START}${W('w1')}${NO_DAY_BEFORE}${month('m1')}${GAP}${THE}${day('d1')},?${year('y1')},?${TO}${THE}${W('w2')}${month('m2')}${GAP}${THE}${day('d2')},?${year('y2')}`,
    range,
  ),
  rule(
    `${START}${W('w1')}${THE}${day('d1')}${MORE_DAYS}${TO}${THE}${W('w2')}${THE}${day('d2')}${OF}${month('m2')}${year('y2')}`,
    range,
  ),
  rule(
    `${START}${W('w1')}${THE}${day('d1')}${OF}${month('m1')}${year('y1')},?${TO}${THE}${W('w2')}${THE}${day('d2')}(?! ?(?:[a-z§]))${year('y2')}`,
    range,
  ),
  rule(
    `${START}${W('w1')}${NO_DAY_BEFORE}${month('m1')}${GAP}${THE}${day('d1')}${MORE_DAYS}${TO}${THE}${W('w2')}${THE}${day('d2')}(?! ?(?:learners|students|kids|pupils|teachers|grade|gr|§|days?|nights?))${year('y2')}`,
    range,
  ),
  rule(`${START}${W('w1')}${THE}${day('d1')}, ?${D}, ?${day('d2')}${OF}${month('m2')}${year('y2')}`, range),
  rule(`${START}${W('w1')}${THE}${day('d1')}${OF}${month('m1')}${year('y1')}`, single),
  rule(
    `${START}${W('w1')}${NO_DAY_BEFORE}${month('m1')}${BEFORE_DAY}${THE}${day('d1')}(?! ?(?:learners|students|kids|pupils|teachers|days?|nights?|§|boys|girls|children|leerders))(?! ?(?:to|till?|until|tot|-) ?(?:1[0-2]|[1-6])(?= ?(?:$|[.,;)\\n])))${year('y1')}`,
    single,
  ),
  rule(`(?<![a-z])(?<w1>${WEEKDAY})\\.?,? (?<d1>${D})/(?<m1>0?[1-9]|1[0-2])(?![\\d/])`, numeric),
  rule(`${START}(?<d1>${D})/(?<m1>0?[1-9]|1[0-2])${TO}(?<d2>${D})/(?<m2>0?[1-9]|1[0-2])(?![\\d/])`, numeric),
  rule(
    `(?<=(?<![a-z])(?:on|date|dates|when|op|start|end|depart|return|leave|back)[ :]{1,2})(?<d1>${D})/(?<m1>0?[1-9]|1[0-2])(?![\\d/])`,
    numeric,
  ),
  // "R45. 19/8": between marks, and no share or grade.
  rule(
    `(?<=[.;][ ]?)(?!1/2|[13]/4|24/7)(?<d1>${D})/(?<m1>0?[1-9]|1[0-2])(?=$|[.;\\n]| (?:at |from )?[012]?\\d(?:-|:|h)| (?:start|depart|leave|all day|whole day))`,
    numeric,
  ),
]
