import { matchesOf } from '../../matches-of.ts'
import { pattern } from '../pattern.ts'
import type { FoundRequest } from './reading.ts'
import { townNear } from './town-near.ts'
import type { MentionInRole } from '../places.ts'

type OwnEvent = 'own-match' | 'own-event'

const SPORT =
  '(?:soccer|football|rugby|netball|hockey|cricket|tennis|chess|volleyball|basketball|water polo|squash|badminton|softball|athletics|swimming|sports?|sokker|netbal|hokkie|krieket|skaak|sport|atletiek)'
const HOW =
  '(?:friendly|league|pool|warm-?up|practice|group|good|competitive|more|real|vriendskaplike|oefen|t20|50[ -]over)'
const MATCH = '(?:match(?:es)?|games?|fixtures?|friendl(?:y|ies)|wedstryde?|oefenwedstryde?)'
const COUNT = "(?:(?:at least |minimum |about |ten minste |minstens )?(?:\\d|an?|some|a few|'n|paar)[ -])"
const EACH = '(?:(?: per team| per span| each(?: team)?| elk| a day| per day| per dag){0,1})'
const OPPONENTS = "(?:(?: (?:against|vs?|versus|teen|with)(?: (?!the (?:hotel|hostel))[a-z'-]{1,20}){1,4}){0,1})"

/** "4 games", "at least 3 matches per team", "a friendly against a local school". */
const MATCHES = pattern(`(?<![a-z0-9])${COUNT}(?:${HOW} ){0,2}${MATCH}(?![a-z])${EACH}${OPPONENTS}`)
/** "Play against local schools", "speel teen skole daar". */
const PLAY = pattern(
  `(?<![a-z])(?:to play|playing|play|speel) (?:${HOW} ){0,1}(?:${MATCH} ){0,1}(?:against|vs?|versus|teen)(?: [a-z'-]{1,20}){1,4}`,
)
/** A tour of a team: it goes to play. */
const TOUR = pattern(`(?<![a-z])${SPORT}[ -]?(?:tour|toer)(?![a-z])`)
const COMPETITION = pattern(
  '(?<![a-z])(?:(?:regional|provincial|national|district|interschools?|inter-schools?|annual|choir|robotics|debating|swimming|athletics|streeks|provinsiale|nasionale) ){0,2}(?:competition|comp|tournament|championships?|champs|eisteddfod|olympiad|trials|regionals|nationals|provincials|kompetisie|toernooi|kampioenskappe?|kunswedstryd|olimpiade|gala)(?![a-z])',
)
/** Who takes part in a competition and does not come to look on. */
const TEAM = pattern(
  '(?<![a-z])(?:teams?|squads?|players?|athletes?|choir|choristers|swimmers|debaters|orchestra|marimba band|dancers|[a-z]{0,12}span(?:ne){0,1}|spelers?|[a-z]{0,12}koor|atlete|swemmers|sangers|[uo][ ./-]{0,2}1\\d)(?![a-z])',
)
/** Words before it with which a group looks on, or takes part in something that is not the purpose of the trip. */
const LOOKS_ON = pattern(
  "(?:watch(?:ing)?|see|attend|kyk(?: na)?|tickets? (?:for|to)|before|after|since|evening|board|icebreaker|no)(?: (?:a|an|the|die|'n|some|our|any)){0,2} $",
)

const looksOn = (text: string, start: number): boolean =>
  matchesOf(text.slice(Math.max(0, start - 40), start), LOOKS_ON).length > 0

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

function found(text: string, mentions: readonly MentionInRole[], rule: RegExp, sort: OwnEvent): FoundRequest[] {
  return matchesOf(text, rule).flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].trimEnd().length }
    if (looksOn(text, span.start)) return []
    const counted = sort === 'own-match' ? countOf(match[0]) : null
    const near = townNear({ text }, span, mentions)
    return [{ ...span, detail: { kind: 'activity', offer: null, sort, near, ...counted } }]
  })
}

/**
 * What a team, choir or squad itself takes part in: matches, competitions. A ground that one can visit is no answer to it,
 * so it is a stop to arrange with who receives the group. `tours`: words that only say once more what the matches are.
 */
export function readOwnEvents(
  text: string,
  mentions: readonly MentionInRole[],
): { events: FoundRequest[]; tours: FoundRequest[] } {
  const tours = found(text, mentions, TOUR, 'own-match')
  if (tours.length === 0 && matchesOf(text, TEAM).length === 0) return { events: [], tours: [] }
  const events = [
    ...found(text, mentions, MATCHES, 'own-match'),
    ...found(text, mentions, PLAY, 'own-match'),
    ...found(text, mentions, COMPETITION, 'own-event'),
  ]
  return events.length > 0 ? { events, tours } : { events: tours.slice(0, 1), tours: tours.slice(1) }
}
