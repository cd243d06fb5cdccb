import { isDayOrMonth } from '../days-and-months.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import { NO_SIGHTS } from './data/sight-words.ts'
import { personSpans } from './people.ts'
import { type Word, wordsOf } from './words.ts'

const JOINS = /^(?:of|the|de|du|van|der|den|and|&|en|for|se|la|le|st|on|in|by|o|'n|die)$/u
const PHONE_NEAR = /^[ ,:(-]{0,4}~{6}/u
const FROM_BEFORE =
  /(?<![a-z])(?:from|frm|vanaf|van|uit|based (?:in|at)|we are (?:in|at)|we're (?:in|at)|school (?:in|at)|near|outside|teach(?:er)? (?:in|at)|ons is in|leaving|learners (?:of|from|at)|home to|back (?:to|in)|against|vs|teen) (?:the |die |our )?$/u
const SCHOOL =
  /(?<![a-z])(?:primary|high|secondary|school|skool|laerskool|hoerskool|college|academy|hs|ps|combined|intermediate|prep|preparatory|girls' high|boys' high|kollege|akademie)(?![a-z])/u
const CUE =
  /(?<![a-z])(?:visit|visits|visiting|see|seeing|to|at|tour|of|stop at|go to|include|including|besoek|sien|na|by|in|and|or|then|en|the|die|do|plus|like|such as|try|love|prefer|not|cancel|op|want|explore|rather|through|around|called|for|of course)[ :]{1,2}(?:the |die |a |an )?$/u

/** People and days: "Rotary lady", "Mother's Day", "Interact Club". */
const NO_NAME =
  /(?<![a-z])(?:day|week|weekend|term|member|members|student|students|lady|ladies|parents?|teacher|leaders?|committee|club|group|troop|class|team|squad|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?= ?$|[^a-z]| [a-z]{0,11}$)/u

export interface NamedRun extends Span {
  /** True if some word of it tells that it is visited. */
  isSure: boolean
}

/** "Polokwane and I": a pronoun is no part of a name, whatever its capital. */
const PRONOUN = /^(?:(?:i|we|you|they|he|she|it)(?:'[a-z]{1,2})?|ek|ons|hulle|julle|u)$/u

/** Runs of words with capitals that name something, and no person, school or month. */
export function findNames(ideaText: IdeaText, open: string): NamedRun[] {
  const words = wordsOf(open)
  const people = personSpans(open, (at) => isCapital(ideaText, at))
  const found: NamedRun[] = []
  for (let at = 0; at < words.length; at++) {
    if (
      !isCapital(ideaText, words[at]!.start) ||
      PRONOUN.test(words[at]!.text) ||
      NO_SIGHTS.has(words[at]!.text.replace(/days$/u, 'day')) ||
      saysNothing(ideaText, words[at]!)
    )
      continue
    let last = at
    for (let next = at + 1; next < words.length && next - at < 7; next++) {
      if (!/^(?: |-| & )$/u.test(open.slice(words[next - 1]!.end, words[next]!.start))) break
      if (/^(?:or|and|not|then|of)$/u.test(words[next]!.text) && isCapital(ideaText, words[next]!.start)) break
      if (PRONOUN.test(words[next]!.text)) break
      if (isCapital(ideaText, words[next]!.start) && !/^(?:grade|gr|graad)$/u.test(words[next]!.text)) last = next
      else if (!JOINS.test(words[next]!.text)) break
    }
    const run = { start: words[at]!.start, end: words[last]!.end }
    const isOne = last === at
    if (words.slice(at, last + 1).every(({ text }) => isDayOrMonth(text) || JOINS.test(text))) continue
    const before = open.slice(Math.max(0, run.start - 40), run.start)
    const startsSentence = /(?:^|[.!?\n:] ?|~ ?)$/u.test(before)
    // "Stars and Karoo fossils": the capital of a first word says nothing, so no name goes on over "and".
    if (startsSentence && /^(?:and|en)$/u.test(words[at + 1]?.text ?? '') && !isOne) continue
    at = last
    if (people.some(({ start, end }) => start < run.end && run.start < end)) continue
    if (PHONE_NEAR.test(open.slice(run.end, run.end + 12)) || FROM_BEFORE.test(` ${before}`)) continue
    if (SCHOOL.test(open.slice(run.start, run.end + 12))) continue
    if (isOne && (startsSentence || open.slice(run.start, run.end).length < 3)) continue
    const isSure = CUE.test(before.split(/[.;!?\n]/u).at(-1)!)
    if (isOne && !isSure) continue
    if (NO_NAME.test(open.slice(run.start, run.end + 12))) continue
    found.push({ ...run, isSure })
  }
  return found
}

export const isCapital = ({ source, normalised }: IdeaText, at: number): boolean =>
  /\p{Lu}/u.test(source.charAt(normalised.starts[at] ?? 0))

/** A line that is written in capitals only says nothing by them. */
function saysNothing({ source, normalised }: IdeaText, { start }: Word): boolean {
  const at = normalised.starts[start] ?? 0
  const line = source.slice(source.lastIndexOf('\n', at) + 1, (source.indexOf('\n', at) + 1 || source.length + 1) - 1)
  const letters = line.replace(/\P{L}/gu, '')
  return letters.length > 3 && letters.replace(/\p{Ll}/gu, '').length > letters.length * 0.6
}
