import type { AskedHours } from './idea.ts'
import { pattern } from './pattern.ts'

const CLOCK = '(\\d{1,2})(?:[:h.]([0-5]\\d))? ?(am|pm|a\\.m\\.?|p\\.m\\.?|vm|nm|hrs|h)?'
const END =
  '(?![\\d:])(?! ?(?:st|nd|rd|th|de|ste|days?|dae|%|km|january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sep|october|oct|november|nov|december|dec|learners|buses|/|-|\\.\\d)(?![a-z]))'
const ABOUT = '(?:about |around |roughly |latest |ongeveer )?'
const BETWEEN = pattern(`(?<![\\d.,:/r-])${CLOCK} ?(?:-|to|until|till|tot) ?${CLOCK}${END}`)
const BACK = pattern(
  `(?<![a-z])(?:back|home|return|returning|terug|tuis)(?: (?:at|in|to|by) (?:the |die )?(?:school|skool|home))? (?:by|before|no later than|not later than|at the latest by|teen|voor) ${ABOUT}${CLOCK}${END}`,
)
const LEAVE = pattern(
  `(?<![a-z])(?:leave|leaving|depart|departing|departure|vertrek|set off|setting off)(?: (?:the )?(?:school|skool|home))? (?:at|after|from|om|not before|no earlier than) ${ABOUT}${CLOCK}${END}`,
)
/** A range of hours is the whole day's only where it is long and begins in the morning; else it is one appointment. */
const SHORTEST_DAY = 180
const LATEST_MORNING = 10 * 60 + 30

/** Minutes from midnight, or null where it is no time of day; an hour without a half of the day is read as `usual`. */
function minutesOf(
  hour: string,
  minute: string | undefined,
  half: string | undefined,
  usual: 'am' | 'pm',
): number | null {
  let hours = Number(hour)
  if (half && /^(?:p|nm)/.test(half)) hours = hours < 12 ? hours + 12 : hours
  else if (!half && usual === 'pm' && hours >= 1 && hours <= 7) hours += 12
  return hours > 23 ? null : hours * 60 + Number(minute ?? 0)
}

/**
 * The hours a day may take, where the text names them: "08:30 to 14:00", "leave at 7", "back by 5". Reads a normalised
 * text and takes nothing out of it: other rules have no use for times of day.
 */
export function readHours(text: string): AskedHours | null {
  let from: number | null = null
  let to: number | null = null
  for (const [, h1, m1, half1, h2, m2, half2] of text.matchAll(BETWEEN)) {
    if (!m1 && !m2 && !half1 && !half2) continue
    const begin = minutesOf(h1!, m1, half1, 'am')
    const end = minutesOf(h2!, m2, half2, 'pm')
    if (begin === null || end === null || begin > LATEST_MORNING || end - begin < SHORTEST_DAY) continue
    ;[from, to] = [begin, end]
    break
  }
  for (const [, hour, minute, half] of text.matchAll(BACK)) to ??= minutesOf(hour!, minute, half, 'pm')
  for (const [, hour, minute, half] of text.matchAll(LEAVE)) from ??= minutesOf(hour!, minute, half, 'am')
  return from === null && to === null ? null : { from, to }
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Hours that end before they begin ("from 20:00 to 18:00"), as the sentence that says so; no matter on a trip with a night. */
export function readBackwardHours(text: string): string | null {
  for (const [, h1, m1, half1, h2, m2, half2] of text.matchAll(BETWEEN)) {
    if (!(m1 || half1) || !(m2 || half2)) continue
    const begin = minutesOf(h1!, m1, half1, 'am')
    const end = minutesOf(h2!, m2, half2, 'pm')
    if (begin !== null && end !== null && end < begin)
      return `A day from ${clockOf(begin)} to ${clockOf(end)} ends before it begins.`
  }
  return null
}
