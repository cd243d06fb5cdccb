import { type ClauseInWords, type ClauseWord, isMark, plainWords } from './clause-words.ts'
import { LEADING_WORDS } from './data/activity-words.ts'
import { offerOfWords } from './offer-of-words.ts'
import { findSortNouns } from './sort-nouns.ts'
import { stemOf } from './word-classes.ts'
import { matchesOf } from '../../matches-of.ts'

/** The text in which clauses stand. */
export interface TextOfClauses {
  text: string
  /** With marks for what fields and places took. */
  marked: string
  isCapital: (at: number) => boolean
}

/** A short sentence of one clause, no word of which is in a table. */
const UNKNOWN_ALONE = 'alone:unknown'
const MOST_UNKNOWN = 4
/** Inside a line nothing asks for such a sentence; only a word in "-ing" tells that something is to be done. */
export const kindOfUnknown = (features: readonly string[]): 'activity' | 'nothing' | null =>
  !features.includes(UNKNOWN_ALONE) || features.includes('line:first') || features.includes('capital')
    ? null
    : features.includes('first:ing')
      ? 'activity'
      : 'nothing'

/** What can be said of a clause, its words and its place in the text. Each has a weight for each kind. */
export function featuresOf(view: TextOfClauses, clauses: readonly ClauseInWords[], at: number): string[] {
  const clause = clauses[at]!
  return [
    ...new Set([
      'always',
      ...ofWords(view, clause),
      ...ofEnds(clause),
      ...ofSorts(view, clause),
      ...ofVerbs(clause),
      ...ofSentence(view, clause),
      ...ofLine(view, clause),
      ...ofNeighbour('before', view, clause, clauses[at - 1]),
      ...ofNeighbour('after', view, clause, clauses[at + 1]),
      ...ofPosition(view, clause, at),
    ]),
  ]
}

const ofWords = ({ isCapital }: TextOfClauses, { words }: ClauseInWords): string[] =>
  words.flatMap(({ stem, classes, start }, index) => [
    `word:${stem}`,
    ...classes.map((name) => `class:${name}`),
    ...(index > 0 && isCapital(start) ? ['capital'] : []),
  ])

const firstTelling = (words: readonly ClauseWord[]): ClauseWord | undefined =>
  words.find(({ text }) => !LEADING_WORDS.has(text))

/** The first words, the first that is not of wanting, and the last. */
function ofEnds({ words }: ClauseInWords): string[] {
  const first = firstTelling(words)
  const before = words[words.indexOf(first!) - 1]
  const last = words.at(-1)
  return [
    `starts:${words[0]?.stem}`,
    ...(last?.classes ?? []).map((name) => `ends class:${name}`),
    ...(before ? [`wanted by:${before.text}`] : []),
    ...(first ? [`first:${first.stem}`, ...first.classes.map((name) => `first class:${name}`)] : []),
    ...(first?.text.endsWith('ing') ? ['first:ing'] : []),
    `length:${Math.min(words.length, 9)}`,
  ]
}

/** A verb of seeing, with an article at most and two words that describe the sight. */
const IS_SEEN =
  /(?<![a-z])(?:see|visit|visits|visiting|tour|besoek|sien|stop at|go to|include|add|gaan na)(?: (?:an?|the|some|any|die|'n|somebody's|our))?(?: [a-z'-]+){0,2} $/u
const AFTER_PREPOSITION = /(?<![a-z])(?:at|in|for|by|to|from|vir|met) (?:an?|the|die|'n|our|some)? ?(?:[a-z-]+ )?$/u

/** What stands before the noun of a sort of stop, and whether an offer of places is named. */
function ofSorts({ text }: TextOfClauses, { start, end, words }: ClauseInWords): string[] {
  const said = text.slice(start, end)
  const sorts = findSortNouns(said)
  const offer = offerOfWords(said) ? ['offer'] : []
  const [sort] = sorts
  if (!sort) return offer
  const ahead = said.slice(0, sort.start)
  const first = firstTelling(words)
  const isDone = first !== undefined && first.classes.includes('verb') && first.start - start < sort.start
  const isHead = /^(?:[a-z'-]+ ){0,3}$/u.test(ahead)
  return [
    ...offer,
    'sort',
    `sort:${IS_SEEN.test(ahead) ? 'seen' : isDone ? 'done at' : isHead ? 'head' : 'later'}`,
    ...(sorts.at(-1)!.end === said.length ? ['sort:last'] : []),
    ...(AFTER_PREPOSITION.test(ahead) ? ['sort:after preposition'] : []),
  ]
}

const WANTS = /^(?:wants?|wanted|like|love|hope|hoping|wish|keen|chance|able|allowed|how|prefer|dying|eager)$/u
const GROUP = /^(?:they|we|them|us|kids|learners|children|girls|boys|pupils|students|everyone|everybody|class|group)$/u
/** Where only a verb can stand: "want to …", "let them …", "the girls can …". */
function isWantedToDo(words: readonly ClauseWord[], index: number): boolean {
  const [before2, before] = [words[index - 2]?.text ?? '', words[index - 1]?.text ?? '']
  return (
    (before === 'to' && (WANTS.test(before2) || GROUP.test(before2))) ||
    (/^(?:let|lets|have)$/u.test(before2) && GROUP.test(before)) ||
    (/^(?:can|could|must|should)$/u.test(before) && GROUP.test(before2))
  )
}
/** "The matron cooks": a verb that somebody outside the group does. */
function isDoneBySomebody(words: readonly ClauseWord[], index: number): boolean {
  const [before, { text }] = [words[index - 1], words[index]!]
  return (
    before !== undefined &&
    before.text.length > 3 &&
    !before.text.endsWith('s') &&
    !before.classes.includes('verb') &&
    /[^s]s$/u.test(text) &&
    words[index]!.classes.some((name) => name === 'verb' || name === 'state')
  )
}
const ofVerbs = ({ words }: ClauseInWords): string[] =>
  words.flatMap(({ classes }, index) => [
    ...(isDoneBySomebody(words, index) ? ['somebody does'] : []),
    ...(isWantedToDo(words, index)
      ? [classes.includes('planning') || classes.includes('state') ? 'wanted:planning' : 'wanted:do']
      : []),
  ])

const SENTENCE_CUES = new Set(
  'want like love wish hope must should need please let include plus try see visit could would prefer wil graag moet sal asb last was were had did never not no because if our my they we i used teach is are have'.split(
    ' ',
  ),
)
/** A sentence is looked back on for so many letters. */
const LOOK_BACK = 200

/** What its sentence says before it, and how the sentence ends. */
function ofSentence({ text, marked }: TextOfClauses, { start, end, words }: ClauseInWords): string[] {
  const from = Math.max(0, start - LOOK_BACK)
  const cut = matchesOf(text.slice(from, start), /[.!?](?=[ \n])|\n/gu).at(-1)
  const before = plainWords(marked, { start: cut ? from + cut.index + 1 : from, end: start })
  const closing = /^[^.!?\n]*([.!?\n]?)/u.exec(text.slice(end, end + LOOK_BACK))?.[1] ?? ''
  const isAlone = before.length === 0 && /^ ?(?:[.!?\n]|$)/u.test(text.slice(end, end + 2))
  const known = words.flatMap(({ classes }) => classes).filter((name) => name !== 'small' && name !== 'planning')
  const unknown = words.length <= MOST_UNKNOWN ? UNKNOWN_ALONE : 'alone:long'
  return [
    before.length === 0 ? 'sentence:first' : 'sentence:later',
    ...before.flatMap((word) => (SENTENCE_CUES.has(word) ? [`said before:${word}`] : [])),
    `sentence ends:${closing}`,
    ...(isAlone ? (known.length === 0 ? [unknown] : known.map((name) => `alone:${name}`)) : []),
  ]
}

const LABEL = /(?:^|\n)[ -]{0,3}([a-z][a-z ]{1,24}?) ?: ?[^\n]*$/u
/** Whether it begins a line or an item, the label of its line, and the marks around it. */
function ofLine({ text }: TextOfClauses, { start, end, lead }: ClauseInWords): string[] {
  const label = LABEL.exec(text.slice(Math.max(0, start - 160), start))?.[1]
  const after = /^ ?(\S?[^a-z0-9~\s]?|[a-z]+)/u.exec(text.slice(end, end + 8))?.[1] ?? ''
  return [
    `lead:${lead}`,
    `then:${text[end] === '\n' ? 'line' : after}`,
    ...(start === 0 || text.slice(Math.max(0, start - 4), start).includes('\n') ? ['line:first'] : []),
    ...(/(?:^|\n) ?(?:-|\d{1,2}[).]) ?$/u.test(text.slice(Math.max(0, start - 8), start)) ? ['item'] : []),
    ...(label ? ['label', ...label.split(' ').map((word) => `label:${stemOf(word)}`)] : []),
  ]
}

function ofNeighbour(
  side: 'before' | 'after',
  { text }: TextOfClauses,
  { start, end }: ClauseInWords,
  other: ClauseInWords | undefined,
): string[] {
  if (!other) return [`${side}:none`]
  const between = text.slice(Math.min(other.end, end), Math.max(start, other.start))
  const where = `${side}${/[.!?\n]/u.test(between) ? '|' : '='}`
  return [
    ...other.found.map((kind) => `${where} found:${kind}`),
    ...other.words.flatMap(({ classes }) => classes).map((name) => `${where} class:${name}`),
  ]
}

const AFRIKAANS = /(?<![a-z])(?:nie|vir|ons|sien|asb|leerders|kinders|graad|hulle|wil)(?![a-z])/u
function ofPosition({ text }: TextOfClauses, { start, end, words, found }: ClauseInWords, at: number): string[] {
  return [
    `quarter:${Math.floor((4 * start) / Math.max(1, text.length))}`,
    `marks:${Math.min(3, words.filter((word) => isMark(word.text)).length)}`,
    ...(at === 0 ? ['first clause'] : []),
    ...found.map((kind) => `found:${kind}`),
    ...(AFRIKAANS.test(text.slice(start, end)) ? ['afrikaans'] : []),
  ]
}
