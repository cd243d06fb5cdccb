import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'
import { isBackground, NAMES_A_GRADE, tellsAStory } from './background.ts'
import { isDenied } from './clause-forms.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { requestsByForm } from './kinds-by-form.ts'
import { isTelling, type LeftClause, readLeftClause } from './left-clauses.ts'
import { isCapital } from './names.ts'
import type { FoundRequest } from './reading.ts'
import { asWording } from './wording.ts'
import { wordsOf } from './words.ts'

/** A clause as long as this is a request as a whole; of a longer one only what a rule has read. */
const LONGEST = 110

/**
 * Each request takes the words beside it in its clause, so that none is lost. A clause with telling words and no
 * request is one of its own, unless it tells of the writer, the past or a reason.
 */
export function keepWholeClauses(
  ideaText: IdeaText,
  account: Account,
  found: FoundRequest[],
  asRequest: (left: LeftClause) => FoundRequest,
): FoundRequest[] {
  const { open, text } = account
  const clauses = clausesOf(text, found).map((clause) => ({
    clause,
    inside: found
      .filter(({ start, end }) => start < clause.end && clause.start < end)
      .toSorted((a, b) => a.start - b.start),
  }))
  for (const one of clauses) one.inside = requestsByForm(text, one.clause, one.inside, asRequest)
  const kept = clauses.flatMap(({ clause, inside }) =>
    isStory(text, clause, inside) ? [] : stretch(ideaText, account, clause, onePerClause(inside)),
  )
  clauses.forEach(({ clause, inside }, at) => {
    if (inside.length > 0) return
    const hasNeighbour = [clauses[at - 1], clauses[at + 1]].some(
      (other) =>
        other &&
        other.inside.some(({ detail }) => detail.kind === 'sight' || detail.kind === 'activity') &&
        isSameSentence(text, other.clause, clause),
    )
    if (
      (text[clause.end] === ':' && !isDenied(text.slice(clause.start, clause.end))) ||
      isTitle(text, clause) ||
      isMostlyFields(account, clause)
    )
      return
    const left = readLeftClause(open, text, clause, trimmed(text, clause), hasNeighbour, (word) =>
      isCapital(ideaText, word.start),
    )
    if (left) kept.push(asRequest(left))
  })
  account.give(kept, 'request')
  account.move(account.outside(kept, 'request'), 'request', 'open')
  return kept
}

const isSameSentence = (text: string, a: Span, b: Span): boolean =>
  !/[.!?\n]/u.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)))

/** Whether fields have read most of a clause: who, when, where from, how much. */
function isMostlyFields(account: Account, { start, end }: Span): boolean {
  let read = 0
  let letters = 0
  for (let at = start; at < end; at++) {
    if (!/[a-z0-9]/u.test(account.text[at]!)) continue
    letters++
    if (account.partAt(at) === 'field') read++
  }
  return read * 5 >= letters * 2
}

const isOfCatalogue = ({ detail }: FoundRequest): boolean => detail.kind === 'sight' && detail.placeId !== null

/** The first line of several is a title, if it is short. */
function isTitle(text: string, { end }: Span): boolean {
  const first = text.indexOf('\n')
  return first >= 0 && end <= first && first < 80 && text.split('\n').length > 3
}

/** Names and sorts of sights in a sentence about the past or the writer are not asked for. */
const isStory = (text: string, clause: Clause, inside: readonly FoundRequest[]): boolean =>
  inside.every((one) => one.detail.kind === 'sight' && !isOfCatalogue(one)) &&
  ((inside.every(({ detail }) => detail.kind === 'sight' && detail.sort === null) &&
    NAMES_A_GRADE.test(text.slice(clause.start, clause.end))) ||
    isTitle(text, clause) ||
    isBackground(text, clause) ||
    tellsAStory(wordsOf(text.slice(clause.start, clause.end))))

/** Who pays takes its whole clause; of several sights that no catalogue has, or of what is done there, one is left. */
function onePerClause(inside: readonly FoundRequest[]): FoundRequest[] {
  const limit = inside.find(({ detail }) => detail.kind === 'limit')
  if (limit)
    return inside.filter(
      (one) => one === limit || one.detail.kind === 'limit' || one.detail.kind === 'need' || isOfCatalogue(one),
    )
  const done = inside.find(({ detail }) => detail.kind === 'activity')
  const seen = inside.filter((one) => one.detail.kind === 'sight' && !isOfCatalogue(one))
  return inside.filter(
    (one) =>
      !seen.includes(one) || (one.start < (done?.start ?? Infinity) && (done !== undefined || one === seen.at(-1))),
  )
}

/** The requests of a clause with the words around them; an activity holds the sight where it is done. */
function stretch(
  ideaText: IdeaText,
  account: Account,
  clause: Clause,
  inside: readonly FoundRequest[],
): FoundRequest[] {
  const { text, open } = account
  if (inside.length === 0) return []
  const { start, end } = trimmed(text, clause)
  const isShort = end - start <= LONGEST
  return inside.map((request, index) => {
    const holdsNext = request.detail.kind === 'activity' && inside[index + 1]?.detail.kind === 'sight'
    const next = holdsNext ? undefined : inside[index + 1]
    const from = index === 0 ? start : request.start
    const to = next?.start ?? end
    const telling = wordsOf(open.slice(from, to)).filter(isTelling)
    const reach = isShort
      ? { start: index === 0 ? from : request.start, end: to }
      : { start: from + (telling[0]?.start ?? Infinity), end: from + (telling.at(-1)?.end ?? 0) }
    return {
      ...request,
      core: { start: request.start, end: request.end },
      text: request.text ?? asWording(ideaText.sourceWords(request)),
      start: Math.min(request.start, reach.start),
      end: Math.max(request.end, reach.end),
    }
  })
}

/** A clause without the words of wanting before it and the joining words after it. */
function trimmed(text: string, clause: Span): Span {
  const words = wordsOf(text.slice(clause.start, clause.end))
  const first = words.find((word) => !LEADING_WORDS.has(word.text) && !/^\d[\d.]*$/u.test(word.text)) ?? words[0]
  const last = words.findLast((word) => !TRAILING_WORDS.has(word.text)) ?? words.at(-1)
  return first && last
    ? { start: clause.start + first.start, end: clause.start + Math.max(last.end, first.end) }
    : clause
}
