import type { Gazetteer } from '../../catalogue/facts.ts'
import { placeKey } from '../gazetteer-index.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import { normaliseName } from '../normalise.ts'
import type { MentionInRole } from '../places.ts'
import { offerOfWords } from './offer-of-words.ts'
import { EVENT_NOUNS } from './data/activity-words.ts'
import { isCapital } from './names.ts'
import type { FoundRequest } from './reading.ts'
import { isTelling } from './small-talk.ts'
import { findSortNouns } from './sort-nouns.ts'
import { singularsOf, wordsOf } from './words.ts'

type CataloguePlace = Gazetteer['places'][number]
type Names = readonly { place: CataloguePlace; words: ReadonlySet<string> }[]

const namesIn = new WeakMap<Gazetteer, Names>()
function namesOf(gazetteer: Gazetteer): Names {
  const known = namesIn.get(gazetteer)
  if (known) return known
  const names = gazetteer.places.map((place) => ({ place, words: wordsOfName(place.name) }))
  namesIn.set(gazetteer, names)
  return names
}
const wordsOfName = (name: string): Set<string> =>
  new Set(wordsOf(normaliseName(name)).flatMap(({ text }) => singularsOf(text)))
const holds = (words: ReadonlySet<string>, said: string): boolean =>
  wordsOf(said).every(({ text }) => singularsOf(text).some((form) => words.has(form)))

/** A shorter word is the name of many things: "San". */
const LEAST_LETTERS = 4
/** Whether a word names nothing by itself: "gallery", "fossils". */
const isOfAny = (word: string): boolean =>
  word.length < LEAST_LETTERS || findSortNouns(word).length > 0 || offerOfWords(word) !== null

/**
 * The one place of the catalogue whose name has all the words; a town may stand in it by its other name: "Joburg Art
 * Gallery". The name of a town alone is the place only where the town has no other.
 */
function placeMeant(text: string, span: Span, after: string, mentions: readonly MentionInRole[], gazetteer: Gazetteer) {
  const towns = mentions.filter(
    ({ place, start, end }) =>
      place.kind !== 'place' && place.placeId === undefined && span.start < end && start < span.end,
  )
  const [town] = towns
  if (towns.some(({ place }) => place.kind === 'province' || place.kind === 'region')) return null
  const isTownAlone = town !== undefined && town.start <= span.start && span.end <= town.end
  // "The Alexandria dune field" is no other place of Alexandria.
  const [next] = wordsOf(after)
  if (next && (isTelling(next) || findSortNouns(next.text).length > 0)) return null
  const own = wordsOf(text.slice(span.start, span.end)).filter(
    (word) =>
      (isTelling(word) || findSortNouns(word.text).length > 0) &&
      !towns.some(({ start, end }) => span.start + word.start < end && start < span.start + word.end),
  )
  const isOfAnyPlace =
    own.every((word) => isOfAny(word.text)) || offerOfWords(text.slice(span.start, span.end)) !== null
  if (!town && isOfAnyPlace) return null
  const isMeant = (words: ReadonlySet<string>) =>
    own.every((word) => holds(words, word.text)) &&
    towns.every(
      ({ start, end, place }) =>
        holds(words, text.slice(start, end)) || (!isTownAlone && holds(words, normaliseName(place.name))),
    )
  const [meant, other] = namesOf(gazetteer).filter(({ words }) => isMeant(words))
  if (!meant || other) return null
  if (!isTownAlone) return meant.place
  // A tour is done there, and is not the place itself.
  if (wordsOf(normaliseName(meant.place.name)).some((word) => EVENT_NOUNS.has(word.text))) return null
  const isItsOwnName = placeKey(text.slice(town.start, town.end)) === placeKey(town.place.town ?? town.place.name)
  return !isItsOwnName || gazetteer.places.filter((place) => place.town === town.place.town).length === 1
    ? meant.place
    : null
}

/** Whether the words are a name by their capitals, which say nothing at the beginning of a sentence. */
const isName = (ideaText: IdeaText, { start, end }: Span): boolean =>
  !/(?:^|[.!?:\n] ?)$/u.test(ideaText.normalised.text.slice(0, start)) &&
  wordsOf(ideaText.normalised.text.slice(start, end)).every(
    (word) => !isTelling(word) || isCapital(ideaText, start + word.start),
  )

/** "Sudwala Caves and the dinosaur park" is one place, whose name has both. */
function withoutParts(text: string, found: readonly FoundRequest[], gazetteer: Gazetteer): FoundRequest[] {
  const ids = new Set(
    found.flatMap(({ detail }) => (detail.kind === 'sight' && detail.placeId ? [detail.placeId] : [])),
  )
  const named = namesOf(gazetteer).filter(({ place }) => ids.has(place.id))
  const isPart = ({ detail, core, start, end }: FoundRequest): boolean => {
    if (detail.kind !== 'sight' || detail.placeId !== null) return false
    const said = wordsOf(text.slice(core?.start ?? start, core?.end ?? end)).filter(
      (word) => isTelling(word) || findSortNouns(word.text).length > 0,
    )
    return said.length > 1 && named.some(({ words }) => said.every((word) => holds(words, word.text)))
  }
  return found.filter((one) => !isPart(one))
}

const placed = (
  ideaText: IdeaText,
  found: readonly FoundRequest[],
  mentions: readonly MentionInRole[],
  gazetteer: Gazetteer,
): FoundRequest[] =>
  found.map((one) => {
    const { detail } = one
    if (detail.kind !== 'sight' || !detail.named || detail.placeId !== null) return one
    const core = one.core ?? one
    const { unsure, ...sure } = one
    if (unsure && !isName(ideaText, core)) return one
    const { text } = ideaText.normalised
    const place = placeMeant(text, core, text.slice(core.end, one.end), mentions, gazetteer)
    if (!place) return one
    return {
      ...sure,
      text: place.name.replace(/ \(.*\)$/u, ''),
      detail: { ...detail, placeId: place.id, sort: null, near: place.town },
    }
  })

/** The sights of a name that is no name of the catalogue, with the place that they mean in other words; what is a part of another sight is not a second one. */
export const withPlaces = (
  ideaText: IdeaText,
  found: readonly FoundRequest[],
  mentions: readonly MentionInRole[],
  gazetteer: Gazetteer,
): FoundRequest[] => withoutParts(ideaText.normalised.text, placed(ideaText, found, mentions, gazetteer), gazetteer)
