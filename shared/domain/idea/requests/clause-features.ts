import type { Clause } from './clauses.ts'
import {
  ACTIVITY_NOUNS,
  ACTIVITY_VERBS,
  AFRIKAANS_ACTIVITY_VERBS,
  EVENT_NOUNS,
  LEADING_WORDS,
} from './data/activity-words.ts'
import { CONDITION_DOMAINS } from './data/condition-words.ts'
import { SMALL_TALK_WORDS } from './data/small-talk-words.ts'
import { STATE_VERBS, PLANNING_VERBS } from './data/verb-rules.ts'
import { offerOfWords } from './offer-of-words.ts'
import { findSortNouns } from './sort-nouns.ts'
import { basesOf, singularsOf, type Word } from './words.ts'

/** A clause with the kinds of what rules have found in it. */
export interface ClauseView extends Clause {
  found: readonly string[]
}
export interface TextView {
  text: string
  /** The text with marks for what fields, places and names of people took. */
  marked: string
  isCapital: (at: number) => boolean
}

const CLASSES = new Map<string, string[]>()
const addAll = (name: string, words: Iterable<string>) => {
  for (const word of words) CLASSES.set(word, [...(CLASSES.get(word) ?? []), name])
}
for (const [name, words] of Object.entries(CONDITION_DOMAINS)) addAll(name, words.split(/\s+/u))
addAll('verb', new Set(ACTIVITY_VERBS.flatMap(({ words }) => words)))
addAll('verb', new Set(AFRIKAANS_ACTIVITY_VERBS.flatMap(({ words }) => words)))
addAll('event', EVENT_NOUNS)
addAll('actnoun', new Set(ACTIVITY_NOUNS.flatMap(({ words }) => words)))
addAll('state', STATE_VERBS)
addAll('planning', PLANNING_VERBS)
addAll('small', SMALL_TALK_WORDS)

const formsOf = (word: string) => [...new Set([...singularsOf(word), ...basesOf(word)])]
const classesOf = (word: string): string[] => [...new Set(formsOf(word).flatMap((form) => CLASSES.get(form) ?? []))]
const stemOf = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

const shape = (word: string): string => (/^\d+$/u.test(word) ? '#' : /\d/u.test(word) ? '#w' : word)
/** Words of a stretch, with marks of fields as words. */
const tokens = (marked: string, start: number, end: number): Word[] =>
  [...marked.slice(start, end).matchAll(/~+|§+|¤+|\^+|[a-z0-9]+(?:['.-][a-z0-9]+)*(?:'s)?/gu)].map(
    ({ 0: w, index }) => ({
      text: /^[~§¤^]/u.test(w) ? w[0]! : shape(w),
      start: start + index,
      end: start + index + w.length,
    }),
  )

/** A short sentence of one clause, no word of which is in a table. */
const UNKNOWN_ALONE = 'alone:unknown'
/** Nothing asks for such a sentence inside a line; only a word in "-ing" tells that something is to be done. */
export const kindOfUnknown = (features: readonly string[]): 'activity' | 'nothing' | null =>
  !features.includes(UNKNOWN_ALONE) || features.includes('line:first') || features.includes('cap')
    ? null
    : features.includes('f:ing')
      ? 'activity'
      : 'nothing'

/** A verb of seeing, with an article at most and two words that describe the sight. */
const IS_SEEN =
  /(?<![a-z])(?:see|visit|visits|visiting|tour|besoek|sien|stop at|go to|include|add|gaan na)(?: (?:an?|the|some|any|die|'n|somebody's|our))?(?: [a-z'-]+){0,2} $/u
const WANTS = /^(?:wants?|wanted|like|love|hope|hoping|wish|keen|chance|able|allowed|how|prefer|dying|eager)$/u
const GROUP = /^(?:they|we|them|us|kids|learners|children|girls|boys|pupils|students|everyone|everybody|class|group)$/u
/** Where only a verb can stand: "want to …", "let them …", "the girls can …". */
function isWantedToDo(words: readonly Word[], index: number): boolean {
  const [before2, before] = [words[index - 2]?.text ?? '', words[index - 1]?.text ?? '']
  return (
    (before === 'to' && (WANTS.test(before2) || GROUP.test(before2))) ||
    (/^(?:let|lets|have)$/u.test(before2) && GROUP.test(before)) ||
    (/^(?:can|could|must|should)$/u.test(before) && GROUP.test(before2))
  )
}
const AFRIKAANS = /(?<![a-z])(?:nie|vir|ons|sien|asb|leerders|kinders|graad|hulle|wil)(?![a-z])/u
const sentenceStart = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - 200), at)
  const cut = Math.max(...[...before.matchAll(/[.!?](?=[ \n])|\n/gu)].map(({ index }) => index), -1)
  return at - before.length + cut + 1
}

export function featuresOf(view: TextView, clauses: readonly ClauseView[], at: number): string[] {
  const { text, marked } = view
  const { start, end, lead, found } = clauses[at]!
  const said = text.slice(start, end)
  const words = tokens(marked, start, end)
  const features: string[] = ['always']
  const add = (feature: string) => features.push(feature)
  const stems = words.map(({ text: word }) => stemOf(word))
  words.forEach(({ text: word, start: s }, i) => {
    add(`w:${stems[i]}`)
    if (word.length > 5) add(`p:${word.slice(0, 5)}`)
    for (const name of classesOf(word)) add(`c:${name}`)
    if (i > 0 && view.isCapital(s)) add('cap')
  })
  const content = words.filter(({ text: word }) => !LEADING_WORDS.has(word))
  const before = words.slice(0, words.indexOf(content[0]!)).map(({ text: word }) => word)
  if (before.length > 0) add(`pre1:${before.at(-1)}`)
  if (content[0]) {
    add(`f:${stemOf(content[0].text)}`)
    for (const name of classesOf(content[0].text)) add(`fc:${name}`)
    if (/ing$/u.test(content[0].text)) add('f:ing')
    if (view.isCapital(content[0].start)) add(`fcap`)
  }
  add(`f1:${stems[0]}`)
  add(`f2:${stems.slice(0, 2).join(' ')}`)
  add(`l1:${stems.at(-1)}`)
  for (const name of classesOf(words.at(-1)?.text ?? '')) add(`lc:${name}`)
  add(`n:${Math.min(words.length, 9)}`)
  add(`lead:${lead}`)
  const after = /^ ?(\S?[^a-z0-9~\s]?|[a-z]+)/u.exec(text.slice(end, end + 8))?.[1] ?? ''
  add(`after:${text[end] === '\n' ? 'nl' : after}`)
  // who stands before
  const from = sentenceStart(text, start)
  const sentence = tokens(marked, from, start)
  add(sentence.length === 0 ? 'sent:first' : 'sent:later')
  for (const { text: word } of sentence) if (SENTENCE_CUES.has(word)) add(`q:${word}`)
  const opening = sentence.slice(0, 2).map(({ text: word }) => word)
  add(`so:${opening.join(' ')}`)
  const rest = /^[^.!?\n]*([.!?\n]?)/u.exec(text.slice(end))?.[1] ?? ''
  add(`se:${rest}`)
  const known = [...new Set(words.flatMap(({ text: word }) => classesOf(word)))].filter((name) => name !== 'small' && name !== 'planning')
  if (sentence.length === 0 && /^ ?(?:[.!?\n]|$)/u.test(text.slice(end, end + 2))) {
    if (known.length === 0) add(words.length <= 4 ? UNKNOWN_ALONE : 'alone:long')
    for (const name of known) add(`alone:${name}`)
  }
  if (text.slice(0, start).lastIndexOf('\n') >= start - 4 || start === 0) add('line:first')
  if (/(?:^|\n) ?(?:-|\d{1,2}[).]) ?$/u.test(text.slice(0, start))) add('item')
  const label = /(?:^|\n)[ -]{0,3}([a-z][a-z ]{1,24}?) ?: ?[^\n]*$/u.exec(
    text.slice(Math.max(0, start - 160), start),
  )?.[1]
  if (label) {
    add('label')
    for (const word of label.split(' ')) add(`label:${stemOf(word)}`)
  }
  const prev = clauses[at - 1]
  const next = clauses[at + 1]
  const side = (name: string, other: ClauseView | undefined) => {
    if (!other) return add(`${name}:none`)
    const t = tokens(marked, other.start, other.end)
    const same = !/[.!?\n]/u.test(text.slice(Math.min(other.end, end), Math.max(start, other.start)))
    const s = same ? '=' : '|'
    add(`${name}${s}:${stemOf(t[0]?.text ?? '')}`)
    for (const kind of other.found) add(`${name}${s}k:${kind}`)
    for (const c of new Set(t.flatMap(({ text: word }) => classesOf(word)))) add(`${name}${s}c:${c}`)
  }
  side('prev', prev)
  side('next', next)
  // tables
  const sorts = findSortNouns(said)
  if (sorts.length > 0) {
    add('sort')
    const ahead = said.slice(0, sorts[0]!.start)
    const first = content[0]
    const isVerb = first && classesOf(first.text).includes('verb')
    if (IS_SEEN.test(ahead)) add('sort:seen')
    else if (isVerb && first.start - start < sorts[0]!.start) add('sort:verb before')
    else add(/^(?:[a-z'-]+ ){0,3}$/u.test(ahead) ? 'sort:heads' : 'sort:later')
    if (sorts.at(-1)!.end === said.length) add('sort:last')
    if (/(?<![a-z])(?:at|in|for|by|to|from|vir|met) (?:an?|the|die|'n|our|some)? ?(?:[a-z-]+ )?$/u.test(ahead))
      add('sort:after preposition')
  }
  words.forEach(({ text: word }, at2) => {
    const before2 = words[at2 - 1]?.text ?? ''
    if (
      at2 > 0 &&
      before2.length > 3 &&
      /[^s]s$/u.test(word) &&
      !before2.endsWith('s') &&
      !classesOf(before2).includes('verb') &&
      classesOf(word.slice(0, -1)).some((name) => name === 'verb' || name === 'state')
    )
      add('somebody does')
    if (isWantedToDo(words, at2))
      add(classesOf(word).includes('planning') || classesOf(word).includes('state') ? 'wanted:planning' : 'wanted:do')
  })
  if (offerOfWords(said)) add('offer')
  for (const kind of found) add(`has:${kind}`)
  const marks = words.filter(({ text: word }) => /[~§¤^]/u.test(word)).length
  add(`marks:${Math.min(3, marks)}`)
  add(`pos:${Math.floor((4 * start) / Math.max(1, text.length))}`)
  if (at === 0) add('pos:first')
  if (AFRIKAANS.test(said)) add('af')
  return [...new Set(features)]
}
const SENTENCE_CUES = new Set(
  'want like love wish hope must should need please let include plus try see visit could would prefer wil graag moet sal asb last was were had did never not no because if our my they we i used teach is are have'.split(
    ' ',
  ),
)
