import type { Span } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import type { Account, Part } from './account.ts'
import { clausesOf } from './clauses.ts'
import { COURTESY_WORDS } from './data/courtesy-words.ts'
import { offerOfWords } from './offer-of-words.ts'
import type { ReadClause } from './read-clauses.ts'
import type { TagWeights } from './tags.ts'
import { stemOf } from './word-classes.ts'
import { wordsOf } from './words.ts'

/** A clause of fewer words tells nothing. */
const LEAST_WORDS = 3
/** Numbers of people and houses in any writing. */
const NUMBERS = pattern(
  "\\+?\\d[\\d ()-]{7,18}\\d|(?<!\\d)\\d{1,5} (?:[a-z'-]{2,16} ){1,3}(?:street|str|road|rd|avenue|ave|drive|lane|crescent|straat|weg|laan)(?![a-z])",
)

/** The features of a word by itself. */
const KNOWN = ['0 ', '1 ', '-1 ', 'word:']
/** Shorter words stand in any clause. */
const LONG_WORD = 4

/** Most of its long words are such as training has seen: that it asks for nothing is read, and not guessed. */
function isKnown(clause: string, weights: TagWeights): boolean {
  const words = wordsOf(clause).filter(({ text }) => text.length >= LONG_WORD)
  const known = words.filter(({ text }) => KNOWN.some((name) => weights.features.has(`${name}${stemOf(text)}`)))
  return 2 * known.length > words.length
}

/**
 * Gives the clauses that ask for nothing to the background. Shorter ones and those that name a sight or an activity stay open: they
 * are shown as not understood.
 */
export function setStoriesAside(account: Account, clauses: readonly ReadClause[], weights: TagWeights): void {
  const stories = clauses.filter(
    (clause) =>
      clause.sights.length === 0 &&
      offerOfWords(account.text.slice(clause.start, clause.end)) === null &&
      isKnown(account.text.slice(clause.start, clause.end), weights) &&
      !account.has(clause, 'request') &&
      wordsOf(account.text.slice(clause.start, clause.end)).length >= LEAST_WORDS,
  )
  account.give(stories, 'background')
}

/** Words of small talk belong to what their clause has: what it asks for, or else a field, or else a story. */
export function joinTalk(account: Account): void {
  for (const clause of clausesOf(account.text)) {
    const parts = partsOf(account, clause)
    const owner = (['request', 'field', 'place', 'background'] as const).find((part) => parts.includes(part))
    if (owner) account.move([clause], 'small_talk', owner)
  }
}

/** A clause of small talk alone: nothing in it is open, asked for, or the value of a field. */
const isTalk = (account: Account, clause: Span): boolean =>
  partsOf(account, clause).every((part) => part === 'small_talk' || part === 'hidden')
const isStory = (account: Account, clause: Span): boolean => partsOf(account, clause).includes('background')
function partsOf(account: Account, { start, end }: Span): Part[] {
  const parts: Part[] = []
  for (let at = start; at < end; at++) if (/[a-z0-9]/u.test(account.text[at]!)) parts.push(account.partAt(at))
  return parts
}

/**
 * What was read and set aside: earlier trips, stories and clauses of small talk. `hidden` is left out of
 * them, and whatever is the number of a telephone or a house.
 */
export function backgroundOf(
  account: Account,
  clauses: readonly Span[],
  past: readonly Span[],
  hidden: readonly Span[],
): Span[] {
  const { text } = account
  const shown = new Uint8Array(text.length)
  for (const { start, end } of past) shown.fill(1, start, end)
  for (const clause of clauses) {
    if (isStory(account, clause) || isTalk(account, clause)) shown.fill(1, clause.start, clause.end)
  }
  for (const { start, end } of hidden) shown.fill(0, start, end)
  for (const { index, 0: number } of text.matchAll(NUMBERS)) shown.fill(0, index, index + number.length)
  return runsOf(shown).flatMap((run) => {
    const words = wordsOf(text.slice(run.start, run.end))
    const last = words.at(-1)
    return last && words.some((word) => !COURTESY_WORDS.has(word.text))
      ? [{ start: run.start + words[0]!.start, end: run.start + last.end }]
      : []
  })
}

function runsOf(shown: Uint8Array): Span[] {
  const runs: Span[] = []
  let start = -1
  for (let at = 0; at <= shown.length; at++) {
    if (shown[at] === 1) start = start < 0 ? at : start
    else if (start >= 0) {
      runs.push({ start, end: at })
      start = -1
    }
  }
  return runs
}
