import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'
import { featuresOf, kindOfUnknown } from './clause-features.ts'
import { type ClauseKind, type ClauseWeights, kindOfClause } from './clause-kinds.ts'
import { markedText, wordsWithMarks } from './clause-words.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { isDenied } from './force.ts'
import { isCapital } from './names.ts'
import { offerOfWords } from './offer-of-words.ts'
import type { FoundRequest } from './reading.ts'
import { isTelling } from './small-talk.ts'
import { kindOfSureClause } from './sure-clauses.ts'
import { asWording } from './wording.ts'
import { classesOf } from './word-classes.ts'
import { wordsOf } from './words.ts'

/** A clause with what rules have read in it. */
export interface ReadClause extends Clause {
  /** What is sure, whatever else the clause says. */
  certain: readonly FoundRequest[]
  /** Names and nouns of sights, which may stand in a clause that asks for nothing. */
  sights: readonly FoundRequest[]
  /** What its words say of its kind; null if none of them is open. */
  features: string[] | null
  /** Its words that tell something and that nothing has read. */
  telling: readonly string[]
  /** What its words say for sure. */
  sure: ClauseKind | null
}
/** A clause with what it asks for. */
export interface DecidedClause extends ReadClause {
  kind: ClauseKind
}
export interface AskedClause extends Span {
  kind: Exclude<ClauseKind, 'nothing'>
}

const inside = (found: readonly FoundRequest[], clause: Span): FoundRequest[] =>
  found.filter(({ start, end }) => start < clause.end && clause.start < end).toSorted((a, b) => a.start - b.start)

/** The clauses of a text, with what is known of each. */
export function cutClauses(
  ideaText: IdeaText,
  account: Account,
  certain: readonly FoundRequest[],
  sights: readonly FoundRequest[],
  weights: ClauseWeights,
): DecidedClause[] {
  const { text, open } = account
  const marked = markedText(ideaText, account)
  const clauses = clausesOf(text, [...certain, ...sights]).map((clause) => {
    const sure = inside(certain, clause)
    return {
      ...clause,
      words: wordsWithMarks(marked, clause),
      certain: sure,
      sights: inside(sights, clause),
      found: [...new Set(sure.map(({ detail }) => detail.kind))],
    }
  })
  const view = { text, marked, isCapital: (at: number) => isCapital(ideaText, at) }
  return clauses.map((clause, at) => {
    const { start, end, lead, sights } = clause
    const said = text.slice(start, end)
    const telling = wordsOf(open.slice(start, end))
      .filter(isTelling)
      .map((word) => word.text)
    const features = sights.length > 0 || telling.length > 0 ? featuresOf(view, clauses, at) : null
    const sure =
      kindOfSureClause(said, marked.slice(start, end), lead) ??
      (features && isOfferAlone(telling, features) ? 'nothing' : null) ??
      (features && sights.length === 0 ? kindOfUnknown(features) : null)
    const kind = features ? (sure ?? kindOfClause(features, weights)) : 'nothing'
    return { ...clause, telling, features, sure, kind }
  })
}

/** "Stars and fossils." in the middle of a line: the wishes of the idea, which are a field, have it. */
const isOfferAlone = (telling: readonly string[], features: readonly string[]): boolean =>
  telling.length === 1 &&
  offerOfWords(telling[0]!) !== null &&
  (features.includes('lead:.') || features.includes('lead:and')) &&
  !features.includes('line:first') &&
  !features.some((feature) => feature.startsWith('said before:'))

/** The requests of all clauses; each takes the words beside it, so that none is lost. */
export function readClauses(
  ideaText: IdeaText,
  account: Account,
  clauses: readonly DecidedClause[],
  asRequest: (asked: AskedClause) => FoundRequest,
): FoundRequest[] {
  const kept = clauses.flatMap((clause) => {
    const { certain, sights, kind } = clause
    const core = trimmed(account.text, clause)
    const beside = activityWith(account.text, clause)
    if (beside) {
      const seen = stretch(ideaText, account, { start: core.start, end: beside.start }, certain)
      return [...seen, asRequest({ ...beside, end: Math.max(beside.end, core.end), kind: 'activity' })]
    }
    const seen = kind === 'sight' ? sights.slice(-1) : []
    if (kind === 'nothing' || seen.length > 0 || (kind === 'sight' && certain.some(isSight)))
      return stretch(
        ideaText,
        account,
        core,
        [...certain, ...seen].toSorted((a, b) => a.start - b.start),
      )
    const asked = certain.every(isSight) ? withDenial(account.text, clause, core) : openWords(account, clause)
    return [...(asked ? [asRequest({ ...asked, kind })] : []), ...certain]
  })
  account.reopen(clauses.flatMap(({ sights }) => sights))
  account.give(kept, 'request')
  return kept
}

const isSight = ({ detail }: FoundRequest): boolean => detail.kind === 'sight'

/** "The castle with a quiz": what is done at a sight of the catalogue, if a table has it. */
function activityWith(text: string, { certain, end }: ReadClause): Span | null {
  const sight = certain.at(-1)
  if (!sight || !certain.every(isSight)) return null
  const [whole, words] =
    /^ (?:with|plus|met) (?:(?:an?|the|some|our|'n|die) )?(.+)$/u.exec(text.slice(sight.end, end)) ?? []
  if (!whole || !words || !wordsOf(words).some(({ text: word }) => classesOf(word).some(isOfDoing))) return null
  return { start: end - words.length, end }
}
const isOfDoing = (name: string): boolean => name === 'activity' || name === 'event'

/** "No" and "not" belong to what they refuse. */
const withDenial = (text: string, clause: Span, core: Span): Span =>
  isDenied(text.slice(clause.start, clause.end)) ? { start: clause.start, end: core.end } : core

/** From the first to the last word that nothing has read. */
function openWords({ open }: Account, { start, end }: Span): Span | null {
  const telling = wordsOf(open.slice(start, end)).filter(isTelling)
  const [first, last] = [telling[0], telling.at(-1)]
  return first && last ? { start: start + first.start, end: start + last.end } : null
}

/** A clause as long as this is a request as a whole; of a longer one only what a rule has read. */
const LONGEST = 110

/** The requests of a clause with the words around them. */
function stretch(
  ideaText: IdeaText,
  { open }: Account,
  { start, end }: Span,
  requests: readonly FoundRequest[],
): FoundRequest[] {
  const isShort = end - start <= LONGEST
  return requests.map((request, index) => {
    const from = index === 0 ? start : request.start
    const to = requests[index + 1]?.start ?? end
    const telling = wordsOf(open.slice(from, to)).filter(isTelling)
    const reach = isShort
      ? { start: from, end: to }
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
