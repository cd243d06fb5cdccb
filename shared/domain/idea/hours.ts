import type { AskedHours } from './idea.ts'
import { MONTH, WEEKDAY } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

const OF_WHICH =
  '(?:in the (?:late |early )?|this |that |(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day |in die |(?:op )?(?:maan|dins|woens|donder|vry|sater|son)dag ?)'
const PART_OF_DAY = `(?:${OF_WHICH}(?:morning|oggend|afternoon|evening|night|middag|namiddag|aand)|at night|tonight|vanaand|vanmiddag|vanoggend|saans|smiddags|soggens)`
const OCLOCK = "(?:o'clock|uur)"
/** Four groups: the hour, its minute, the half of the day (or "h") and the part of the day. */
export const CLOCK = `(\\d{1,2})(?:[:h.]([0-5]\\d))?(?: ?(am|pm|a\\.m\\.?|p\\.m\\.?|vm|nm|hrs|h)(?![a-z]))?(?: ?${OCLOCK})?(?: (${PART_OF_DAY}))?`
export const CLOCK_END =
  '(?:ish)?(?![\\da-z:])(?! 000)(?! ?(?:st|nd|rd|th|de|ste|days?|dae|%|km|january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sep|october|oct|november|nov|december|dec|learners|buses|/|- ?\\d|\\.\\d)(?![a-z]))'
export const ABOUT = '(?:about |around |roughly |latest |ongeveer )?'
export const BETWEEN = pattern(`(?<![\\d.,:/r-])${CLOCK} ?(?:-|to|until|till|tot) ?${CLOCK}${CLOCK_END}`)
/** "7 till 3.": without a mark the words alone say that both are hours of one day. */
export const BARE_DAY = pattern(
  '(?<![\\d.,:/-]|(?:gr|grade|grades|graad|ages?|aged|room|term|week|year)s?\\.? )([5-9]|10) ?(?:(?:till?|until|tot) ?(?=12|[1-6])|(?<=[7-9] ?)to ?(?=[1-6](?!\\d)))(12|[1-6])(?= ?(?:$|[.,;)\\n]|max(?![a-z])|latest(?![a-z])))',
)
/** "Departure / return: 07:45 / 13:45": both hours under one label. */
export const BOTH_WAYS = pattern(
  `(?<=(?<![a-z])(?:dep(?:art(?:ure)?)?|leave|leaving|vertrek) ?(?:/|&|\\+|and|en|-) ?(?:ret(?:urn)?|back|arrive back|home|terug(?:keer|koms)?)(?: times?)? ?[:=-]? ?)${CLOCK} ?(?:/|&|\\+|and|en|-|to|tot) ?${CLOCK}${CLOCK_END}`,
)
const BACK = pattern(
  `(?<![a-z])(?:back|home|return|returning|terug|tuis)(?: (?:at|in|to|by) (?:the |die |our )?(?:school|skool|home|gate|hek))?[ :]{1,2}(?:by|before|no later than|not later than|at the latest by|teen|voor) ${ABOUT}${CLOCK}${CLOCK_END}`,
)
/** "Leaving Friday 14:00" */
export const ON_DAY = `(?: (?:on )?(?:the )?${WEEKDAY}(?: (?:the )?\\d{1,2}(?: ${MONTH})?,?)?(?: at| om)?)?`
/** What a school does before a class may leave. */
const AT_SCHOOL = '(?:school|skool|assembly|(?:first )?bell|register|roll call|saal|(?:eerste )?klok)'
/** Without "at" or "by" a number must be marked as an hour: "Vertrek 06:00", "home 4pm", "Terug 14:00". */
const UNSAID = (after: string) =>
  `(?<![a-z])(?:${after})(?: (?:after|na) (?:the |die )?${AT_SCHOOL})?${ON_DAY}(?: (?:at|om)(?= ))?[ :]{1,2}(?=\\d{1,2}(?:[:h.][0-5]\\d| ?(?:[ap]\\.?m|[vn]m|hrs|${OCLOCK})(?![a-z])))${CLOCK}${CLOCK_END}(?! ?(?:-|to|until|till|tot) ?\\d)`
const LEAVE_UNSAID = pattern(UNSAID('leave|leaves|leaving|depart|departing|departure|vertrek|set off'))
const BACK_UNSAID = pattern(UNSAID('back|home|return|returning|terug|tuis'))
/** "Train back before peak hour 15:00" */
const BACK_BEFORE_PEAK = pattern(
  `(?<![a-z])(?:back|home|terug|tuis) (?:before|by|voor) (?:(?:the |die )?[a-z]{3,8} (?:hour|time|traffic|verkeer|spitstyd|spits) )[(]?${CLOCK}${CLOCK_END}`,
)
const BUS_AT = pattern(
  `(?<![a-z])(?:bus|buses)(?: is| are)? (?:leaves? )?(?:at|om|(?:booked|hired|bespreek|gehuur) (?:from|vanaf)) ${CLOCK}${CLOCK_END}`,
)
/** "Between 8am and 12pm" */
const BETWEEN_AND = pattern(`(?=\\d)(?<=(?<![a-z])(?:between|tussen) )${CLOCK} (?:and|en) ${CLOCK}${CLOCK_END}`)
/** After "from" and "after" a bare number may be an address or a duration: an hour must be marked as one. */
const MARKED = `(?= ${ABOUT}\\d{1,2}(?:[:h.][0-5]\\d| ?(?:[ap]\\.?m|[vn]m|h|hrs|${OCLOCK})(?![a-z])| ${PART_OF_DAY}))`
const LEAVE = pattern(
  `(?<![a-z])(?:leave|leaving|depart|departing|departure|vertrek|set off|setting off)(?: (?:the )?(?:school|skool|home))? (?:at|om|not before|no earlier than|(?:from|after)${MARKED}) ${ABOUT}${CLOCK}${CLOCK_END}`,
)
/** "Start after 9:30", "we can only go from 10am", "not before 10 o'clock": the earliest that the text allows. */
const NOT_BEFORE = pattern(
  `(?<![a-z])(?:(?:start|begin|go|come|leave|out)(?: only)? (?:after|from|na|vanaf)|(?:not|nothing|nie) (?:before|earlier than|voor)|eers (?:na|om|vanaf))${MARKED} ${ABOUT}${CLOCK}${CLOCK_END}(?! ?(?:-|to|until|till|tot) ?\\d)`,
)
/** "Leave after the first bell at 07:45", "leaving on Wednesday after break (about 10h30)" */
const LEAVE_AFTER = pattern(
  `(?<![a-z])(?:leave|leaving|depart|departing|departure|vertrek|ry|set off)(?: (?!back|home|terug)[a-z0-9]{1,9}\\.?,?){0,5}? (?:after|na) (?:the |die |ons |our )?(?:[a-z0-9]{1,9} ){1,2}(?:at |om |\\()${ABOUT}(?=\\d{1,2}(?:[:h.][0-5]\\d| ?(?:[ap]\\.?m|[vn]m|h|hrs|${OCLOCK})(?![a-z])))${CLOCK}${CLOCK_END}`,
)
/** "Leaving Wed 4 Nov at 7" */
const LEAVE_ON_DAY = pattern(
  `(?<![a-z])(?:leave|leaving|depart|departing|departure|vertrek) (?:on |op )?(?:the |die )?${WEEKDAY},?(?: (?:the )?\\d{1,2}(?: ${MONTH})?(?: 20\\d\\d)?,?)? (?:at|om) ${ABOUT}${CLOCK}${CLOCK_END}`,
)
/** "Back the same afternoon at 2", "be back at 14h00 as the transport leaves" */
const BACK_SAME_DAY = pattern(
  `(?<![a-z])(?:back|home|return(?:ing)?|terug|tuis)(?: at school)? (?:on )?(?:the |die )?same (?:day|afternoon|evening) (?:at|by|before) ${ABOUT}${CLOCK}${CLOCK_END}|(?<![a-z])(?:back|home|terug|tuis)(?: at (?:the )?school)? (?:at|om)${MARKED} ${ABOUT}${CLOCK}${CLOCK_END}`,
)
const PICK_UP = pattern(
  `(?<![a-z])(?:(?:pick(?:ed)?|fetch(?:ed)?|collect(?:ed)?)(?: (?:us|them|the (?:kids|children|learners)))?(?: up)?|pick-up|pickup|(?:the |our )?(?<!school )day (?:starts|begins))(?: time)? (?:at |from |om |is ){0,2}${ABOUT}(?=\\d{1,2}(?:[:h.][0-5]\\d| ?(?:[ap]\\.?m|[vn]m|hrs|${OCLOCK})(?![a-z])))${CLOCK}${CLOCK_END}`,
)
/** "Drop off at 14:30", "be at school by 13:45", "moet 14:00 terug wees" */
const DROP_OFF = pattern(
  `(?<![a-z])(?:drop(?:ped)?[ -]?off|day ends|(?:and|en) (?:ends?|eindig)|dropped|(?:must|have to|need to) be at (?:the )?(?:school|gate))(?: time)? (?:at |by |is |om ){0,2}${ABOUT}(?=\\d{1,2}(?:[:h.][0-5]\\d| ?(?:[ap]\\.?m|[vn]m|hrs|${OCLOCK})(?![a-z])))${CLOCK}${CLOCK_END}`,
)
/** "The driver knocks off at 15h00", "finish by 2 pick up at school" */
const DAY_ENDS = pattern(
  `(?<![a-z])(?:(?:driver|drywer|bestuurder) (?:knocks off|stops|finishes|must stop|goes off|clocks off|hou op|maak klaar)|knocks? off)(?: work)? (?:at |by |om )?${ABOUT}${CLOCK}${CLOCK_END}|(?<![a-z])(?:finish(?:ed)?|done|end|klaar) (?:by|at|before|om|teen) ${CLOCK}(?= ?,?(?: for| because of| as| want)?(?: the)? (?:pick[ -]?up|parents (?:fetch|collect)|fetching|ouers kom))`,
)
const BACK_AFTER_CLOCK = pattern(
  `(?<![a-z\\d:.])(?<=(?:moet|must be|wees|are|is|by|teen|om) )${CLOCK} (?:(?:terug|tuis|back|home)(?: wees| at school| by die skool)?|(?:weer )?by die (?:skool|hek))(?![a-z])`,
)
const BACK_AT = pattern(
  `(?<![a-z])(?:back|home|return(?:ing)?|terug|tuis)(?: at school)? (?:at|om) ${ABOUT}${CLOCK}${CLOCK_END}(?= ?(?:$|[.,;!?)\\n]))`,
)
/** Minutes from midnight at which a school lets a group go, by what teachers call it; breaks differ, the middle is taken. */
const SCHOOL_TIMES: readonly [RegExp, number][] = [
  [/(?<![a-z])(?:1(?:st|ste)?|first|eerste) (?:break|pouse)(?![a-z])/u, 10 * 60 + 30],
  [/(?<![a-z])(?:2(?:nd|de)?|second|tweede|big|groot) (?:break|pouse)(?![a-z])/u, 12 * 60 + 30],
  [/^(?:break|pouse)(?![a-z])/u, 10 * 60 + 30],
  [/(?<![a-z])(?:school(?! (?:hours|holidays))|skool(?!ure)|last period|laaste periode)(?![a-z])/u, 14 * 60],
]
const AFTER_SCHOOL_TIME = pattern(
  `(?<![a-z])(?<!(?:back|home|return|terug|tuis) (?:on |op )?)(?:leave|leaving|depart|departing|departure|vertrek|ry|go|we are off|${WEEKDAY})(?: (?!back|home|terug)[a-z0-9]{1,9}\\.?,?){0,5}? (?:straight |direk |only |eers ){0,2}(?:after|na) (?:the |die )?(?<time>[a-z0-9]{1,8}(?: [a-z]{5,7})?)(?! ?(?:at |om )?\\d{1,2}[:h]\\d\\d)`,
)
/** Minutes. A range of hours is the whole day only if it is at least this long and begins in the morning. */
const SHORTEST_DAY = 180
const LATEST_MORNING = 10 * 60 + 30
/** A short range that ends by then is when the group gathers, if the text also says when it is back. */
const LATEST_GATHERING = 8 * 60 + 30
/** Without a half of the day, hours up to this one are in the afternoon: at departure, at the end of a range, on return. */
const [LEAVES, ENDS, IS_BACK] = [0, 7, 9] as const

export interface Clock {
  hour: string
  minute: string | undefined
  half: 'am' | 'pm' | 'as written' | null
}
export function clockOf([hour, minute, written, part]: string[]): Clock {
  const said = part ?? written
  if (said === undefined) return { hour: hour!, minute, half: null }
  const half = /^[av]\.?m|morning|oggend|soggens/.test(said) ? 'am' : said.startsWith('h') ? 'as written' : 'pm'
  return { hour: hour!, minute, half }
}
const rangesIn = (text: string): [Clock, Clock][] =>
  [BETWEEN, BETWEEN_AND, BOTH_WAYS]
    .flatMap((said) => matchesOf(text, said))
    .map(([, ...groups]) => [clockOf(groups.slice(0, 4)), clockOf(groups.slice(4))])

/** Minutes from midnight, or null if it is not a time of day; "07:00" is always in the morning. */
export function minutesOf({ hour, minute, half }: Clock, afternoonUpTo: number): number | null {
  let hours = Number(hour)
  const afternoon = half === 'pm' || (half === null && !hour.startsWith('0') && hours <= afternoonUpTo)
  if (afternoon && hours < 12) hours += 12
  return hours > 23 ? null : hours * 60 + Number(minute ?? 0)
}
const isMarked = ({ minute, half }: Clock) => minute !== undefined || half !== null

/** The hours of the whole day from a long range, and the hour at which the group gathers from a short, early one. */
function readRanges(text: string): { day: [number, number] | null; gathers: number | null } {
  let gathers: number | null = null
  for (const [first, second] of rangesIn(text)) {
    if (!isMarked(first) && !isMarked(second)) continue
    const [begin, end] = [minutesOf(first, LEAVES), minutesOf(second, ENDS)]
    if (begin === null || end === null || begin > LATEST_MORNING || end < begin) continue
    if (end - begin >= SHORTEST_DAY) return { day: [begin, end], gathers }
    if (end <= LATEST_GATHERING) gathers ??= begin
  }
  return { day: null, gathers }
}

/** Minutes from midnight of "7 till 3". */
export const bareHours = ([, first = '', last = '']: RegExpExecArray): [number, number] => [
  Number(first) * 60,
  (Number(last) === 12 ? 12 : Number(last) + 12) * 60,
]
function bareDay(text: string): [number, number] | null {
  const [match] = matchesOf(text, BARE_DAY)
  return match ? bareHours(match) : null
}

function firstOf(text: string, said: RegExp, afternoonUpTo: number): number | null {
  for (const [, ...groups] of matchesOf(text, said)) {
    const minutes = minutesOf(clockOf(groups[0] === undefined ? groups.slice(4) : groups), afternoonUpTo)
    if (minutes !== null) return minutes
  }
  return null
}

function afterSchoolTime(text: string): number | null {
  for (const { groups } of matchesOf(text, AFTER_SCHOOL_TIME)) {
    const found = SCHOOL_TIMES.find(([name]) => name.test(groups?.time ?? ''))
    if (found) return found[1]
  }
  return null
}

/**
 * The hours between which the group may be away: "08:30 to 14:00", "leave at 7", "back by 5". Takes nothing out of
 * the text: `removeNoise` does that, since no other rule needs hours.
 */
export function readHours(text: string): AskedHours | null {
  const { day: range, gathers } = readRanges(text)
  const day = range ?? bareDay(text)
  const back =
    firstOf(text, BACK, IS_BACK) ??
    firstOf(text, BACK_BEFORE_PEAK, IS_BACK) ??
    firstOf(text, BACK_UNSAID, IS_BACK) ??
    firstOf(text, BACK_AT, IS_BACK) ??
    firstOf(text, BACK_SAME_DAY, IS_BACK) ??
    firstOf(text, DROP_OFF, IS_BACK) ??
    firstOf(text, DAY_ENDS, IS_BACK) ??
    firstOf(text, BACK_AFTER_CLOCK, IS_BACK)
  const from =
    firstOf(text, LEAVE, LEAVES) ??
    firstOf(text, LEAVE_UNSAID, LEAVES) ??
    firstOf(text, BUS_AT, LEAVES) ??
    firstOf(text, LEAVE_ON_DAY, LEAVES) ??
    firstOf(text, LEAVE_AFTER, LEAVES) ??
    afterSchoolTime(text) ??
    firstOf(text, PICK_UP, LEAVES) ??
    day?.[0] ??
    (back === null ? null : gathers) ??
    firstOf(text, NOT_BEFORE, LEAVES)
  const to = back ?? day?.[1] ?? null
  return from === null && to === null ? null : { from, to }
}

const inWords = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Hours that end before they begin ("from 20:00 to 18:00"), as a sentence for the reader. */
export function readBackwardHours(text: string): string | null {
  for (const [first, second] of rangesIn(text)) {
    if (!isMarked(first) || !isMarked(second)) continue
    const [begin, end, asWritten] = [minutesOf(first, LEAVES), minutesOf(second, ENDS), minutesOf(second, LEAVES)]
    if (begin !== null && end !== null && asWritten !== null && end < begin)
      return `A day from ${inWords(begin)} to ${inWords(asWritten)} ends before it begins.`
  }
  return null
}
