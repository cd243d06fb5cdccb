import type { Gazetteer } from '../catalogue/facts.ts'
import { PROVINCES, type Province } from '../provinces.ts'
import { gazetteerIndex, type NamedPlace, placeKey } from './gazetteer-index.ts'
import {
  CHOSEN_BEFORE,
  FLIES_FROM,
  GRADE_AFTER,
  GRADE_BEFORE,
  LIST_GAP,
  LOCAL,
  NO_HOME_BEFORE,
  SIGHT_AFTER,
} from './place-cues.ts'
import type { Idea } from './idea.ts'
import { isHomeItem } from './home-item.ts'
import { resolveSameNameTowns, resolveUniversities } from './same-name-towns.ts'
import { chooseSchool, type PlacesOfSchool, type SchoolInText } from './school.ts'
import { findMentions, type Mention } from './place-mentions.ts'
import { farSight, farTown, pointOf, withoutFarParts } from './place-distances.ts'
import { labelledRole } from './place-labels.ts'
import { isHeadedFor, isTown, placesMeant, rolesOf, type Role, spanOfSchool } from './place-roles.ts'
import type { IdeaText, Span } from './idea-text.ts'
import { findUnlistedDestination, findUnlistedOrigin, type UnlistedPlace } from './unlisted-places.ts'

export type MentionInRole = Mention & { role: Role }
export interface Places extends Pick<Idea, 'location' | 'locations' | 'province' | 'origin'> {
  /** The school of the list that the text names, or that it names several. */
  home: Pick<Idea, 'school' | 'sameNameSchools'>
  /** Provinces of the destinations. */
  provinces: Province[]
  /** Where the text names places. */
  spans: Span[]
  mentions: MentionInRole[]
}

/** Parks and regions in more than one province: the province is known only if the text names it. */
const ACROSS_BORDERS = new Set([
  'Kruger National Park',
  'Magaliesberg',
  'Karoo',
  'Vaal Triangle',
  'Lowveld',
  'Kalahari',
  'Vaal River',
])

/** `isAway`: the group sleeps away, so that the only town of the text is where it goes. */
export function readPlaces(
  ideaText: IdeaText,
  gazetteer: Gazetteer,
  named: SchoolInText | null = null,
  isAway = false,
): Places {
  const { unread: text } = ideaText
  const index = gazetteerIndex(gazetteer)
  const all = resolveUniversities(text, resolveSameNameTowns(text, findMentions(text, index), index))
  const meant = placesMeant(text, all)
  const mentions = withoutFarParts(text, meant, rolesOf(text, meant, named), gazetteer)
  const roles = rolesOf(text, mentions, named)
  const home = (named && chooseSchool(named, placesOfSchool(mentions, roles, gazetteer))) ?? {}
  if (named && home.school) ideaText.note('origin', named, 0.95)
  const places = placesOf(ideaText, mentions, roles, gazetteer, isAway || named !== null)
  const origin = home.school ? (home.school.town ?? places.origin ?? home.school.name) : places.origin
  return {
    ...places,
    origin,
    home,
    spans: mentions.map(({ start, end }) => ({ start, end })),
    mentions: [...mentions.map((mention, at) => ({ ...mention, role: roles[at]! })), ...unwanted(all, meant)],
  }
}

/** Sights that are named to be refused: "not the zoo". They are no destination. */
const unwanted = (all: readonly Mention[], meant: readonly Mention[]) =>
  all
    .filter((mention) => mention.place.kind === 'place' && !mention.place.needsCue && !meant.includes(mention))
    .map((mention) => ({ ...mention, role: 'none' as const }))

/** The first place of the trip says nothing of where the school is, and so no other destination does. */
function placesOfSchool(mentions: readonly Mention[], roles: readonly Role[], gazetteer: Gazetteer): PlacesOfSchool {
  const main = roles.includes('destination')
    ? -1
    : mentions.findIndex(({ place }, at) => roles[at] === 'open' && place.kind !== 'province')
  const of = (role: Role) =>
    mentions
      .filter((_, at) => roles[at] === role && at !== main)
      .map(({ place }) => ({ place, point: pointOf(place, gazetteer) }))
  const { exact } = gazetteerIndex(gazetteer)
  return { origins: of('origin'), open: of('open'), placeNamed: (name) => exact.get(placeKey(name)) }
}

function placesOf(
  ideaText: IdeaText,
  mentions: readonly Mention[],
  roles: readonly Role[],
  gazetteer: Gazetteer,
  sleepsAway: boolean,
): Omit<Places, 'spans' | 'mentions' | 'home'> {
  const { unread: text } = ideaText
  const wide = mentions.filter(({ place }, index) => place.kind === 'province' && roles[index] !== 'origin')
  const with_ = (role: Role) =>
    mentions.filter(({ place }, index) => place.kind !== 'province' && roles[index] === role)
  const sure = with_('destination')
  const open = with_('open')
  const origins = with_('origin')

  const from =
    origins.find(({ start }) => FLIES_FROM.test(text.slice(Math.max(0, start - 80), start))) ??
    origins[0] ??
    with_('return')[0]
  let origin: string | null = from ? nameOf(from.place) : null
  if (from) ideaText.note('origin', from, from.exact ? 0.95 : 0.7)
  const all = [...sure, ...open].toSorted((a, b) => a.start - b.start)
  const isUnlisted = origin === null && findUnlistedDestination(ideaText) !== null
  const beside = origin === null ? all.find((mention) => isBesideGrade(text, mention, all, isUnlisted)) : undefined
  const settled = origin === null && !beside && open[0] === all[0] && isHomeSettlement(all) ? all[0] : undefined
  const item =
    origin === null && !beside && !settled ? open.find((one) => isHomeItem(text, one, mentions, roles)) : undefined
  const chosen = all.findLast(({ start }) => CHOSEN_BEFORE.test(text.slice(Math.max(0, start - 60), start)))
  const isAway = ({ place }: Mention) => place.name !== from?.place.name
  const candidates = sure.filter((one) => one !== beside)
  const first =
    chosen ??
    candidates.find((one) => isAway(one) && isHeadedFor(text, one)) ??
    candidates.find(isAway) ??
    farSight(from, open, gazetteer) ??
    candidates[0] ??
    open.find((one) => isAway(one) && one !== beside && one !== settled && one !== item) ??
    open.find((one) => one !== beside && one !== settled)
  const main = first && (townOfList(text, mentions, first) ?? first)
  const destinations = chosen ? all.filter(({ start }) => start >= chosen.start) : all
  if (origin === null) {
    const home =
      beside ??
      settled ??
      (sleepsAway && item === main ? undefined : item) ??
      open.find(
        (mention) =>
          mention !== main &&
          main !== undefined &&
          isHomeTown(text, mention, main) &&
          !endsSights(text, mention, mentions),
      ) ??
      (main && farTown(text, open, main, sure, gazetteer))
    const unlisted = home ? null : (findUnlistedOrigin(ideaText) ?? schoolOfSight(ideaText, with_('school')[0]))
    if (home) {
      origin = nameOf(home.place)
      if (home !== main) destinations.splice(destinations.indexOf(home), 1)
      ideaText.note('origin', home, 0.5)
    } else if (unlisted) {
      origin = unlisted.name
      ideaText.note('origin', unlisted, 0.6)
    }
  }
  if (!main) return withoutTown(ideaText, origin, from, wide)
  ideaText.note('location', main, main.exact ? 0.95 : 0.7)
  const away = destinations.filter((one) => isAway(one) && one.place.name !== origin)
  const named = away.length > 0 ? away : [main]
  const visited = sure.includes(main) ? named.filter((one) => sure.includes(one)) : named
  const inOneProvince = visited.filter(({ place }) => !ACROSS_BORDERS.has(nameOf(place)))
  const provinces = [...new Set((inOneProvince.length > 0 ? inOneProvince : [main]).map(({ place }) => place.province))]
  const location = nameOf(main.place)
  return {
    location,
    locations: [...new Set([location, ...named.map(({ place }) => place.name)])],
    ...provinceOf(ideaText, main, provinces, wide, inOneProvince.length === 0),
    origin,
    provinces,
  }
}

/** "Nylsvley and Makapan's Caves, Mokopane": the town after a list of sights. */
function townOfList(text: string, mentions: readonly Mention[], first: Mention): Mention | undefined {
  let last = first
  for (const next of mentions.slice(mentions.indexOf(first) + 1)) {
    if (last.place.kind !== 'place' || !LIST_GAP.test(text.slice(last.end, next.start))) return undefined
    if (next.place.kind !== 'place') return next.place.town === last.place.town ? next : undefined
    last = next
  }
  return undefined
}

/** A school with the name of a sight: where it is the text does not say. */
function schoolOfSight(ideaText: IdeaText, mention: Mention | undefined): UnlistedPlace | null {
  const span = mention && spanOfSchool(ideaText.unread, mention)
  return span ? { ...span, name: ideaText.sourceWords(span).replace(/\s+/gu, ' ') } : null
}

function provinceOf(
  ideaText: IdeaText,
  main: Mention,
  provinces: Province[],
  wide: readonly Mention[],
  onlyIt: boolean,
): Pick<Places, 'province'> {
  const said = wide.find(({ place }) => provinces.includes(place.province))
  if (said) ideaText.note('province', said, 0.95)
  if (said && provinces.length === 1) return { province: said.place.province }
  const [province] = provinces
  if (provinces.length !== 1 || !province || (ACROSS_BORDERS.has(nameOf(main.place)) && onlyIt))
    return { province: null }
  ideaText.note('province', main, 0.9)
  return { province }
}

/** If no town is the destination: the origin ("something nearby"), an unlisted place, a province, or the town of the form. */
function withoutTown(
  ideaText: IdeaText,
  origin: string | null,
  from: Mention | undefined,
  wide: readonly Mention[],
): Omit<Places, 'spans' | 'mentions' | 'home'> {
  const atHome = (home: NamedPlace) => ({
    location: nameOf(home),
    locations: [nameOf(home)],
    province: home.province,
    origin,
    provinces: [home.province],
  })
  if (from && LOCAL.test(ideaText.unread)) return atHome(from.place)
  const provinces = [...new Set(wide.map(({ place }) => place.province))]
  const province = provinces.length === 1 ? provinces[0]! : null
  const first = wide[0]
  if (first && province) ideaText.note('province', first, 0.95)
  const unlisted = findUnlistedDestination(ideaText)
  if (unlisted && unlisted.name !== origin) {
    ideaText.note('location', unlisted, 0.5)
    return { location: unlisted.name, locations: [unlisted.name], province, origin, provinces }
  }
  if (from && !first && labelledRole(ideaText.unread, from.start) === 'origin') return atHome(from.place)
  const location = province ? PROVINCES[province] : null
  if (first && location) ideaText.note('location', first, 0.6)
  return { location, locations: wide.map(({ place }) => place.name), province, origin, provinces }
}

const nameOf = (place: NamedPlace): string =>
  place.kind === 'place' ? (place.town ?? place.name) : place.name === 'Midlands' ? 'KZN Midlands' : place.name

/** "Gr 7s Atlantis", "EGD gr 12 Sebokeng": the town of the group, if it goes to another one. */
const isBesideGrade = (text: string, mention: Mention, all: readonly Mention[], isUnlisted: boolean): boolean =>
  isTown(mention.place) &&
  GRADE_BEFORE.test(text.slice(Math.max(0, mention.start - 16), mention.start)) &&
  (isUnlisted || all.some(({ place, start }) => start > mention.start && place.town !== mention.place.town))

/** The first name is a settlement without sights, and the others are of another town: "Ga-Rankuwa, 31 learners … Rosslyn". */
const isHomeSettlement = ([first, ...others]: readonly Mention[]): boolean =>
  first?.place.kind === 'settlement' &&
  first.place.town === null &&
  others.some(({ place }) => place.kind !== 'settlement' && place.kind !== 'province')

/** A town that is apart from the destination in a list of facts is the origin: "…, 8 teachers, Tembisa." */
const isHomeTown = (text: string, mention: Mention, main: Mention): boolean =>
  (mention !== main && isTown(mention.place) && isOnlyLine(text, mention, main)) || isApartFromTrip(text, mention, main)

/** "Sudwala Caves, Bourke's Luck, Pilgrim's Rest": after two sights a town is the third. */
function endsSights(text: string, mention: Mention, mentions: readonly Mention[]): boolean {
  const at = mentions.indexOf(mention)
  const listed = mentions.slice(Math.max(0, at - 2), at + 1)
  return (
    listed.length === 3 &&
    listed.slice(1).every(({ start }, before) => LIST_GAP.test(text.slice(listed[before]!.end, start))) &&
    listed.slice(0, 2).every(({ place }) => place.kind === 'place')
  )
}

/** A line of a list that is a town and nothing else; of two such lines neither says where home is. */
function isOnlyLine(text: string, mention: Mention, main: Mention): boolean {
  const isLine = ({ start, end }: Mention) =>
    (/(?:^|\n) ?- ?$/u.test(text.slice(Math.max(0, start - 5), start)) || isSecondLine(text, start)) &&
    /^[ .,;]{0,2}(?:\n|$)/u.test(text.slice(end))
  return isLine(mention) && !isLine(main) && labelOfList(text, mention.start) === null
}
/** Under the heading of a list. */
const isSecondLine = (text: string, start: number): boolean => /^[^\n]{1,80}\n$/u.test(text.slice(0, start))
/** "Destinations:" above the line. */
const labelOfList = (text: string, start: number): string | null =>
  /(?:^|\n)[^\n]{1,40}:[ -]{0,3}\n[ -]{0,3}$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? null

const isApartFromTrip = (text: string, mention: Mention, main: Mention): boolean =>
  mention.place.kind !== 'place' &&
  mention.place.kind !== 'region' &&
  mention.place.kind !== 'park' &&
  mention.place.town !== main.place.town &&
  !NO_HOME_BEFORE.test(text.slice(Math.max(0, mention.start - 80), mention.start)) &&
  !SIGHT_AFTER.test(text.slice(mention.end, mention.end + 12)) &&
  (GRADE_AFTER.test(text.slice(mention.end, mention.end + 6)) ||
    Math.abs(mention.start - main.end) > 25 ||
    isApart(text, mention, main))

/** Alone between two commas, with a number or an amount between it and the destination. */
const isApart = (text: string, mention: Mention, main: Mention): boolean =>
  mention.start > main.end &&
  /[~§¤]/u.test(text.slice(main.end, mention.start)) &&
  /[,;|] $/u.test(text.slice(mention.start - 2, mention.start)) &&
  /^(?:[,;.|]|$)/u.test(text.slice(mention.end, mention.end + 1))
