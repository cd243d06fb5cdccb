import type { Span } from '../idea-text.ts'
import { pattern } from '../pattern.ts'
import type { Account, Part } from './account.ts'
import { isBackground, tellsAStory } from './background.ts'
import { clausesOf } from './clauses.ts'
import { SPORT_VERBS, TRAILING_WORDS } from './data/activity-words.ts'
import { COURTESY_WORDS } from './data/courtesy-words.ts'
import { offerOfWords } from './offer-of-words.ts'
import { classesOf } from './word-classes.ts'
import { basesOf, wordsOf } from './words.ts'
import { matchesOf } from '../../matches-of.ts'

/** Numbers of people and houses in any writing. */
const NUMBERS = pattern(
  "\\+?\\d[\\d ()-]{7,18}\\d|(?<!\\d)\\d{1,5} (?:(?!(?:on|the|beside|along|by|and|with|in|from|days?|hours?|minutes?|km) )[a-z'-]{2,16} ){1,3}(?:street|str|road|rd|avenue|ave|drive|lane|crescent|straat|weg|laan)(?![a-z])",
)

/**
 * Gives the clauses that tell of the past, the writer or a reason to the background. One that names a sight or something
 * to do stays open: it is shown as not understood.
 */
export function setStoriesAside(account: Account, sights: readonly Span[]): void {
  const { text } = account
  const stories = clausesOf(text).filter((clause) => {
    const said = text.slice(clause.start, clause.end)
    return (
      !account.has(clause, 'request') &&
      (isBackground(text, clause) || tellsAStory(wordsOf(said))) &&
      !sights.some(({ start, end }) => start < clause.end && clause.start < end) &&
      !namesAnActivity(said)
    )
  })
  account.give(stories, 'background')
}
const namesAnActivity = (said: string): boolean =>
  offerOfWords(said) !== null || wordsOf(said).some(({ text }) => isSport(text))

const SPORTS: ReadonlySet<string> = new Set(SPORT_VERBS)
const isSport = (word: string): boolean =>
  classesOf(word).includes('activity') || basesOf(word).some((form) => SPORTS.has(form))
/** The group itself, or a subject: "surf club", "dance studies". */
const OF_A_GROUP = /^ (?:club|squad|team|crew|school|studies|committee|teacher|festival|gala)(?![a-z])/u
/** "Surf camp": a type of trip is read from it; that the group wants to surf is read by no field. */
export const sportsIn = (text: string): Span[] =>
  wordsOf(text).filter(({ text: word, end }) => isSport(word) && !OF_A_GROUP.test(text.slice(end, end + 12)))

/** Words of small talk belong to what their clause has: what it asks for, else a field, else what is not understood. */
export function joinTalk(account: Account): void {
  for (const clause of clausesOf(account.text)) {
    const parts = partsOf(account, clause)
    const owner = (['request', 'field', 'place', 'open'] as const).find((part) => parts.includes(part))
    if (owner && (owner !== 'open' || tellsInTalk(account, clause))) account.move([clause], 'small_talk', owner)
  }
}
/** Whether a word of the clause that was taken for small talk tells something. */
const tellsInTalk = (account: Account, { start, end }: Span): boolean =>
  wordsOf(account.text.slice(start, end)).some(
    (word) =>
      account.partAt(start + word.start) === 'small_talk' &&
      word.text.length > 1 &&
      (UNITS.has(word.text) || !(COURTESY_WORDS.has(word.text) || TRAILING_WORDS.has(word.text))),
  )
/** What an amount is for: "R95 ka ngwana". */
const UNITS: ReadonlySet<string> = new Set(['each', 'per'])

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
export function backgroundOf(account: Account, past: readonly Span[], hidden: readonly Span[]): Span[] {
  const { text } = account
  const shown = new Uint8Array(text.length)
  for (const { start, end } of past) shown.fill(1, start, end)
  for (const clause of clausesOf(text)) {
    if (isStory(account, clause) || isTalk(account, clause)) shown.fill(1, clause.start, clause.end)
  }
  for (const { start, end } of hidden) shown.fill(0, start, end)
  for (const { index, 0: number } of matchesOf(text, NUMBERS)) shown.fill(0, index, index + number.length)
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
