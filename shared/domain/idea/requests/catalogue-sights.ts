import type { Gazetteer } from '../../catalogue/facts.ts'
import { findLandmark, SORT_OF_LANDMARK } from '../../catalogue/landmarks.ts'
import { placeKey } from '../gazetteer-index.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import type { MentionInRole } from '../places.ts'
import { isListed } from './force.ts'
import type { FoundRequest } from './reading.ts'
import { findSortNouns, sortOfName } from './sort-nouns.ts'
import { wordsOf } from './words.ts'

/** Places of the catalogue that the words name, but the school and where the group starts. */
export const catalogueSights = (
  { normalised: { text } }: IdeaText,
  mentions: readonly MentionInRole[],
): FoundRequest[] =>
  mentions
    .filter(({ place, role }) => place.placeId !== undefined && role !== 'school' && role !== 'origin')
    .map(({ place, start, end }) => ({
      start,
      end: endOfName(text, end, place.name),
      text: place.name.replace(/ \(.*\)$/u, ''),
      detail: {
        kind: 'sight',
        named: true,
        placeId: place.placeId!,
        sort: null,
        near: place.town,
      },
    }))

/** Landmarks that the words name: sights of which we know where they are, and nothing else. */
export const landmarksAsSights = (
  { normalised: { text } }: IdeaText,
  mentions: readonly MentionInRole[],
  { landmarks = [] }: Gazetteer,
): FoundRequest[] =>
  mentions
    .filter(({ role }) => role !== 'school' && role !== 'origin')
    .flatMap(({ place, start, end }) => {
      const landmark = place.landmark === undefined ? undefined : findLandmark(landmarks, place.landmark)
      if (!landmark) return []
      const { id, name, kind, town } = landmark
      const sort = sortOfName(text.slice(start, end)) ?? SORT_OF_LANDMARK[kind]
      return [
        {
          start,
          end,
          text: name,
          detail: { kind: 'sight', named: true, placeId: null, landmark: id, sort, near: town },
        },
      ]
    })

/** Regions and parks of the list of towns that are sights by their name ("Cape Point"), or that stand in a list of sights. */
export function regionsAsSights(ideaText: IdeaText, mentions: readonly MentionInRole[]): FoundRequest[] {
  const { text } = ideaText.normalised
  const isSight = ({ place, start, end }: MentionInRole) =>
    place.kind === 'park' ||
    SIGHT_OF_NATURE.test(text.slice(start, end)) ||
    (place.kind !== 'province' &&
      placeKey(text.slice(start, end)) !== placeKey(place.name) &&
      text.slice(start, end).includes(' ') &&
      findSortNouns(text.slice(start, end)).length > 0)
  const main = mentions.find(({ place, role }) => place.kind !== 'place' && role !== 'origin')
  const inList = (mention: MentionInRole) =>
    mentions.some(
      (other) =>
        other.place.kind === 'place' &&
        other.place.town !== mention.place.town &&
        (isListed(text.slice(other.end, mention.start)) ||
          (mention !== main && isListed(text.slice(mention.end, other.start)))),
    )
  return mentions
    .filter(
      (mention) =>
        mention.place.kind !== 'place' &&
        mention.role !== 'origin' &&
        !isEndOfName(ideaText, mention) &&
        (isSight(mention) || (inList(mention) && mention.place.kind !== 'province')),
    )
    .map(({ place, start, end }) => ({
      start,
      end,
      detail: { kind: 'sight', named: true, placeId: null, sort: sortOfName(text.slice(start, end)), near: place.town },
    }))
}
/** "TUT Polokwane" is no Polokwane: the capitals before it begin its name. */
function isEndOfName(ideaText: IdeaText, { start }: Span): boolean {
  const [, before] =
    /(?:^|[^a-z0-9])([a-z]{2,8}) $/u.exec(ideaText.normalised.text.slice(Math.max(0, start - 12), start)) ?? []
  if (before === undefined) return false
  const said = ideaText.sourceWords({ start: start - before.length - 1, end: start - 1 })
  return said === said.toUpperCase() && /[a-z]/u.test(ideaText.source)
}
const SIGHT_OF_NATURE =
  /(?:^cape (?:point|agulhas)|falls|hole in the wall|national park|reserve|pass|caves|battlefields?)$/u

/** Where the words end that belong to the name too: "Nelson Mandela Youth and Heritage Centre". */
function endOfName(text: string, end: number, name: string): number {
  const words = new Set(wordsOf(name.toLowerCase()).map((word) => word.text))
  let last = end
  for (const word of wordsOf(text.slice(end, end + 60))) {
    if (!/^[ -]*$/u.test(text.slice(last, end + word.start).replace(/(?<![a-z])(?:and|of|the|en|&)(?![a-z])/gu, '')))
      break
    if (words.has(word.text) && word.text.length > 3) last = end + word.end
    else if (!/^(?:and|of|the|en)$/u.test(word.text)) break
  }
  return last
}
