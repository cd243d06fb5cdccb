import type { Span } from '../idea-text.ts'
import { givesReason, isBackground, isOfFields, namesPeopleOrDays, nobodyNeeds, tellsAStory } from './background.ts'
import { formOf, isDenied } from './clause-forms.ts'
import type { Clause } from './clauses.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { BACKGROUND_WORDS, CONDITION_WORDS, GROUP_ARRANGEMENTS } from './data/condition-words.ts'
import { SMALL_TALK_WORDS } from './data/small-talk-words.ts'
import { kindOfLabel } from './line-labels.ts'
import { isAboutMoney, isOfBudget } from './money-clauses.ts'
import { singularsOf, type Word, wordsOf } from './words.ts'

export type LeftClause = Span & { kind: 'activity' | 'condition' | 'limit' | 'sight' }

/** A word that tells something by itself. */
export const isTelling = ({ text }: Word): boolean =>
  text.length > 1 &&
  !SMALL_TALK_WORDS.has(text) &&
  !LEADING_WORDS.has(text) &&
  !TRAILING_WORDS.has(text) &&
  !/^\d+$/u.test(text)

const TELLS =
  /(?<![a-z])(?:talk|talks|tell|tells|explain|explains|show|shows|teach|vertel|praat|wys|demonstrate|demonstrates|speaks|lets?|cooked by|played by|read)(?![a-z])/u
const SOMEONE_WITH = /(?<![a-z])(?:someone|somebody|anyone|iemand|a person) (?:with|met) /u
const SOMEONE_WHO = /(?<![a-z])(?:someone|somebody|anyone|anybody|iemand) (?:who|that|to|wat|om) /u
const IS_NOUN =
  /^(?:(?:then|and|also|first|maybe|eers|dan) )*(?:an?|the|some|one|1|any|die|'n|n|our|another|local|old|big)(?![a-z])/u
const PLACE_WORD = /(?<![a-z])(?:places?|ranch|centre|site|spot|area|plek|route|ruins?|collection|corner)$/u
const STARTS_ITEM = /(?:: ?|- |\d[).] ?|or |of )$/u
const IS_ITEM = /^\d{1,2}[).] ?/u
/** Words by which a sentence asks for something. */
const ASKS =
  /(?<![a-z])(?:want|wants|like|love|wish|wishes|hope|must|should|needs?|please|pls|plz|let|include|including|incl|add|plus|try|see|visit|could|would|'d|prefer|also|then|wil|graag|moet|sal|asb|asseblief|ook|do|have to|keen|activities|wish list|extras?|programme|such as|e\.?g|maybe|perhaps|if possible)(?![a-z])/u
const NEEDS_A_FIELD = /(?<![a-z])needs? (?!to )(?:[a-z]{1,10} ){0,3}(?:transport|meals)(?![a-z])/u

/** A clause that no rule has read. */
interface Left {
  clause: Clause
  text: string
  said: string
  /** Its words that are open. */
  words: readonly Word[]
  telling: readonly Word[]
  isDenied: boolean
  hasNeighbour: boolean
  isName: (word: Word) => boolean
}

/** What a clause asks for that no other rule has read. Null: nothing. */
export function readLeftClause(
  open: string,
  text: string,
  clause: Clause,
  core: Span,
  hasNeighbour: boolean,
  isName: (word: Word) => boolean,
): LeftClause | null {
  const said = text.slice(clause.start, clause.end)
  const openWords = open.slice(clause.start, clause.end)
  const words = wordsOf(openWords).map((word) => ({
    text: word.text,
    start: word.start + clause.start,
    end: word.end + clause.start,
  }))
  const telling = words.filter(isTelling)
  const [first, last] = [telling[0], telling.at(-1)]
  if (!first || !last) return NEEDS_A_FIELD.test(said) ? { ...core, kind: 'condition' } : null
  const denied = isDenied(text.slice(core.start, core.end)) || isDenied(said)
  const span = { start: denied ? clause.start : Math.min(first.start, core.start), end: Math.max(last.end, core.end) }
  if (isOfBudget(said) || nobodyNeeds(said)) return null
  if (isAboutMoney(said, openWords)) return { ...span, kind: 'limit' }
  if (isOfFields(said, openWords) || givesReason(clause, said) || isBackground(text, clause)) return null
  const kind = kindOf({ clause, text, said, words, telling, isDenied: denied, hasNeighbour, isName })
  return kind && { ...span, kind }
}

const hasOneOf = (words: readonly Word[], set: ReadonlySet<string>): boolean =>
  words.some(({ text }) => singularsOf(text).some((form) => set.has(form)))

/** The first that fits: the form of the clause, the label of its line, what is refused, what its words are about. */
function kindOf(left: Left): LeftClause['kind'] | null {
  const { clause, text, said, telling } = left
  const form = formOf(said)
  if (form === 'nothing') return null
  const isOfGroup = hasOneOf(telling, GROUP_ARRANGEMENTS)
  if (!left.isDenied) {
    if (!form && namesPeopleOrDays(said)) return null
    const label = kindOfLabel(text, clause.start)
    if (label) return label
    if (tellsAStory(left.words) || (!form && !isOfGroup && left.words.some((word) => BACKGROUND_WORDS.has(word.text))))
      return null
  }
  if (form) return form
  const isOfCondition = isOfGroup || hasOneOf(telling, CONDITION_WORDS)
  if (left.isDenied) return isOfCondition ? 'condition' : kindOfRefused(left)
  if (TELLS.test(said)) return 'activity'
  if (isOfCondition) return 'condition'
  return kindOfRest(left)
}

/** "No climbing", "not the zoo", "no dogs" */
function kindOfRefused({ said, telling, isName }: Left): LeftClause['kind'] {
  if (telling.some(({ text }) => /.{3}ing$/u.test(text))) return 'activity'
  return telling.some(isName) || /(?<![a-z])(?:not|no) (?:the|that|those|another) /u.test(said) ? 'sight' : 'condition'
}

/** Something to see has a name or an article; something to do is asked for, or a word in "-ing". */
function kindOfRest({ clause, text, said, words, telling, hasNeighbour, isName }: Left): LeftClause['kind'] | null {
  const before = text.slice(0, clause.start)
  const isItem = STARTS_ITEM.test(before.slice(-5))
  if (telling.length === 1) {
    if (clause.lead === '(' && !telling.some(isName)) return null
    if (telling[0]!.text.length < 3 || (!hasNeighbour && !isItem && words.length < 3)) return null
  }
  if (SOMEONE_WITH.test(said)) return 'condition'
  if (SOMEONE_WHO.test(said)) return 'activity'
  const startsSentence = /(?:^|[.!?\n] ?)$/u.test(before.slice(-3))
  if (telling.some((word) => (word !== words[0] || !startsSentence) && isName(word))) return 'sight'
  if (IS_NOUN.test(said) || PLACE_WORD.test(said)) return 'sight'
  const isAsked = hasNeighbour || isItem || IS_ITEM.test(said) || isAskedFor(text, clause)
  return isAsked || /(?<![a-z])[a-z]{3,}ing(?![a-z])/u.test(said) ? 'activity' : null
}

const isAskedFor = (text: string, { start, end }: Span): boolean =>
  ASKS.test(
    text
      .slice(Math.max(0, start - 200), end)
      .split(/[.!?\n](?= |$)|\n/u)
      .at(-1)!,
  )
