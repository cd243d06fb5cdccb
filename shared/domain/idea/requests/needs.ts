import { type Span, spanOf } from '../idea-text.ts'
import { phraseFinder } from '../phrase-finder.ts'
import { isOfStings } from '../stings.ts'
import { pattern } from '../pattern.ts'
import { NEED_REQUEST_WORDS } from './data/need-request-words.ts'
import type { FoundRequest } from './reading.ts'
import { matchesOf } from '../../matches-of.ts'

const findNeeds = phraseFinder(NEED_REQUEST_WORDS)
const STINGS = NEED_REQUEST_WORDS.find(({ need }) => need === 'stings')!

const WHO =
  '(?:learners?|kids?|children|child|girls?|boys?|students?|pupils?|players?|teachers?|adults?|educators?|people|staff|singers?|runners?|parents?|moms?|of (?:them|us|the [a-z]{1,10}|our [a-z]{1,10})|leerders?|kinders|kind|meisies?|dogters?|seuns?|onderwysers?|van (?:hulle|ons)|who|wat|coach|captain|lady|l(?:r?nrs?)|tchrs?)'
const LINK =
  "(?:is|are|has|have|with|in|on|uses?|using|needs?|wears?|eats?|only|strict(?:ly)?|very|a|an|the|severe(?:ly)?|bad(?:ly)?|that|who|also|do|does|het|is|eet|gebruik|met|'n|wat|must|requires?|require|for|vir|food|meals?|diet|and|suffers? from|prefers?|want|wants|get|gets|be|keeps?|not|will|sal|would|wheelchair|bound|moet|lives?|type|mild|walks?|epi|whose|one|1|my|our|we|there)"
/** A count, who they are and a few small words, up to the phrase: "two of the girls are ". */
const COUNT_BEFORE = new RegExp(
  `(?<![a-z0-9.,:/])(\\d{1,3}|an?|'n|one|een|some|several|few|most|all|both|half|${WHO})(?: (?:x|${WHO}|${LINK}|[a-z]{2,10}(?= (?:${WHO}|is|are|has|have|het)))){0,7} ?(?:x )?$`,
  'u',
)
const COUNT_AFTER =
  /^(?: (?:food|meals?|learners?|kids|kos|diet|only|users?|options?|girls?|boys?|lnrs))? ?(?:(?::|-|=|x|\()? ?(\d{1,3})(?![\d:.]|h\d| ?(?:am|pm|%|nights?|days?|nagte|dae))\)?)/u
const AFTER = [
  /^(?: (?:food|meals?|learners?|children|kids|kos|users?|diets?|options?|accessible|friendly|access))/u,
  /^ (?:to|vir|for) [a-z]{2,14}(?:(?:,| and| or| en) (?!\d)[a-z]{2,14})?(?=$|[.,;)\n]| (?:and|en)(?![a-z]))/u,
]
const BEFORE_WORD = pattern(
  '(?:nut|peanut|bee|egg|milk|gluten|dairy|fish|shellfish|wasp|pollen|grass|wheat|soy|penicillin|cat|horse|dust|seafood|neute?|grondboontjie|by|eier|strict|severe|lactose|mild|type 1|type 2)[ -]',
)
const NOBODY =
  /(?<![a-z\d])(?:no|nobody|no one|none|noone|niemand|geen|zero|not one|without|0)(?: (?:[a-z]{1,12})){0,4} $/u
const NONE_AFTER =
  /^(?: [a-z]{1,12}){0,3} ?[:=] ?(?:no|none|nil|0|geen|n\/a)(?![a-z0-9])|^ (?:users? )?(?:not|nie) (?:needed|nodig)/u

/** "One boy sleepwalks", "two of them must sit in front": somebody of the group, counted, and what is special. */
const SOMEBODY = pattern(
  "(?<![a-z0-9:.,/r])(?:\\d{1,2}|'n|een|one|a|our|the) ?(?:x )?(?:of (?:them|the (?:boys|girls|kids|learners)) |van (?:hulle|die (?:seuns|meisies|kinders)) )?(?:learners?|kids?|child|children|girls?|boys?|pupils?|students?|leerders?|kind|kinders|seuns?|meisies?|dogters?|teachers?|ladd?ies|player|scouts?|little 1s?|person|one)? ?(?:still |also |only |is |are )?(?:has|have|had|uses|wears|suffers|gets?|is (?:still )?(?:in|on|a|an|very|scared|afraid|short|blind|deaf|lame|weak)|are (?:in|on|scared|afraid)|cannot|can't|cant|can not|may not|must|mustn't|needs|need|eats?|carries|sleepwalks|reacts|fasts?|bites|stutters|lives|takes?|keeps?|shares?|het|kan nie|mag nie|moet|eet|gebruik|dra|kry|neem|ly) (?!to (?:be|go|see|leave|do)|been |arrived|paid|signed|booked|the date)[^.;,:\\n~()]{3,60}",
)
/** "The learners must …" is said of everybody. */
const WHOLE_GROUP =
  /^(?:the|our) (?:learners|kids|children|girls|boys|pupils|students|players|scouts|teachers|leerders|kinders|seuns|meisies)/u
const NO_NEED =
  /(?<![a-z])(?:bus(?:es)?|kombis?|tickets?|paid|pays?|meetings?|tests?|match(?:es)?|games?|permission|back|leaves?|arrives?|home by|own cars?|book(?:s|ed)?|accompan(?:y|ies)|see|visit|watch|learn|leer|sien|besoek)(?![a-z])/u

/** "No one must freeze" is said of nobody, and "Grade 3 must" of the class. */
const NO_PERSON = /(?<![a-z])(?:no|not|nie|geen|grades?|grd|gr|graad) $/u
const isNobody = (text: string, at: number): boolean => NO_PERSON.test(text.slice(Math.max(0, at - 12), at))

/** What members of the group need, each with how many it concerns. */
export function readNeedRequests(text: string): FoundRequest[] {
  const named = readNamedNeeds(text)
  const somebody = matchesOf(text, SOMEBODY)
    .filter(({ 0: words, index }) => !NO_NEED.test(words) && !WHOLE_GROUP.test(words) && !isNobody(text, index))
    .map((match) => ({ ...spanOf(match), words: match[0] }))
  for (const need of named) {
    const about = somebody.find((one) => one.start < need.end && need.start < one.end)
    if (!about || named.some((other) => other !== need && other.start < about.end && about.start < other.end)) continue
    need.start = Math.min(need.start, about.start)
    need.end = Math.max(need.end, about.end)
  }
  const others = somebody
    .filter((one) => !named.some(({ start, end }) => start < one.end && one.start < end))
    .map(({ words, start, end }): FoundRequest => {
      const count = /^\d{1,2}/u.exec(words)
      return { start, end, detail: { kind: 'need', need: 'other', count: count ? Number(count[0]) : 1 }, force: 'must' }
    })
  return [...named, ...others]
}

const PRAYER_STOP =
  /(?:stop|break|pouse|slot|time|tyd)(?: of| van)? (\d{1,2}) ?(?:min|minutes?|minute|minuut)(?![a-z])[^.;\n]{0,20}$/u
const WASHING = /(?<![a-z])(?:wudu|wudhu|ablutions?)(?![a-z])/u
/** One line for the prayers of a sentence: how long they take, and whether there must be a place to wash. */
function joinPrayers(needs: readonly FoundRequest[], text: string): FoundRequest[] {
  const isPrayer = ({ detail }: FoundRequest) => detail.kind === 'need' && detail.need === 'prayer'
  return needs.reduce<FoundRequest[]>((kept, need) => {
    const last = kept.at(-1)
    if (!isPrayer(need)) return [...kept, need]
    if (last && isPrayer(last) && /^[^.,;\n]{0,30}$/u.test(text.slice(last.end, need.start)))
      return [...kept.slice(0, -1), withPrayerStop({ ...last, end: Math.max(last.end, need.end) }, text)]
    return [...kept, withPrayerStop(need, text)]
  }, [])
}
function withPrayerStop(need: FoundRequest, text: string): FoundRequest {
  const stop = PRAYER_STOP.exec(text.slice(Math.max(0, need.start - 60), need.start))
  const start = stop ? need.start - stop[0].length : need.start
  const minutes = stop?.[1] ?? /\((\d+) minutes\)/u.exec(need.text ?? '')?.[1]
  const named = `time to pray${minutes ? ` (${minutes} minutes)` : ''}`
  const isWashed = WASHING.test(text.slice(start, need.end))
  return { ...need, start, text: isWashed ? `${named}, with a place to wash before it` : named }
}

function readNamedNeeds(text: string): FoundRequest[] {
  return joinPrayers(needsByName(text), text)
}
function needsByName(text: string): FoundRequest[] {
  return findNeeds(text).flatMap(({ row, start, end }): FoundRequest[] => {
    const before = lineBefore(text, start)
    const after = text.slice(end, end + 60)
    const said = text.slice(start, end)
    if (/^(?:facilitator|fits$)/u.test(said) && IS_NO_NEED.test(before)) return []
    if ((!/^no[_ ]/u.test(row.need) && NOBODY.test(before)) || NONE_AFTER.test(after)) return []
    if (said.startsWith('prosthe') && OF_AN_ARM.test(before.slice(-28) + said + after.slice(0, 24))) return []
    const { span, count } = withWho(text, { start, end })
    const { need, text: named } = row.need === 'allergy' && isOfStings(text, { start, end }) ? STINGS : row
    return [
      {
        ...span,
        detail: { kind: 'need', need, count },
        text: count === null ? named : `${count} ${count === 1 ? 'person' : 'people'}: ${named}`,
        force: 'must',
      },
    ]
  })
}

/** "One arm in a prosthesis" is no difficulty in walking. */
const OF_AN_ARM = /(?<![a-z])(?:arms?|hands?|fingers?|elbow|wrist)(?![a-z])/u
/** "If it fits", "each with an own facilitator" */
const IS_NO_NEED = /(?<![a-z])(?:it|that|this|what|time|own|our|plus|and|&) (?:an? )?$/u

const lineBefore = (text: string, start: number): string =>
  text.slice(Math.max(0, start - 70), start).replace(/^.*[.;\n(]/su, '')

/** The span with the people that it is about, and how many they are. */
function withWho(text: string, { start, end }: Span): { span: Span; count: number | null } {
  const before = lineBefore(text, start)
  const what = matchesOf(before, BEFORE_WORD).findLast((one) => one.index + one[0].length === before.length)?.[0] ?? ''
  const who = COUNT_BEFORE.exec(before.slice(0, before.length - what.length))
  const after = text.slice(end, end + 60)
  const later = who && /^\d/u.test(who[1]!) ? null : COUNT_AFTER.exec(after)
  const more =
    later?.[0].length ?? AFTER.map((rule) => rule.exec(after)?.[0].length ?? 0).find((length) => length > 0) ?? 0
  const said = /\d+/u.exec(later?.[1] ?? who?.[1] ?? '')
  const one = who !== null && /^(?:an?|'n|one|een)$/u.test(who[1]!)
  return {
    span: { start: start - what.length - (who?.[0].length ?? 0), end: end + more },
    count: said ? Number(said[0]) : one ? 1 : null,
  }
}
