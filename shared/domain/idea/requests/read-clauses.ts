import type { RequestKind } from '../../requests.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { Account } from './account.ts'
import { type CutText, inside } from './cut-text.ts'
import { LEADING_WORDS, TRAILING_WORDS } from './data/activity-words.ts'
import { isDenied } from './force.ts'
import type { FoundRequest } from './reading.ts'
import { isTelling } from './small-talk.ts'
import { stretchesOfTags, tagsOf, type TagWeights } from './tags.ts'
import { asWording } from './wording.ts'
import { wordsOf } from './words.ts'

export interface AskedStretch extends Span {
  kind: RequestKind
  /** Whether the build of its clause says so, and not only the weights. */
  isPlain: boolean
}

/** What the trained weights ask for, in the order of the text. */
export function askedStretches({ words, clauses }: CutText, weights: TagWeights): AskedStretch[] {
  const features = clauses.map((clause) => clause.features)
  return stretchesOfTags(tagsOf(words, features, weights)).map(({ kind, first, after }) => ({
    kind,
    start: words[first]!.start,
    end: words[after - 1]!.end,
    isPlain: clauses[words[first]!.clause]?.sure?.includes(kind) ?? false,
  }))
}

/** The requests of a text; each takes the words beside it in its clause, so that none is lost. */
export function readClauses(
  ideaText: IdeaText,
  account: Account,
  { clauses, certain, sights }: CutText,
  asked: readonly AskedStretch[],
  asRequest: (asked: AskedStretch) => FoundRequest,
): FoundRequest[] {
  const refused = clauses.filter(({ sure }) => sure?.every((kind) => kind === 'nothing'))
  const meant = certain.filter((one) => !isActivity(one) || !refused.some((clause) => inside([one], clause).length > 0))
  const joined = new Map(meant.map((one): [FoundRequest, FoundRequest] => [one, withWords(ideaText, one)]))
  const added = asked.flatMap((stretch) => {
    const own = inside(meant, stretch)
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
    return left ? [withWords(ideaText, asRequest({ ...stretch, ...left }))] : []
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

const isActivity = ({ detail }: FoundRequest): boolean => detail.kind === 'activity'
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
