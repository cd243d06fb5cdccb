import { formatDay, formatRange, monthOf, weekdayOf, WEEKDAY_NAMES, yearOf } from '../../calendar.ts'
import type { Language } from '../../language.ts'
import { capital, daysWord, gradesName, hoursInWords, listOf, numberWord } from '../words.ts'

/** How a language counts, lists and names days. Without Intl: its data differ between the server and browsers. */
export interface Grammar {
  number: (n: number) => string
  /** "a, b and c". */
  list: (items: readonly string[]) => string
  /** With a capital, as at the beginning of a sentence. */
  capital: (text: string) => string
  /** "Grades 4 to 6". */
  grades: (min: number, max: number) => string
  /** "three days". */
  days: (count: number) => string
  /** "5 July 2027". */
  day: (day: string) => string
  /** "5 to 9 July 2027". */
  range: (start: string, end: string) => string
  /** "Mon 5 July". */
  weekday: (day: string) => string
  /** "1 h 20 min". */
  hours: (minutes: number) => string
}

const en: Grammar = {
  number: numberWord,
  list: listOf,
  capital,
  grades: gradesName,
  days: daysWord,
  day: formatDay,
  range: formatRange,
  weekday: (day) => `${WEEKDAY_NAMES[weekdayOf(day) - 1]!.slice(0, 3)} ${formatDay(day).slice(0, -5)}`,
  hours: hoursInWords,
}

const AF_NUMBERS = ['geen', 'een', 'twee', 'drie', 'vier', 'vyf', 'ses', 'sewe', 'agt', 'nege', 'tien']
export const AF_MONTHS = [
  'Januarie',
  'Februarie',
  'Maart',
  'April',
  'Mei',
  'Junie',
  'Julie',
  'Augustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const
export const AF_WEEKDAYS = ['Ma', 'Di', 'Wo', 'Do', 'Vr', 'Sa', 'So'] as const

const afNumber = (n: number) => AF_NUMBERS[n] ?? String(n)
const afDayAndMonth = (day: string) => `${Number(day.slice(8))} ${AF_MONTHS[monthOf(day) - 1]}`
const afDay = (day: string) => `${afDayAndMonth(day)} ${yearOf(day)}`
function afRange(start: string, end: string): string {
  if (start === end) return afDay(start)
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} tot ${afDay(end)}`
  return `${yearOf(start) === yearOf(end) ? afDayAndMonth(start) : afDay(start)} tot ${afDay(end)}`
}
const afGrade = (grade: number) => (grade === 0 ? 'R' : String(grade))
function afHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours} uur`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

const af: Grammar = {
  number: afNumber,
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} en ${items.at(-1)}`),
  // After "’n" the next word has the capital: "’n Dag in Clarens".
  capital: (text) => (text.startsWith('’n ') ? `’n ${capital(text.slice(3))}` : capital(text)),
  grades: (min, max) =>
    min === max ? `Graad ${afGrade(min)}` : `Grade ${afGrade(min)} ${max === min + 1 ? 'en' : 'tot'} ${max}`,
  days: (count) => (count === 1 ? 'een dag' : `${afNumber(count)} dae`),
  day: afDay,
  range: afRange,
  weekday: (day) => `${AF_WEEKDAYS[weekdayOf(day) - 1]} ${afDayAndMonth(day)}`,
  hours: afHours,
}

export const GRAMMAR: Record<Language, Grammar> = { en, af }
