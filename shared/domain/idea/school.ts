import { foldName } from '../fold-name.ts'
import { kmBetween, type Point } from '../geo.ts'
import { findSchoolPhrases, type SchoolPhrase } from '../schools/find-school-phrases.ts'
import type { School } from '../schools/school.ts'
import { coreOfName, levelOfName } from '../schools/school-name.ts'
import type { NamedPlace } from './gazetteer-index.ts'
import type { Idea } from './idea.ts'
import type { IdeaText, Span } from './idea-text.ts'

/** The words that name a school, and the schools of the list that they may mean. */
export interface SchoolInText extends Span {
  candidates: readonly School[]
}
/** A place of the text that may say where the school is; a province has no point. */
export interface PlaceOfSchool {
  place: NamedPlace
  point: Point | null
}
export interface PlacesOfSchool {
  /** Where the group leaves from, by the text. */
  origins: readonly PlaceOfSchool[]
  /** Neither origin nor destination. */
  open: readonly PlaceOfSchool[]
  /** The place that a name of the list means, "Warmbad" too. */
  placeNamed: (name: string) => NamedPlace | undefined
}

/** A school before which one of these stands is visited, or is another team's. */
const VISITED =
  /(?:^|[^\p{L}])(?:to|against|vs?\.?|versus|visit(?:s|ing)?|play(?:s|ing)?|besoek|teen|na|like|such as)(?: the| die)? $/iu
/** "We sleep in the hostel of Nowhere Primary" */
const PART_OF_IT = /^(?:'s|’s)? ?(?:hostel|koshuis|hall|saal|grounds|fields?)(?!\p{L})/iu
/** The name goes on: "Nowhere High School for Girls", "Nowhere Primêre/Nowhere Primary" */
const GOES_ON = /^(?: ?\/| for (?:girls|boys|the )| of (?!\d))/iu
const MOST_TOWNS = 4

/**
 * Finds the school that the text names as its own, among `schools`, and takes its name, so that no later rule reads it
 * as a place or a subject. The words for its kind stay: "Primary in Soweto" says where it is.
 */
export function takeSchool(ideaText: IdeaText, schools: readonly School[]): SchoolInText | null {
  if (schools.length === 0) return null
  const known = schools.map((school) => ({ school, core: coreOfName(school.name) }))
  for (const phrases of findSchoolPhrases(ideaText.source)) {
    for (const phrase of phrases) {
      const candidates = known
        .filter(({ school, core }) => core === phrase.core && hasLevel(school, phrase))
        .map(({ school }) => school)
      const span = ideaText.normalised.spanOfSource(phrase.start, phrase.end)
      if (candidates.length === 0 || !span || !isUnread(ideaText, span)) continue
      if (GOES_ON.test(ideaText.source.slice(phrase.end, phrase.end + 12))) continue
      if (isVisitedSchool(ideaText.source, phrase)) break
      ideaText.blank(phrase.nameWords.flatMap(({ start, end }) => ideaText.normalised.spanOfSource(start, end) ?? []))
      return { ...span, candidates: exactFirst(candidates, phrase, ideaText.source) }
    }
  }
  return null
}

const isUnread = ({ unread, normalised }: IdeaText, { start, end }: Span): boolean =>
  unread.slice(start, end) === normalised.text.slice(start, end)

export const isVisitedSchool = (source: string, { start, end }: SchoolPhrase): boolean =>
  VISITED.test(source.slice(Math.max(0, start - 24), start)) || PART_OF_IT.test(source.slice(end, end + 12))

/** The level is the same; a name without level is that of a school of this phase, or exactly this one. */
function hasLevel(school: School, { level, hasKind }: SchoolPhrase): boolean {
  const own = levelOfName(school.name)
  if (own === level) return level !== null || hasKind || /school|skool/iu.test(school.name)
  if (own === null) return school.phase?.charAt(0).toLowerCase() === level?.charAt(0)
  return level === null && hasKind && own === 'secondary'
}

/** Of "Tembeni Junior Primary" and "Tembeni Senior Primary" the one that is written in full. */
function exactFirst(candidates: School[], { start, end }: SchoolPhrase, source: string): School[] {
  const plain = (name: string) => foldName(name.replace(/(?<!\p{L})(?:school|skool)(?!\p{L})/giu, ''))
  const exact = candidates.filter(({ name }) => plain(name) === plain(source.slice(start, end)))
  return exact.length > 0 ? exact : candidates
}

/** The school that is meant, by the places that the text names with it. Null if it cannot be one of these. */
export function chooseSchool(
  { candidates }: SchoolInText,
  { origins, open, placeNamed }: PlacesOfSchool,
): Pick<Idea, 'school' | 'sameNameSchools'> | null {
  const near =
    origins.length > 0
      ? candidates.filter((school) => origins.some((one) => isAt(school, one, placeNamed)))
      : candidates
  const told = near.length > 1 ? near.filter((school) => open.some((one) => isAt(school, one, placeNamed))) : []
  const left = told.length > 0 ? told : near
  const [first] = left
  if (!first) return null
  if (left.length > 1) return { sameNameSchools: { name: first.name, towns: townsOf(left) } }
  const { name, town, province, lat, lon } = first
  return { school: { name, town: town ?? first.suburb, province, lat, lon } }
}

/** Km around a town within which its schools are. */
const OF_TOWN_KM = 40

/** In the province, in a town or suburb of this name, or near the town. */
function isAt(
  { province, town, suburb, lat, lon }: School,
  { place, point }: PlaceOfSchool,
  placeNamed: PlacesOfSchool['placeNamed'],
): boolean {
  if (place.kind === 'province') return province === place.province
  const names = [place.name, place.town].flatMap((name) => name ?? []).map(foldName)
  const own = [town, suburb].flatMap((name) => (name === null ? [] : [name, placeNamed(name)?.name ?? name]))
  if (province === place.province && own.some((name) => names.includes(foldName(name)))) return true
  return point !== null && lat !== null && lon !== null && kmBetween({ lat, lon }, point) <= OF_TOWN_KM
}

const townsOf = (schools: readonly School[]): string[] =>
  [...new Set(schools.flatMap(({ town, suburb }) => town ?? suburb ?? []))].slice(0, MOST_TOWNS)
