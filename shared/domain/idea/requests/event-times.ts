import { findDay, weekdayOf, yearOf } from '../../calendar.ts'
import { matchesOf } from '../../matches-of.ts'
import type { Span } from '../idea-text.ts'
import { CLOCK, clockOf, minutesOf } from '../hours.ts'
import { MONTH, monthNumber, WEEKDAY, weekdayNumber } from '../months-and-weekdays.ts'
import { pattern } from '../pattern.ts'

/** When a thing is that has its own day: weekdays (1 is Monday) and minutes from midnight, as far as the text says. */
export interface EventTimes {
  weekdays: number[]
  from: number | null
  until: number | null
  /** It takes the whole day, or its hours are only those of a part of it. */
  isWhole?: true
  isPart?: true
  /** The words of its hours. */
  spans: Span[]
}

/** Days on which the group travels, and not of the event. */
const TRAVELS =
  /(?<![a-z])(?:leav(?:e|es|ing)|depart(?:s|ing)?|travel(?:s|ling)?|driv(?:e|ing)|ry|vertrek|go|going|back|home|return(?:s|ing)?|terug|huis|sleep|slaap|arriv(?:e|es|ing))(?: (?:up|down|home|there|on|the|that|this|already|al|op|die|by|of|late|early)){0,4} $/u
const TRAVELS_AFTER =
  /^(?: (?:already|al|night|morning|aand|oggend|evening|midday|afternoon|late|before)){0,2} (?:back|home|terug|ry|leave|depart|travel|vertrek|drive)(?![a-z])/u
const DAY = pattern(
  `(?<![a-z])(?<weekday>${WEEKDAY})(?![a-z])(?:\\.?,? (?:the )?\\d{1,2}(?: ?(?:${MONTH}))?)?|(?<![\\d.,:/r-])(?:(?<first>[12]?\\d|3[01]) ?(?:-|to|tot|and|en|&) ?)?(?<day>[12]?\\d|3[01]) (?:of )?(?<month>${MONTH})(?![a-z])`,
)
const RANGE = /^ ?(?:-|to|tot|until|till|through|t\/m) ?$/u

const rangeOf = (first: number, last: number): number[] =>
  first === 0 ? [last] : Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => ((first + n - 1) % 7) + 1)

/** A day of the event and where its words stand. */
export interface EventDay {
  weekday: number
  at: number
  until: number
}
/** In these words: each day that is named and on which the group does not travel. `year`: that of the trip, if known. */
export function eventDaysIn(text: string, { start, end }: Span, year: number | null): EventDay[] {
  const found: EventDay[] = []
  for (const match of matchesOf(text.slice(start, end), DAY)) {
    const [at, until] = [start + match.index, start + match.index + match[0].length]
    if (TRAVELS.test(text.slice(Math.max(start, at - 40), at)) || TRAVELS_AFTER.test(text.slice(until, until + 40)))
      continue
    const { weekday, first, day, month } = match.groups ?? {}
    const onDate = (said: string | undefined) => {
      const date = said === undefined || year === null ? null : findDay(year, monthNumber(month ?? ''), Number(said))
      return date === null ? 0 : weekdayOf(date)
    }
    const numbers = weekday === undefined ? rangeOf(onDate(first ?? day), onDate(day)) : [weekdayNumber(weekday)]
    for (const number of numbers) if (number > 0) found.push({ weekday: number, at, until })
  }
  return found
}
/** The days of an event, those between two of a range too. */
function weekdaysIn(text: string, found: readonly EventDay[]): number[] {
  const days = found.flatMap(({ weekday, at }, i) => {
    const before = found[i - 1]
    if (!before || !RANGE.test(text.slice(before.until, at))) return [weekday]
    return rangeOf(before.weekday, weekday)
  })
  return [...new Set(days)]
}

const MARKED = '(?=\\d{1,2}(?:[:h.][0-5]\\d|h| ?(?:[ap]\\.?m|[vn]m|hrs|uur)(?![a-z])))'
const STARTS = pattern(
  `(?<![a-z])(?:(?:starts?|begins?|begin|kick-?off|whistle|register|registration|reporting|call time)(?: (?:is|are|already|sharp|at|om|by|from|van|vanaf)){0,2} ${CLOCK}|(?:at|om|from|vanaf|${WEEKDAY}) ${MARKED}${CLOCK}|(?<=[,(] )${MARKED}${CLOCK})`,
)
const ENDS = pattern(
  `(?<![a-z])(?:(?:done|ends?|finish(?:es|ed)?|over|klaar|eindig|until|till|tot)(?: (?:at|by|om|about|around|is|are|only|eers)){0,2} ${MARKED}${CLOCK}|(?:done|ends?|finish(?:es)?|klaar|eindig)(?: (?:at|by|om|about|around|teen)){1,2} ${CLOCK}(?![\\d:]))`,
)
/** The part of its day, where no hour is given: a match in the morning is over by lunch. */
const PARTS: readonly (Pick<EventTimes, 'from' | 'until' | 'isWhole' | 'isPart'> & { words: RegExp })[] = [
  { words: /^ (?:morning|mornings|oggend|oggende|mrng|am)(?![a-z])/u, from: null, until: 12 * 60 + 30, isPart: true },
  {
    words: /^ (?:afternoon|afternoons|aftrnoon|middag|middae|pm)(?![a-z])/u,
    from: 13 * 60 + 30,
    until: 17 * 60 + 30,
    isPart: true,
  },
  {
    words: /^ (?:(?:is |for )?(?:the )?)(?:whole|full|entire|all) day(?![a-z])|^ (?:die )?heel ?dag(?![a-z])/u,
    from: null,
    until: 16 * 60,
    isWhole: true,
  },
]
/** The part of the day that stands right after a weekday, as hours. */
export const partAfter = (
  text: string,
  at: number,
): (Pick<EventTimes, 'from' | 'until' | 'isWhole' | 'isPart'> & { end: number }) | null =>
  PARTS.flatMap(({ words, ...hours }) => {
    const found = words.exec(text.slice(at, at + 24))
    return found ? [{ ...hours, end: at + found[0].length }] : []
  })[0] ?? null
const clockIn = (match: RegExpExecArray, afternoonUpTo: number): number | null => {
  const groups = match.slice(1)
  const at = Math.max(
    0,
    groups.findIndex((group) => group !== undefined),
  )
  const first = at - (at % 4)
  return minutesOf(clockOf(groups.slice(first, first + 4)), afternoonUpTo)
}

/** Within these stretches of the text, the sentences that name the event. */
export function eventTimes(text: string, stretches: readonly Span[], startDate: string | null): EventTimes {
  const year = startDate === null ? null : yearOf(startDate)
  const times: EventTimes = { weekdays: [], from: null, until: null, spans: [] }
  let part: ReturnType<typeof partAfter> = null
  for (const span of stretches) {
    const days = eventDaysIn(text, span, year)
    times.weekdays = [...new Set([...times.weekdays, ...weekdaysIn(text, days)])]
    part ??= days.map(({ until }) => partAfter(text, until)).find((one) => one !== null) ?? null
    const said = text.slice(span.start, span.end)
    const [starts] = matchesOf(said, STARTS)
    const [ends] = matchesOf(said, ENDS)
    const keep = (match: RegExpExecArray) =>
      times.spans.push({ start: span.start + match.index, end: span.start + match.index + match[0].length })
    if (ends && times.until === null) {
      times.until = clockIn(ends, 9)
      keep(ends)
    }
    if (
      starts &&
      times.from === null &&
      !(ends && ends.index <= starts.index && starts.index < ends.index + ends[0].length)
    ) {
      times.from = clockIn(starts, 5)
      keep(starts)
    }
  }
  if (!part || times.from !== null || times.until !== null) return times
  const { end: _, ...hours } = part
  return { ...times, ...hours }
}
