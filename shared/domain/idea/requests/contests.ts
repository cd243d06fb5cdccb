import { matchesOf } from '../../matches-of.ts'
import { WEEKDAY } from '../months-and-weekdays.ts'
import { pattern } from '../pattern.ts'
import { COMPETITION, NO_EVENT_AFTER, SPORT, TAKES_PART, TEAM } from './data/own-event-words.ts'
import { type EventMention, isIn, looksOn, mentionOf, spanOf, wordsBefore } from './event-mention.ts'

const HOW =
  '(?:friendly|league|pool|warm-?up|practice|group|good|competitive|more|real|vriendskaplike|oefen|t20|50[ -]over)'
const MATCH = '(?:match(?:es)?|games?|fixtures?|friendl(?:y|ies)|wedstryde?|oefenwedstryde?)'
const COUNT = "(?:(?:at least |minimum |about |ten minste |minstens )?(?:\\d|an?|some|a few|'n|paar)[ -])"
const EACH = '(?:(?: per team| per span| each(?: team)?| elk| a day| per day| per dag){0,1})'
const OPPONENTS = "(?:(?: (?:against|vs?|versus|teen|with)(?: (?!the (?:hotel|hostel))[a-z'-]{1,20}){1,4}){0,1})"

/** "4 games", "at least 3 matches per team", "a friendly against a local school". */
const MATCHES = pattern(`(?<![a-z0-9])${COUNT}(?:${HOW} ){0,2}${MATCH}(?![a-z])${EACH}${OPPONENTS}`)
/** "Fixtures set up with 3 schools": how many there are stands after it. */
const ARRANGED = pattern(
  `(?<![a-z])(?:(?:${HOW}|${SPORT}) ){0,1}(?:matches|fixtures|wedstryde)(?= (?:(?:have|has|are|is|al|already|been|all|reeds|klaar) ){0,3}(?:set(?: up)?|arranged|booked|fixed|confirmed|gereel|against|vs?|versus|teen|with)(?![a-z])| ?: )(?:[^.;:\\n]{0,30}? (?<count>\\d) (?:schools|skole|teams|spanne|clubs)){0,1}`,
)
/** "We have fixtures on Friday", "games Saturday morning in Paarl" */
const ON_A_DAY = pattern(
  `(?<![a-z])(?:${HOW} ){0,2}(?:matches|fixtures?|wedstryde?)(?= (?:[a-z'-]{1,14} ){0,3}?${WEEKDAY}(?![a-z]))`,
)
/** "Playing at Bloemfontein on Saturday" */
const PLAYS_THERE = pattern(
  `(?<![a-z])(?:to play|playing|plays?|speel|competing|competes?) (?:at|in|op|te) (?:[a-z'-]{3,20} ){1,3}?(?=(?:on |op )?(?:the )?(?:${WEEKDAY}(?![a-z])|\\d{1,2} [a-z]{3}))`,
)
/** "Play against local schools", "speel teen skole daar". */
const PLAY = pattern(
  `(?<![a-z])(?:to play|playing|play|speel) (?:${HOW} ){0,1}(?:${MATCH} ){0,1}(?:against|vs?|versus|teen)(?: [a-z'-]{1,20}){1,4}`,
)
/** A tour of a team: it goes to play. */
const TOUR = pattern(`(?<![a-z])${SPORT}[ -]?(?:tour|toer)(?![a-z])`)
const COMPETES = pattern(`(?<![a-z])${COMPETITION}(?![a-z])`)
const A_TEAM = pattern(`(?<![a-z])${TEAM}(?![a-z])`)
const GOES_TO_IT = new RegExp(`(?<![a-z])${TAKES_PART}(?: [a-z'&-]{1,20}){0,6} $`, 'u')
const IS_OVER = new RegExp(NO_EVENT_AFTER, 'u')
/** A message that begins with the event names its purpose. */
const HEADLINE = 30

const COMES_ALONG = pattern(
  `(?<![a-z])(?:${TEAM}|simenyiwe|coach|coaches|afrigter|invited?|qualified|through to|made it|gekwalifiseer|deurgegaan)(?![a-z])`,
)
/** Whether a group goes to an event to take part, as far as its words tell. */
export const takesPart = (text: string): boolean => isIn(COMES_ALONG, text)

const toursIn = (text: string): EventMention[] =>
  matchesOf(text, TOUR).map((match) => mentionOf(text, spanOf(match), 'own-match'))
/** Matches and competitions; `tours`: words that only say what a tour is for. */
export function readContests(text: string): { contests: EventMention[]; tours: EventMention[] } {
  const tours = toursIn(text)
  const isTeam = tours.length > 0 || isIn(A_TEAM, text)
  return { contests: [...(isTeam ? matchesToPlay(text) : []), ...competitions(text, isTeam)], tours }
}

/** "At least 3 matches per team": how many, and what each of them is. */
function countOf(words: string): { times: number; each: string } | null {
  const count = /(?<![\dt])[2-9](?!\d)/u.exec(words)
  return (
    count && {
      times: Number(count[0]),
      each: words
        .slice(count.index + 1)
        .replace(/^[ -]{1,2}/u, '')
        .trimEnd(),
    }
  )
}

function matchesToPlay(text: string): EventMention[] {
  const counted = matchesOf(text, MATCHES).map((match) => ({
    ...mentionOf(text, spanOf(match), 'own-match'),
    ...countOf(match[0]),
  }))
  const arranged = matchesOf(text, ARRANGED).map((match) => {
    const words = match[0].split(' ')[0]!
    const times = Number(match.groups?.count ?? 1)
    return { ...mentionOf(text, spanOf(match), 'own-match'), ...(times > 1 ? { times, each: words } : {}) }
  })
  const others = [ON_A_DAY, PLAY, PLAYS_THERE].flatMap((rule) =>
    matchesOf(text, rule).map((match) => mentionOf(text, spanOf(match), 'own-match')),
  )
  const first = [...counted, ...arranged]
  return [...first, ...others]
    .filter((one, at, all) => !all.some((other, i) => i < at && other.start < one.end && one.start < other.end))
    .filter(({ start }) => !looksOn(text, start))
    .map((one) => ({ ...one, isContest: true as const }))
}

function competitions(text: string, isTeam: boolean): EventMention[] {
  return matchesOf(text, COMPETES).flatMap((match) => {
    const span = spanOf(match)
    const said = wordsBefore(text, span.start)
    if (looksOn(text, span.start) || IS_OVER.test(text.slice(span.end, span.end + 24))) return []
    if (!isTeam && !GOES_TO_IT.test(said) && span.start > HEADLINE) return []
    return [{ ...mentionOf(text, span, 'own-event'), isContest: true as const }]
  })
}
