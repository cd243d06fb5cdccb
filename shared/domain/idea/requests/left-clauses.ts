import type { Span } from '../idea-text.ts'
import type { Clause } from './clauses.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { BACKGROUND_WORDS, CONDITION_WORDS, NARRATIVE_WORDS } from './data/condition-words.ts'
import { SMALL_TALK_WORDS } from './data/small-talk-words.ts'
import { type Word, wordsOf } from './words.ts'

/** A word that tells something by itself. */
export const isTelling = ({ text }: Word): boolean =>
  text.length > 1 &&
  !SMALL_TALK_WORDS.has(text) &&
  !LEADING_WORDS.has(text) &&
  !TRAILING_WORDS.has(text) &&
  !/^\d+$/u.test(text)

const DENIED =
  /^(?:(?:please|pls|also|and|but|asb|ook|definitely|rather|must|we|they|the kids|it|i) )*(?:no|not|nothing|never|nie|geen|don't|dont|nobody|niemand|moenie|without|sonder|avoid|nt|skip)(?![a-z])/u
const TELLS =
  /(?<![a-z])(?:talk|talks|tell|tells|explain|explains|show|shows|teach|vertel|praat|wys|demonstrate|demonstrates|speaks|lets?|cooked by|played by|read)(?![a-z])/u

const PAYS =
  /(?<![a-z])(?:pays?|paid|paying|sponsors?|sponsored|donat(?:e|es|ed|ion)|free|covers?|covered|funds?|funded|subsidi[sz]es?|betaal|borg|dra die|gratis|verniet|included|excluded|excluding|not in it|come out of|comes out of|vouchers?|bursary|tips?|deposit|allocation|raffle)(?![a-z])|(?<![a-z])r ?\d/u
/** What the families pay is the budget. */
const OF_THE_BUDGET =
  /(?<![a-z])(?:kids|learners?|child|children|parents?|ouers|kinders|leerders|we|they|ons|hulle|i) (?:self |can |will |must |only |each |kan |sal )*(?:pays?|paid|brings?|betaal|bring|contribute)(?: self)? ?(?:about |around |sowat )?[r¤~]|(?:the rest is|free day|free time|feel free)|(?:not|nie) (?:above|over|more than|meer as|bo) r ?\d|insurance|never pay/u
const NOBODY_NEEDS =
  /^(?:nobody|none|no one|niemand|no)(?![a-z])[^.;\n]{0,30}(?:needs?|wheelchairs?|halaal|kosher|vegetari|vegan|allerg|special|diet|medical|rolstoel|nodig)/u
/** "near the station", "stay on this side", "downhill only" */
const SAYS_WHERE =
  /^(?:near|close to|next to|rather|stay|somewhere|not too|within|binne|naby)(?![a-z])|(?:(?<![a-z])only|alleen|on hire)$/u
const IS_NOUN =
  /^(?:(?:then|and|also|first|maybe|eers|dan) )*(?:an?|the|some|one|1|any|die|'n|n|our|another|local|old|big)(?![a-z])/u
/** What is arranged for the people of a group: in a clause that names them it is a condition all the same. */
const GROUP_ARRANGEMENTS: ReadonlySet<string> = new Set(
  'tent room dorm bathroom toilet bed unit hostel kitchen shower hall block floor bus kombi minibus boarding apart'.split(
    ' ',
  ),
)
/** A clause with a grade says who travels. */
export const NAMES_A_GRADE = /(?<![a-z])(?:gr|grs|grades?|graad|matrics?)\.? ?(?:r|\d{1,2})(?![a-z\d])/u
/** From one town to another; towns are marks. */
const IS_ROUTE = /(?<![a-z])(?:from|frm|fm|van|vanaf|ex|uit) ~|~ (?:to|na|->|2) ~/u
const GIVES_REASON = /^(?:because|bcos|cos|since|omdat|if|when|unless|as dit|while|which|although)$/u
const STARTS_ITEM = /(?:: ?|- |\d[).] ?|or |of )$/u
const BACKGROUND =
  /(?<![a-z])(?:last (?:year|time|term|month|week|january|february|march|april|may|june|july|august|september|october|november|december)|verlede|laas|every (?:second )?year|in 20(?:1\d|2[0-6])|i am writing|i teach|we are an? |my name|hope this|hoping|voted|reported|i don't know|i've got|i heard|years ago|we used to|used to|ek gee|ek is|ons is|behalf|disregard|ignore|forwarded)(?![a-z])/u

/** Whether its sentence tells of the past or of the writer. */
export function isBackground(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - 160), start)
    .split(/[.!?\n](?= |$)|\n/u)
    .at(-1)!
  return BACKGROUND.test(before.replace(/\([^()]*\)/gu, '') + text.slice(start, end))
}
export type LeftClause = Span & { kind: 'activity' | 'condition' | 'limit' | 'sight' }

/** What a clause asks for that no other rule has read. Null: nothing. */
export function readLeftClause(
  open: string,
  text: string,
  clause: Clause,
  core: Span,
  hasNeighbour: boolean,
  isName: (word: Word) => boolean,
): LeftClause | null {
  const words = wordsOf(open.slice(clause.start, clause.end)).map((word) => ({
    text: word.text,
    start: word.start + clause.start,
    end: word.end + clause.start,
  }))
  const telling = words.filter(isTelling)
  const first = telling[0]
  const last = telling.at(-1)
  if (!first || !last) return null
  const said = text.slice(clause.start, clause.end)
  const isDenied = DENIED.test(text.slice(core.start, core.end))
  const span = { start: isDenied ? core.start : Math.min(first.start, core.start), end: Math.max(last.end, core.end) }
  if (OF_THE_BUDGET.test(said) || NOBODY_NEEDS.test(said)) return null
  if (PAYS.test(open.slice(clause.start, clause.end))) return { ...span, kind: 'limit' }
  if (NAMES_A_GRADE.test(said) || IS_ROUTE.test(open.slice(clause.start, clause.end))) return null
  if (GIVES_REASON.test(clause.lead) || isBackground(text, clause)) return null
  const isOfGroup = telling.some(({ text: word }) => GROUP_ARRANGEMENTS.has(word.replace(/s$/u, '')))
  if (!isDenied && words.some((word) => NARRATIVE_WORDS.has(word.text))) return null
  if (!isDenied && !isOfGroup && words.some((word) => BACKGROUND_WORDS.has(word.text))) return null
  if ((TELLS.test(said) && !isDenied) || (isDenied && telling.some((word) => /.{3}ing$/u.test(word.text))))
    return { ...span, kind: 'activity' }
  if (
    isOfGroup ||
    telling.some(({ text: word }) => CONDITION_WORDS.has(word) || CONDITION_WORDS.has(word.replace(/s$/u, ''))) ||
    isDenied
  )
    return { ...span, kind: 'condition' }
  const isOne = telling.length === 1 && words.length < 3
  if (
    telling.length === 1 &&
    ((!hasNeighbour && !STARTS_ITEM.test(text.slice(0, clause.start)) && isOne) || first.text.length < 3)
  )
    return null
  if (SAYS_WHERE.test(text.slice(core.start, core.end))) return { ...span, kind: 'condition' }
  return {
    ...span,
    kind:
      telling.some((word) => (word !== words[0] || words.length < 5) && isName(word)) || IS_NOUN.test(said)
        ? 'sight'
        : 'activity',
  }
}

export const tellsAStory = (clause: string): boolean => wordsOf(clause).some(({ text }) => NARRATIVE_WORDS.has(text))
