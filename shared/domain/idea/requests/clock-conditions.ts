import {
  ABOUT,
  BARE_DAY,
  bareHours,
  BETWEEN,
  BOTH_WAYS,
  CLOCK,
  CLOCK_END,
  clockOf,
  minutesOf,
  ON_DAY,
} from '../hours.ts'
import { pattern } from '../pattern.ts'
import type { FoundRequest } from './reading.ts'
import { matchesOf } from '../../matches-of.ts'

type Keep = (start: number, end: number, code: ClockCode, minutes: number, words: string) => void
type ClockCode = 'leave_at' | 'back_by' | 'be_there_at'
const SMALL = '(?: [a-z]{1,12}){0,5}'
const AT =
  '(?:by|before|at|around|after|no later than|not later than|latest|at the latest by|not before|teen|voor|om|na|from|vanaf|@|is|:|-|=)'
const GATHER = `[ :-]{1,2}(?:${AT} ){0,2}${ABOUT}`
const rule = (words: string) =>
  pattern(
    `(?<![a-z])(?:${words})(?:${SMALL}|${ON_DAY})${GATHER}${CLOCK}${CLOCK_END}(?! (?:break|pouse|period|periode|lesson)(?![a-z]))`,
  )

/** Words before an hour. The first rule that knows an hour has it. */
const RULES: readonly { code: ClockCode; afternoonUpTo: number; said: RegExp; text: string }[] = [
  {
    code: 'back_by',
    afternoonUpTo: 9,
    said: rule(
      '(?:be |get |weer |safely )?(?:back|home|return(?:s|ing)?|terug|tuis|bell|sports? practice|homework|pick(?:ed)? up by parents|(?:driver|drywer|bestuurder) (?:knocks off|stops|finishes|must stop|goes off|clocks off|hou op|maak klaar)|knocks? off|bus home|leave (?:for )?home|leave there|sibuya|fetch(?:ed)?)',
    ),
    text: 'back by',
  },
  {
    code: 'leave_at',
    afternoonUpTo: 0,
    said: rule(
      'leave|leaves|leaving|depart(?:s|ing|ure)?|vertrek|set off|setting off|start(?:s|ing)? (?:out|from|(?=after|only after))|go from|ry|bus (?:leaves|comes|is)|sisuka|pull out|pick ?up|load',
    ),
    text: 'leave at',
  },
  // Supper and a show at 7 are in the evening; a gate and a registration at 7 are in the morning.
  {
    code: 'be_there_at',
    afternoonUpTo: 7,
    said: rule('ceremony|show|eat|supper|dinner|lights out|pray|prayers|bedtime'),
    text: 'be there at',
  },
  {
    code: 'be_there_at',
    afternoonUpTo: 6,
    said: rule(
      'arriv(?:e|es|ing|al)|be there|at the gate|kick ?-?off|start(?:s|ing)?|begin(?:s|ning)?|begin|opens?|booked|slot|meet(?:ing)?|register|registration|game|match|there|daar|aankom|service|session|done|(?<!(?:they|it|we|games?|match(?:es)?|tournament|that|which|hulle|dit) (?:(?:will|should|only|all) )?)finish(?:es|ed)?|lunch|check ?-?in',
    ),
    text: 'be there at',
  },
]
/** "Not before 07:30", "from 07:30": an hour of departure that is a bound. */
const IS_EARLIEST = /(?<![a-z])(?:before|after|from|vanaf|voor|na)(?![a-z])/u
/** "Leave 7 back 6", "leave 7,": a number alone beside a verb that nothing but an hour follows. */
const BARE_HOURS = [
  {
    code: 'back_by',
    afternoonUpTo: 9,
    said: pattern(
      '(?<=(?<![a-z])(?:leave|leaving|depart|vertrek) (?:at |om )?\\d{1,2}(?:[:h.][0-5]\\d)?,?(?: and| en)? )(?:be )?(?:back|home|return|terug|tuis) (\\d{1,2})(?= ?(?:[.,;)\\n]|$))',
    ),
    text: 'back by',
  },
  {
    code: 'leave_at',
    afternoonUpTo: 0,
    said: pattern(
      '(?<![a-z])(?:leave|leaving|depart|vertrek) (\\d{1,2})(?= ?(?:[.,;)\\n]|$|(?:and |en )?(?:be )?(?:back|home|return|terug|tuis)(?![a-z])))',
    ),
    text: 'leave at',
  },
] as const
/** "12h30 back", "14:00 at home": what stands after an hour and says whose it is. */
const LEAVES_AFTER = /(?:depart(?:ure|s)?|leav(?:e|ing)|vertrek)/u
const BACK_AFTER = /^ ?(?:(?:weer |safely |almal )?(?:back|terug|tuis|at home|by die (?:skool|hek))(?![a-z]))/u
const BARE = pattern(`(?<![\\d.,:/r-])${CLOCK}${CLOCK_END}`)
const EARLIEST_RETURN = 11 * 60
const SHORTEST_DAY = 180

/** Hours that are asked for: of departure, of return and of being somewhere. */
export function readClockConditions(text: string): FoundRequest[] {
  const found: FoundRequest[] = []
  let rest = text
  const keep: Keep = (start, end, code, minutes, words) => {
    const isBound = code === 'leave_at' && IS_EARLIEST.test(text.slice(start, end))
    found.push({
      start,
      end,
      detail: {
        kind: 'condition',
        condition: {
          code,
          minutes,
          ...(isBound ? { earliest: true } : {}),
          ...(code === 'be_there_at' && words === 'at' ? { bare: true } : {}),
        },
      },
      text: `${words} ${inWords(minutes)}`,
    })
    rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end)
  }
  for (const said of [BOTH_WAYS, BETWEEN]) for (const match of matchesOf(rest, said)) readRange(match, keep)
  for (const match of matchesOf(text, BARE_DAY)) {
    const [begin, end] = bareHours(match)
    const at = match.index + match[1]!.length
    keep(match.index, at, 'leave_at', begin, 'leave at')
    keep(at + 1, match.index + match[0].length, 'back_by', end, 'back by')
  }
  for (const { code, afternoonUpTo, said, text: words } of RULES) {
    for (const match of matchesOf(rest, said)) {
      const clock = clockOf(match.slice(1, 5))
      const minutes = minutesOf(clock, afternoonUpTo)
      const isHour =
        clock.minute !== undefined ||
        clock.half !== null ||
        /(?:by|at|before|om|teen|voor|after|na|latest|than|around|@) (?:about )?\d{1,2}$/u.test(match[0])
      if (minutes !== null && isHour) keep(match.index, match.index + match[0].length, code, minutes, words)
    }
  }
  for (const { code, afternoonUpTo, said, text: words } of BARE_HOURS) {
    for (const { index, 0: match, 1: hour = '' } of matchesOf(text, said)) {
      const minutes = minutesOf({ hour, minute: undefined, half: null }, afternoonUpTo)
      if (minutes !== null && rest.startsWith(match, index)) keep(index, index + match.length, code, minutes, words)
    }
  }
  for (const match of matchesOf(rest, BARE)) {
    const clock = clockOf(match.slice(1, 5))
    const end = match.index + match[0].length
    const after = rest.slice(end, end + 28)
    const back = BACK_AFTER.exec(after)
    const minutes = minutesOf(clock, back ? 9 : 0)
    if (minutes === null || (clock.half === null && !/\d[:h]\d/u.test(match[0]))) continue
    if (back) keep(match.index, end + back[0].length, 'back_by', minutes, 'back by')
    else if (LEAVES_AFTER.test(after)) keep(match.index, end, 'leave_at', minutes, 'leave at')
    else keep(match.index, end, 'be_there_at', minutes, 'at')
  }
  return found
}

/** "06:30 to 17:30" is a departure and a return; a short range is one hour to be kept. */
function readRange(said: RegExpExecArray, keep: Keep): void {
  const { index, 0: match } = said
  const [first, second] = [clockOf(said.slice(1, 5)), clockOf(said.slice(5, 9))]
  const [begin, end] = [minutesOf(first, 0), minutesOf(second, 7)]
  const isHour = [first, second].some(({ minute, half }) => minute !== undefined || half !== null)
  if (!isHour || begin === null || end === null) return
  if (end - begin < SHORTEST_DAY || end < EARLIEST_RETURN) {
    keep(index, index + match.length, 'be_there_at', begin, 'from')
    return
  }
  const dash = index + Math.max(1, match.search(/ ?(?:-|to|until|till|tot|\/|&|\+|and|en)/u))
  keep(index, dash, 'leave_at', begin, 'leave at')
  keep(match.charAt(dash - index) === ' ' ? dash + 1 : dash, index + match.length, 'back_by', end, 'back by')
}

const inWords = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
