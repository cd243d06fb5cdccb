import type { RequestKind } from '../../requests.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'
import { featuresOf, kindOfUnknown } from './clause-features.ts'
import { markedText, wordsWithMarks } from './clause-words.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { isDenied } from './force.ts'
import { isCapital } from './names.ts'
import { offerOfWords } from './offer-of-words.ts'
import type { FoundRequest } from './reading.ts'
import { isTelling } from './small-talk.ts'
import { kindOfSureClause } from './sure-clauses.ts'
import { stretchesOfTags, tagsOf, type TagWeights, type WordToTag } from './tags.ts'
import { asWording } from './wording.ts'
import { featuresOfWord } from './word-features.ts'
import { wordsInText } from './words-in-text.ts'
import { wordsOf } from './words.ts'

/** A clause with what rules have read in it. */
export interface ReadClause extends Clause {
  /** What is sure, whatever else the clause says. */
  certain: readonly FoundRequest[]
  /** Names and nouns of sights, which may stand in a clause that asks for nothing. */
  sights: readonly FoundRequest[]
  /** What its words say of its kind. */
  features: string[]
  /** Its words that tell something and that nothing has read. */
  telling: readonly string[]
  /** What its words say for sure. */
  sure: RequestKind | 'nothing' | null
}
export interface AskedStretch extends Span {
  kind: RequestKind
}
/** A text cut into clauses and words, as the trained weights read it. */
export interface CutText {
  clauses: readonly ReadClause[]
  words: readonly (WordToTag & Span)[]
  certain: readonly FoundRequest[]
  sights: readonly FoundRequest[]
}

const inside = (found: readonly FoundRequest[], clause: Span): FoundRequest[] =>
  found.filter(({ start, end }) => start < clause.end && clause.start < end).toSorted((a, b) => a.start - b.start)

/** The clauses and words of a text, with what is known of each. */
export function cutText(
  ideaText: IdeaText,
  account: Account,
  certain: readonly FoundRequest[],
  sights: readonly FoundRequest[],
): CutText {
  const { text, open } = account
  const marked = markedText(ideaText, account)
  const cut = clausesOf(text, [...certain, ...sights]).map((clause) => {
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
  const clauses = cut.map((clause, at): ReadClause => {
    const { start, end, lead, sights: seen } = clause
    const telling = wordsOf(open.slice(start, end))
      .filter(isTelling)
      .map((word) => word.text)
    const features = featuresOf(view, cut, at)
    const sure =
      kindOfSureClause(text.slice(start, end), marked.slice(start, end), lead) ??
      (isOfferAlone(telling, features) ? 'nothing' : null) ??
      (seen.length === 0 ? kindOfUnknown(features) : null)
    return { ...clause, telling, features, sure }
  })
  const words = wordsInText(ideaText, account, cut, certain, sights)
  return {
    clauses,
    certain,
    sights,
    words: words.map(({ start, end, clause, between }, at) => {
      const sure = clauses[clause]?.sure ?? null
      return {
        start,
        end,
        clause,
        gap: between,
        features: featuresOfWord(words, at),
        ...(sure === null ? {} : { allows: (kind) => (kind ?? 'nothing') === sure }),
      }
    }),
  }
}

/** What the trained weights ask for, in the order of the text. */
export function askedStretches({ words, clauses }: CutText, weights: TagWeights): AskedStretch[] {
  const features = clauses.map((clause) => clause.features)
  return stretchesOfTags(tagsOf(words, features, weights)).map(({ kind, first, after }) => ({
    kind,
    start: words[first]!.start,
    end: words[after - 1]!.end,
  }))
}

/** "Stars and fossils." in the middle of a line: the wishes of the idea, which are a field, have it. */
const isOfferAlone = (telling: readonly string[], features: readonly string[]): boolean =>
  telling.length === 1 &&
  offerOfWords(telling[0]!) !== null &&
  (features.includes('lead:.') || features.includes('lead:and')) &&
  !features.includes('line:first') &&
  !features.some((feature) => feature.startsWith('said before:'))

/** The requests of a text; each takes the words beside it in its clause, so that none is lost. */
export function readClauses(
  ideaText: IdeaText,
  account: Account,
  { clauses, certain, sights }: CutText,
  asked: readonly AskedStretch[],
  asRequest: (asked: AskedStretch) => FoundRequest,
): FoundRequest[] {
  const joined = new Map(certain.map((one): [FoundRequest, FoundRequest] => [one, withWords(ideaText, one)]))
  const added = asked.flatMap((stretch) => {
    const own = inside(certain, stretch)
    const same = own.filter(({ detail }) => detail.kind === stretch.kind)
    const [first, last] = [same[0], same.at(-1)]
    if (first && last) {
      joined.set(first, { ...joined.get(first)!, start: Math.min(first.start, stretch.start) })
      joined.set(last, { ...joined.get(last)!, end: Math.max(last.end, stretch.end) })
      return []
    }
    const seen = stretch.kind === 'sight' ? inside(sights, stretch).slice(-1) : []
    if (seen[0])
      return [
        {
          ...withWords(ideaText, seen[0]),
          start: Math.min(seen[0].start, stretch.start),
          end: Math.max(seen[0].end, stretch.end),
        },
      ]
    const left = own.every(isSight) ? stretch : openWords(account, stretch)
    return left ? [withWords(ideaText, asRequest({ ...left, kind: stretch.kind }))] : []
  })
  const found = [...joined.values(), ...added].toSorted((a, b) => a.start - b.start)
  const placed = new Set<FoundRequest>()
  const kept = clauses.flatMap((clause) => {
    const own = found.filter((one) => !placed.has(one) && one.start < clause.end && clause.start < one.end)
    for (const one of own) placed.add(one)
    return widened(account, withDenial(account.text, clause, trimmed(account.text, clause)), own)
  })
  kept.push(...found.filter((one) => !placed.has(one)))
  account.give(kept, 'request')
  account.move(account.outside(kept, 'request'), 'request', 'open')
  return kept
}

const isSight = ({ detail }: FoundRequest): boolean => detail.kind === 'sight'

/** With the words that were read, before it takes those beside them. */
const withWords = (ideaText: IdeaText, request: FoundRequest): FoundRequest => ({
  ...request,
  core: request.core ?? { start: request.start, end: request.end },
  text: request.text ?? asWording(ideaText.sourceWords(request)),
})

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

/** The requests that begin in a clause, with the words of it around them. */
function widened({ open }: Account, { start, end }: Span, requests: readonly FoundRequest[]): FoundRequest[] {
  const isShort = end - start <= LONGEST
  return requests.map((request, index) => {
    const from = index === 0 ? start : request.start
    const to = Math.max(from, requests[index + 1]?.start ?? end)
    const telling = wordsOf(open.slice(from, to)).filter(isTelling)
    const reach = isShort
      ? { start: from, end: to }
      : { start: from + (telling[0]?.start ?? Infinity), end: from + (telling.at(-1)?.end ?? 0) }
    return { ...request, start: Math.min(request.start, reach.start), end: Math.max(request.end, reach.end) }
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
