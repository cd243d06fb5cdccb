import { matchesOf } from '../../matches-of.ts'
import type { Span } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import { CARE_HOST, HOST, PERFORMERS, SINGS } from './data/own-event-words.ts'
import { type EventMention, isIn, looksOn, mentionOf, spanOf } from './event-mention.ts'

const A_CHOIR = pattern(`(?<![a-z])${PERFORMERS}(?![a-z])`)
const ENDS_NAME =
  '(?=$|[.,;:()\\n/+]| (?:and|en|on|op|in|from|van|then|that|this|at|so|for|to|who|where|which|met|with|before|if|as|is|it)(?![a-z]))'
const NAME = "(?:[a-z0-9&'-]{1,20} ){0,4}?[a-z0-9&'-]{2,20}"
/** "Sing at two churches", "invited to perform at the zoo", "sing in Durban at a festival" */
const SINGING = pattern(
  `(?<![a-z])(?<invited>(?:invit(?:e|ed|d)|genooi|asked|gevra)(?: by [a-z' -]{1,30})? (?:to|om) (?:te )?)?${SINGS}(?: (?:carols|\\d (?:songs?|liedjies)|te))?(?: in [a-z-]{3,20})? (?:at|by|in(?= the | die | a | 'n )) (?<where>(?!(?:day|night|least|the moment|home|lunch|supper)(?![a-z]))${NAME})${ENDS_NAME}`,
)
/** "Invited to sing in Durban on Saturday": nobody says at what, and its day is known. */
const INVITED = pattern(
  `(?<=(?<![a-z])(?:invit(?:e|ed|d)|genooi|asked|gevra)(?: by [a-z' -]{1,30})? (?:to|om) (?:te )?)${SINGS}(?: in [a-z-]{3,20}(?: [a-z-]{3,20}){0,2}?)?(?: te [a-z]{3,8})?(?= (?:on|op|this|next) | at \\d| \\d|,)`,
)
/** "… and a festival evening": another place to sing at. */
const SINGING_TOO = pattern(
  `(?:(?: in [a-z-]{3,20}(?: [a-z-]{3,20})?)?(?:,| and| en|, and)(?: at| by)? )(?<where>(?:an?|the|die|'n|another|one|\\d) (?:[a-z'-]{2,16} ){0,2}?(?:${HOST}|home)(?: ${HOST})?)${ENDS_NAME}`,
)
const CONCERT = pattern(
  "(?<![a-z])(?:(?:give|gives|giving|gee|hold|hou|our own|short|joint) (?:an? |'n |the |\\d |two |own |short |joint ){0,3}(?:concerts?|performances?|recitals?|konserte?|optredes?|uitvoerings?)|(?:hall|stage|venue|saal) (?:in [a-z-]{3,20} )?(?:to|om te) (?:perform|sing|play|optree|dans)(?: at| in)?)(?![a-z])",
)
/** "Simenyiwe ukuzodansa eMgungundlovu" */
const NGUNI_SINGING = pattern(
  '(?<![a-z])(?:simenyiwe |simenywe |sizo)?uku(?:zo)?(?:dansa|cula|gida|ncintisana|hlabelela)(?![a-z])',
)

const A_HOST = new RegExp(`(?<![a-z])${HOST}(?![a-z])`, 'u')

/** What a choir, a band or a drama group gives for others. */
export function readPerformances(text: string): EventMention[] {
  if (!isIn(A_CHOIR, text)) return []
  const sung = matchesOf(text, SINGING).flatMap((match): EventMention[] => {
    const { invited, where = '' } = match.groups ?? {}
    if (invited === undefined && !A_HOST.test(where)) return []
    const first = spanOf(match)
    const all = [{ ...mentionOf(text, first, 'own-performance'), ...severalOf(match[0].trimEnd()) }]
    let at = first.end
    for (let next = nextHost(text, at); next; next = nextHost(text, at)) {
      at = next.end
      all.push(mentionOf(text, next, 'own-performance'))
    }
    return all.filter(({ words }) => !CARE_HOST.test(words))
  })
  const others = [CONCERT, INVITED, NGUNI_SINGING].flatMap((rule) =>
    matchesOf(text, rule).map((match) => mentionOf(text, spanOf(match), 'own-performance')),
  )
  return [...sung, ...others].filter(({ start }) => !looksOn(text, start))
}
/** The place that the list goes on with, directly after this one. */
function nextHost(text: string, at: number): Span | null {
  const [next] = matchesOf(text.slice(at, at + 90), SINGING_TOO)
  const where = next?.groups?.where
  if (next?.index !== 0 || where === undefined) return null
  const end = at + next[0].length
  return { start: end - where.length, end }
}
/** "At two churches" is two performances. */
function severalOf(words: string): Pick<EventMention, 'times' | 'each'> {
  const [said, count] = / ([2-5]) (?=[a-z])/u.exec(words) ?? []
  return said === undefined ? {} : { times: Number(count), each: words.replace(said, ` one of the ${count} `) }
}
