import { nounsOfSort, STOP_SORTS, type StopSortCode } from '../../catalogue/stop-sorts.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'
import { OTHER_TONGUE } from './data/no-stop-words.ts'
import { offerOfWords } from './offer-of-words.ts'
import { ownNouns } from './own-nouns.ts'
import { lettersBefore } from './letters-before.ts'
import { hasVerbWithObject } from './verb-with-object.ts'
import type { AskedStretch } from './read-clauses.ts'
import type { FoundRequest } from './reading.ts'
import { findSortNouns, nounOfName, sortOfName } from './sort-nouns.ts'
import { townNear } from './town-near.ts'

type Mentions = readonly MentionInRole[]

/** Where a name ends and what stands around it begins: "the mosque in Laudium". */
const AROUND =
  /^(?![^a-z0-9]*[a-z0-9])|^ (?:in|at|on|near|by|outside|of|with|for|next|te|van|naby|op|met|vir)(?![a-z])/u
/** "SA Jewish Museum", and not "the museum's guide". */
function sortAtEnd(words: string): StopSortCode | null {
  const last = findSortNouns(words).at(-1)
  return last && AROUND.test(words.slice(last.end)) ? last.sort : null
}
/** Where the words of a language that is not read whole begin: "Emakhosini lapho kunezimpondo". */
function endInTongue(text: string, { start, end }: Span): number {
  const at = text.slice(start, end).search(OTHER_TONGUE)
  return at > 2 ? start + text.slice(start, start + at).trimEnd().length : end
}
/** What the trained weights take for a request. */
export function requestInWords(
  ideaText: IdeaText,
  { kind, start: first, end, isPlain }: AskedStretch,
  mentions: Mentions,
): FoundRequest {
  const isThing = kind === 'activity' || kind === 'sight'
  const start = first + (isThing ? lettersBefore(ideaText.normalised.text.slice(first, end)) : 0)
  const words = ideaText.normalised.text.slice(start, end)
  if (kind === 'activity') {
    const asked = activity(ideaText, { start, end }, mentions)
    return isPlain || hasVerbWithObject(words) ? asked : ifKnown(asked)
  }
  if (kind === 'sight') return ifKnown(sight(ideaText, { start, end, sort: sortAtEnd(words) }, mentions))
  return inWords({ kind, start, end })
}
/** Unsure, if no word tells what it is: it may be no stop at all. */
export function ifKnown(request: FoundRequest): FoundRequest {
  const { detail } = request
  const isKnown =
    (detail.kind === 'activity' && (detail.offer !== null || detail.sort !== null)) ||
    (detail.kind === 'sight' && (detail.placeId !== null || detail.sort !== null))
  return isKnown ? request : { ...request, unsure: true }
}
/** A condition, need or limit of which only the words are known. */
export function inWords({ kind, start, end }: Span & { kind: 'condition' | 'need' | 'limit' }): FoundRequest {
  if (kind === 'need') return { start, end, detail: { kind, need: 'other', count: null } }
  return {
    start,
    end,
    detail: kind === 'limit' ? { kind, limit: { code: 'other' } } : { kind, condition: { code: 'other' } },
  }
}

/** Something that is done. */
export function activity(ideaText: IdeaText, found: Span, mentions: Mentions): FoundRequest {
  const span = { ...found, end: endInTongue(ideaText.normalised.text, found) }
  const words = ideaText.normalised.text.slice(span.start, span.end)
  return {
    ...span,
    detail: {
      kind: 'activity',
      offer: offerOfWords(words),
      sort: sortOfName(words),
      near: townNear(ideaText.normalised, span, mentions),
      ...ownNouns(ideaText.normalised.text, span, mentions),
      ...nounOfName(words),
    },
  }
}
/** "Sunrise Dairy" is one dairy, "a dairy" is any; in a text of capitals alone nothing tells. */
const isProperName = (words: string): boolean => /(?:^|[ (-])\p{Lu}\p{Ll}/u.test(words)

/** "Dinosaurs" alone is what places offer, whatever its first letter. */
const isOffer = (words: string): boolean => !/[^a-z]/u.test(words) && offerOfWords(words) !== null
/** "Aquarium" alone is a sort, whatever its first letter. */
const NOUNS: ReadonlySet<string> = new Set(STOP_SORTS.flatMap(nounsOfSort))

/** A sight; something that places offer ("the oldest rocks") is an activity, which any of them meets. */
export function sight(
  ideaText: IdeaText,
  { sort: given, ...found }: Span & { sort: ReturnType<typeof sortOfName> },
  mentions: Mentions,
): FoundRequest {
  const { start } = found
  const end = endInTongue(ideaText.normalised.text, found)
  const near = townNear(ideaText.normalised, { start, end }, mentions)
  const words = ideaText.normalised.text.slice(start, end)
  const isCapital = isProperName(ideaText.sourceWords({ start, end }))
  const named = isCapital && !NOUNS.has(words) && !isOffer(words)
  const sort = given ?? (named ? null : sortOfName(words))
  const offer = named || sort ? null : offerOfWords(words)
  const own = named && sort !== null ? {} : ownNouns(ideaText.normalised.text, { start, end }, mentions)
  const nouns = { ...own, ...(named ? {} : nounOfName(words)) }
  return offer
    ? {
        start,
        end,
        detail: { kind: 'activity', offer, sort: null, near, ...nouns },
        // "Dinosaurs!" is what the trip is about, and no stop that a place without them could give.
        ...(isCapital ? { unsure: true } : {}),
      }
    : { start, end, detail: { kind: 'sight', named, placeId: null, sort, near, ...nouns } }
}
