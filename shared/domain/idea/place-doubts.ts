import { AMBIGUOUS_PLACE_NAMES } from './data/ambiguous-place-names.ts'
import { type NamedPlace, placeKey } from './gazetteer-index.ts'
import {
  BY_TRAIN_BEFORE,
  COMMITTEE_AFTER,
  COMMITTEE_BEFORE,
  COMPOUND_AFTER,
  COMPOUND_BEFORE,
  CUE_AFTER,
  NOT_BEFORE,
  OF_THE_CAPE_AFTER,
  OVER_RIVER_BEFORE,
  REJECTED_AFTER,
  RIVER_BEFORE,
  SCHOOL_AFTER,
  SIGN_OFF,
  STATION_AFTER,
  STATION_BEFORE,
  TOWARDS_AFTER,
  TO_NEXT,
  TO_THE_CAPE_BEFORE,
  hasCue,
} from './place-cues.ts'
import { labelledRole } from './place-labels.ts'
import type { Mention } from './place-mentions.ts'

const isStation = (before: string, after: string): boolean => STATION_AFTER.test(after) || STATION_BEFORE.test(before)

/** Whether a name that is no place where it stands could be one if the text names no other. */
export const isPlaceAtAll = (text: string, { place, start, end }: Mention): boolean => {
  const before = text.slice(Math.max(0, start - 60), start)
  return (
    end - start >= 4 &&
    !isStation(before, text.slice(end, end + 12)) &&
    !isPartOfName(before, text.slice(end, end + 24)) &&
    !neverAlone.has(placeKey(place.name)) &&
    !isRiver({ place, said: text.slice(start, end) }, before, text.slice(end, end + 40)) &&
    !NOT_BEFORE.test(before) &&
    !REJECTED_AFTER.test(text.slice(end, end + 40)) &&
    !SIGN_OFF.test(before) &&
    !/(?:^|[a-z]) the $/u.test(` ${before.slice(-6)}`)
  )
}

/** Whether the words around a name let it be a place: no station, river, committee or part of a longer name. */
export function isPlaceHere(text: string, { place, start, end }: Mention, next: Mention | undefined): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 40)
  if (place.kind !== 'place' && isStation(before, after)) return false
  if (NOT_BEFORE.test(before) || REJECTED_AFTER.test(after) || (RIVERS.has(place.name) && RIVER_BEFORE.test(before)))
    return false
  if (
    isRiver({ place, said: text.slice(start, end) }, before, after) ||
    (/^gautrain /iu.test(place.name) && BY_TRAIN_BEFORE.test(before))
  )
    return false
  if (text.slice(start, end) === 'pta' && (COMMITTEE_BEFORE.test(before) || COMMITTEE_AFTER.test(after))) return false
  if (text.slice(start, end) === 'cape') return TO_THE_CAPE_BEFORE.test(before) && !OF_THE_CAPE_AFTER.test(after)
  if (!place.needsCue) return true
  if (isPartOfName(before, after)) return false
  if (
    SIGN_OFF.test(before) ||
    /^ (?:team|players|jersey|kits?|teacher|department|class|gateway|street|road|drive|avenue|square|bridge|foundation|stadium|campus)(?![a-z])/u.test(
      after,
    )
  )
    return false
  if (/^(?:the|in die) $/u.test(before.slice(-4)) && place.name === 'Wilderness') return false
  return (
    hasCue(before) ||
    TOWARDS_AFTER.test(after) ||
    (next !== undefined && TO_NEXT.test(text.slice(end, next.start))) ||
    SCHOOL_AFTER.test(after) ||
    CUE_AFTER.test(after) ||
    (/^(?:$|[,\n|])/u.test(after) && /^(?:origin|destination)$/u.test(labelledRole(text, start) ?? '')) ||
    (/(?:^|[,;:|(\n~§¤]) ?(?:(?:maybe|perhaps|possibly|miskien|dalk) )?$/u.test(before) &&
      /^(?:$|[,;:|)\n.]| ~| [+&] )/u.test(after))
  )
}

const isPartOfName = (before: string, after: string): boolean =>
  COMPOUND_AFTER.test(after) || COMPOUND_BEFORE.test(before)

const RIVERS = new Set(['Vaal Triangle', 'Vaal River'])
/** Towns whose own name has an article. */
const WITH_ARTICLE = new Set(['Strand', 'Wilderness'])
/** "Die brug oor die Caledon", "along the Orange": a town has no article, but the river of its name has. */
const isRiver = (
  { place: { name, kind }, said }: { place: NamedPlace; said: string },
  before: string,
  after: string,
): boolean =>
  (kind === 'town' || kind === 'settlement') &&
  placeKey(said) === placeKey(name) &&
  !WITH_ARTICLE.has(name) &&
  OVER_RIVER_BEFORE.test(before) &&
  /^(?: ?(?:$|[.,;:!?)\n(])| (?:to|for|and|en|om|na|is|was|in|by|with) | river| rivier)/u.test(after)
const neverAlone = new Set(AMBIGUOUS_PLACE_NAMES.flatMap(({ key, neverAlone }) => (neverAlone ? [key] : [])))
