import type { SaidDrive } from './idea.ts'
import { anyOf, pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

const ABOUT = `(?:${anyOf('about', 'around', 'roughly', 'approx', 'approx.', 'approximately', 'some', 'nearly', 'almost', 'just over', 'just under', 'a good', 'ongeveer', 'omtrent', 'sowat', 'so', 'amper', 'byna', 'rofweg')} ){0,2}`
const KM = `(\\d{1,2}[ ,]\\d{3}|\\d{2,4})(?:[.,]\\d)? ?-?${anyOf('km', 'kms', 'kilometres', 'kilometers', 'kilometre', 'kilometer', 'ks', "k's", 'kays')}(?![a-z/])`
const HALF = anyOf('and a half', 'en a half', "en 'n half", 'en a halwe', "en 'n halwe", '1/2')
const HOURS = `-?${anyOf('hours?', 'hrs?', 'h', 'ure', 'uur')}`
const MINUTES = `-?${anyOf('minutes?', 'mins?', 'minute', 'minuut', 'minute se', 'min')}`
/** Hours and tenths, "half", minutes; words for one hour, one and a half, and half an hour; minutes alone. */
const TIME = [
  `(?<hours>\\d{1,2})(?:[.,](?<tenths>\\d)| ?(?<half>½| ${HALF}))? ?${HOURS}(?:(?: ${anyOf('and', 'en')})? ?(?<minutes>[0-5]?\\d)(?: ?${MINUTES})?)?(?<after> ${HALF})?`,
  `(?<one>${anyOf('an', 'a', "'n")}) ${anyOf('hour', 'uur')}(?<oneHalf> ${HALF})?`,
  `(?<andHalf>anderhalf|anderhalve) ${anyOf('uur', 'ure')}`,
  `(?<halfHour>${anyOf('half an hour', 'half a hour', "'n halfuur", "'n half uur", 'a half hour', 'halfuur')})`,
  `(?<only>\\d{2,3}) ?${MINUTES}`,
].join('|')
const END = "(?:'s)?(?![a-z\\d])"

const HOME = anyOf(
  'us',
  'here',
  'home',
  'our school',
  'the school',
  'school',
  'our town',
  'campus',
  'our gate',
  'our gates',
)
const HOME_AF = anyOf('ons', 'ons af', 'hier', 'hier af', 'die skool', 'die skool af', 'ons skool', 'huis', 'tuis')
/** Both ways: half of it is meant. */
const BOTH_WAYS = `${anyOf('there and back', 'round trip', 'return', 'both ways', 'in total there and back', 'heen en weer', 'heen en terug', 'soontoe en terug')}`
const ONE_WAY = anyOf(
  'one way',
  '1 way',
  'one-way',
  '1-way',
  'each way',
  'per way',
  'a way',
  'in one direction',
  'in 1 direction',
  'single',
  'eenrigting',
  'een rigting',
  '1 rigting',
  'elke kant',
  'een kant',
  '1 kant',
  'per kant',
)
const FROM_HOME = `(?:(?:away|drive|by road|by bus|ver|weg|ry|se ry|met die bus|met die pad) ?,? ?){0,2}(?:from ${HOME}|van ${HOME_AF}|vanaf ${HOME_AF})`
const AWAY = anyOf(
  'away',
  'by road',
  'by bus',
  'by coach',
  'by car',
  'drive',
  'drive away',
  'of driving',
  'on the road',
  'on the bus',
  'in the bus',
  'met die bus',
  'met die pad',
  'ry',
  'se ry',
  'ver',
  'weg',
  'op die pad',
)
/** What may stand after a figure, so that it is one of the way. */
const AFTER = pattern(
  `^ ?,? ?\\(?(?:(?<both>(?:${AWAY} )?${BOTH_WAYS})|(?:${AWAY} ,? ?)?${ONE_WAY}|${FROM_HOME}|${AWAY})(?![a-z\\d])`,
)
/** What may stand before it. */
const WAY = anyOf(
  'drive',
  'distance',
  'trip there',
  'journey',
  'journey there',
  'bus ride',
  'bus trip',
  'ride',
  'way there',
  'way',
  'road',
  'rit',
  'busrit',
  'pad',
  'afstand',
  'ry',
  'reis',
)
const THERE = `(?: (?:there|soontoe|up|down|each way|one way|1 way|by bus|by road|met die bus|(?:to|na|from|van) [a-z' -]{2,40}))?`
const BEFORE = pattern(
  `(?:(?<![a-z])${WAY}${THERE},? ?:? ?${anyOf('is', 'takes', 'takes us', 'lasts', 'will take', 'will be', 'would take', 'of', 'neem', 'neem ons', 'duur', 'vat', 'sal', 'is so', '')}|(?<![a-z])(?:it|that|this|dit) (?:takes|takes us|will take|will take us|would take|neem|neem ons|vat|vat ons)|(?<![a-z])we (?:drive|are|will drive)|(?<![a-z])ons (?:ry|is)) ?${ABOUT}$`,
)
/** Before a figure: a limit, not the way. Also anywhere in its clause: a wish, or a trip of another year. */
const LIMIT = pattern(
  `(?<![a-z])${anyOf('within', 'under', 'below', 'less than', 'at most', 'max', 'max.', 'maximum', 'maximum of', 'no more than', 'not more than', 'up to', 'no further than', 'not further than', 'no longer than', 'not longer than', 'more than', 'longer than', 'over', 'radius of', 'radius', 'limit of', 'limit', 'binne', 'hoogstens', 'nie meer as', 'meer as', 'minder as', 'nie verder as', 'nie langer as', 'nie verder', 'tot', 'every', 'elke', 'first', 'last')} (?:(?:a|an|'n|of|about|ongeveer|die|the) ){0,2}$`,
)
const LIMIT_AFTER = pattern(
  `^[^.;,\\n]{0,20}(?<![a-z])${anyOf('or less', 'or so at most', 'at most', 'max', 'maximum', 'tops', 'limit', 'radius', 'of minder', 'maks', 'maksimum', 'hoogstens', 'hike', 'walk', 'run', 'trail', 'stap', 'staproete', 'roete', 'cycle', 'race')}(?![a-z])`,
)
const OTHER = pattern(
  `(?<![a-z])${anyOf('somewhere', 'anywhere', 'someplace', 'any place', 'a place', 'places', 'a venue', 'venues', 'something', 'anything', 'a camp', 'wherever', 'nothing', 'iewers', 'enige plek', "'n plek", 'plekke', "'n kamp", 'last year', 'last time', 'last term', 'previous', 'previously', 'years ago', 'used to', 'took', 'verlede jaar', 'laas jaar', 'laas', 'vorige', 'het geneem', 'should', 'must', 'may', 'can', 'moet', 'mag', 'if', 'as lank as', 'hike', 'walk', 'hour limit', 'flight', 'flights', 'fly', 'vlug', 'vlieg', 'airport', 'lughawe')}(?![a-z])`,
)

/** Kilometres, and minutes, that a way to a destination may have. */
const LONGEST = { km: 2500, minutes: 30 * 60 }
const SHORTEST = { km: 10, minutes: 15 }
const FIGURE = pattern(`(?<![\\d.,:/r-])(?:${KM}|${TIME})${END}`)

function minutesOf(groups: Record<string, string | undefined>): number {
  const { hours, tenths, half, after, minutes, one, oneHalf, andHalf, halfHour, only } = groups
  if (only !== undefined) return Number(only)
  if (halfHour !== undefined) return 30
  if (andHalf !== undefined) return 90
  if (one !== undefined) return oneHalf === undefined ? 60 : 90
  return Number(hours) * 60 + Number(tenths ?? 0) * 6 + ((half ?? after) ? 30 : 0) + Number(minutes ?? 0)
}

/** The clause around a figure, before it and after it. A dot between digits ends none. */
function clauseAround(text: string, begin: number, end: number): [string, string] {
  const before = text
    .slice(Math.max(0, begin - 120), begin)
    .split(/[;\n!?]|\.(?= )/u)
    .at(-1)!
  const after = text.slice(end, end + 120).split(/[;\n!?]|\.(?= |$)/u)[0]!
  return [before, after]
}

const has = (rule: RegExp, text: string): boolean => text.search(rule) >= 0
/** Whether a figure is the way there (1), there and back (2), or neither (0). */
function waysOf(before: string, after: string): 0 | 1 | 2 {
  if (has(LIMIT, before) || has(LIMIT_AFTER, after)) return 0
  if (has(OTHER, before.split(',').at(-1)!) || has(OTHER, after.split(',')[0]!)) return 0
  const [said] = matchesOf(after, AFTER)
  if (said?.groups?.['both'] !== undefined) return 2
  return said || has(BEFORE, before) ? 1 : 0
}

/** How far the destination is, or how long the drive takes, in the teacher's own words, from the normalised text; null if nothing is said. */
export function readSaidDrive(text: string): SaidDrive | null {
  const said: SaidDrive = { km: null, minutes: null }
  for (const match of matchesOf(text, FIGURE)) {
    const ways = waysOf(...clauseAround(text, match.index, match.index + match[0].length))
    if (ways === 0) continue
    const what = match[1] === undefined ? 'minutes' : 'km'
    const all = match[1] === undefined ? minutesOf(match.groups ?? {}) : Number(match[1].replace(/[ ,]/u, ''))
    const value = Math.round(all / ways)
    if (value >= SHORTEST[what] && value <= LONGEST[what]) said[what] ??= value
  }
  return said.km === null && said.minutes === null ? null : said
}
