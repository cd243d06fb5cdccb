import type { Gazetteer } from '../catalogue/facts.ts'
import { PROVINCES, type Province } from '../provinces.ts'
import { findMisspelt, gazetteerIndex, MAX_TOKENS, tokensOf, type GazetteerIndex, type NamedPlace, type Token } from './gazetteer-index.ts'
import type { Reading } from './reading.ts'
import { findUnlistedDestination, findUnlistedOrigin } from './unlisted-places.ts'

export interface Places {
  location: string | null
  locations: string[]
  province: Province | null
  origin: string | null
  /** Provinces the destinations lie in. */
  provinces: Province[]
}
interface Mention {
  place: NamedPlace
  start: number
  end: number
  exact: boolean
}
type Role = 'origin' | 'destination' | 'open' | 'none'

const HERE = "(?:the |die |'n |a |our |ons )?(?:beautiful |historic |sunny |city of |town of |area of |greater |downtown |central |nearby )?"
const HOME_WORDS = "(?: (?!to |trip|camp|visit|go |going|tour|want|would|like|plan|for |take|taking)[a-z§~'&-]{1,24}){0,8}"
const ORIGIN_BEFORE = new RegExp(
  `(?<![a-z])(?:${[
    'from|fr|frm|ex|vanaf|vanuit|van|uit',
    'leav(?:e|es|ing)|depart(?:s|ing|ure)?(?: point| town| from)?|start(?:s|ing)?(?: point| from| in| at)|coming from|travel(?:ling)? from',
    '(?:origin|home ?town|home|school(?: name)?|from where|our school|skool|departure(?: town| point)?|leaving from|vertrek(?: van)?)[ ]?[:=-]',
    'based (?:in|at|near)|located in|situated in|school (?:is )?(?:in|at|near|outside)|skool(?: is)? in|school of [^.;\\n]{0,30} in|(?:us|we are|we\'re|ons is)(?: here)? (?:in|at)',
    'teachers? (?:in|at|from)',
    `(?:i teach|i am an?|i'm an?|we are an?|we're an?|ek is|ons is|teaching|teacher|onderwyser|onderwyseres|head|principal|i run)${HOME_WORDS} (?:in|at|outside|near|by|van)`,
    `(?:primary|high|secondary|combined|college|academy|laerskool|hoerskool|school)(?: school)?(?: (?!to |trip|camp|visit|go |going|tour)[a-z]{1,16}){0,4} (?:in|at|outside|near)`,
    '(?:learners?|kids|students?|pupils|leerders) (?:from|van)|laerskool|hoerskool',
    'pick(?:ing)?[ -]?up(?: point| from| in| at)?|collect(?:ion)?(?: us)?(?: point| from| in| at)',
  ].join('|')})[ :,=-]{0,3}${HERE}$`,
  'u',
)
const DESTINATION_BEFORE = new RegExp(
  `(?<![a-z])(?:to|too|2|na|toe|visit(?:s|ing)?|besoek|in|at|by|around|near|nearby|explor(?:e|ing)|see|seeing|tour(?:ing)?|through|via|destination|dest|bestemming|where|venue|location|place|plek|waar|trip|outing|for|of|do|stay(?:ing)?(?: in| at)?|camp(?:ing)?(?: in| at)?|op|rondom|travel to|fly(?:ing)? to|drive to)(?:\\(s\\))?[ :=-]{0,3}${HERE}$`,
  'u',
)
const AWAY_BEFORE = /(?<![a-z])(?:not (?:too )?far from|\d km from|km from|hours? from|close to|outside|minutes? from|near)(?: the)? $/u
const RETURN_BEFORE = /(?<![a-z])(?:back|return(?:ing|s)?|home|terug)(?: [a-z]{2,8}){0,3} (?:to|in|at|na|by) $/u
const NOT_BEFORE = /(?<![a-z])(?:not|instead of|rather than|except|been to|went to|was in|were in|avoid|other than|nie) (?:to |in |the |go to |at )?$/u
const SCHOOL_AFTER = /^(?:'s)? (?:(?:girls|boys|gereformeerde|christian|muslim|islamic|english|afrikaans|north|south|east|west|central)[' ]{1,2}){0,2}(?:primary|high|secondary|combined|junior|school|skool|laerskool|hoerskool|college|academy|prep|preparatory|intermediate|girls|boys|technical|tech|learners|kids|based|hs|ps|public school|model c)(?![a-z])/u
const GRADE_AFTER = /^(?:'s)? ?§/u
const TO_NEXT = /^(?: area)?(?: (?:school|primary|high|secondary|to|learners))? ?(?:to|na|-?>|2|=>)(?: the| die)? $/u
const CUE_AFTER = /^(?: area)? ?(?:to|na|from|vanaf|->) /u
const SIGN_OFF = /(?<![a-z])(?:regards|thanks|thank you|groete|cheers|mr|mrs|ms|miss|mnr|mev|me|dr|prof|(?:mr|mrs|ms|miss|mnr|mev|dr|prof)\.? [a-z]{2,14}|name is|i am|i'm|contact|principal|sincerely|faithfully|yours|love|hi|hello|dear|juffrou|coach|sir|madam|kind regards|many thanks|st|saint|king|port|mount|new)[ ,:.\n]{1,3}$/u
const LOCAL = /(?<![a-z])(?:near ?by|local(?:ly)?|close by|closeby|close to (?:us|school|home)|not (?:too )?far(?: away| from (?:us|school|home))?|in (?:our|the) (?:own )?(?:area|town|city|neighbourhood)|around here|in town|naby|plaaslik)(?![a-z])/u
/** Parks and regions that lie across a border; the text must name the province itself. */
const ACROSS_BORDERS = new Set(['Kruger National Park', 'Magaliesberg', 'Karoo', 'Vaal Triangle', 'Lowveld', 'Panorama Route', 'Kalahari', 'Vaal River'])

export function readPlaces(reading: Reading, gazetteer: Gazetteer): Places {
  const text = reading.text
  const mentions = placesMeant(text, findMentions(text, gazetteerIndex(gazetteer)))
  const roles = rolesOf(text, mentions)
  const wide = mentions.filter(({ place }, index) => place.kind === 'province' && roles[index] !== 'origin')
  const with_ = (role: Role) => mentions.filter(({ place }, index) => place.kind !== 'province' && roles[index] === role)
  const sure = with_('destination')
  const open = with_('open')
  const origins = with_('origin')

  let origin: string | null = origins[0] ? nameOf(origins[0].place) : null
  if (origins[0]) reading.note('origin', origins[0].start, origins[0].end, origins[0].exact ? 0.95 : 0.7)
  const main = mainDestination(sure, open)
  const destinations = [...sure, ...open].toSorted((a, b) => a.start - b.start)
  if (origin === null) {
    const home = open.find((mention) => mention !== main && main !== undefined && isHomeTown(text, mention, main))
    const unlisted = home ? null : findUnlistedOrigin(reading)
    if (home) {
      origin = nameOf(home.place)
      destinations.splice(destinations.indexOf(home), 1)
      reading.note('origin', home.start, home.end, 0.5)
    } else if (unlisted) {
      origin = unlisted.name
      reading.note('origin', unlisted.start, unlisted.end, 0.6)
    }
  }
  if (!main) return withoutTown(reading, origin, origins[0]?.place ?? null, wide)
  reading.note('location', main.start, main.end, main.exact ? 0.95 : 0.7)
  const named = destinations.length > 0 ? destinations : [main]
  const provinces = [...new Set([main, ...named].map(({ place }) => place.province))]
  return {
    location: nameOf(main.place),
    locations: [...new Set([nameOf(main.place), ...named.map(({ place }) => place.name)])],
    ...provinceOf(reading, main, provinces, wide),
    origin,
    provinces,
  }
}

function provinceOf(reading: Reading, main: Mention, provinces: Province[], wide: readonly Mention[]): Pick<Places, 'province'> {
  const said = wide.find(({ place }) => provinces.includes(place.province))
  if (said) reading.note('province', said.start, said.end, 0.95)
  if (said && provinces.length === 1) return { province: said.place.province }
  if (provinces.length > 1 || ACROSS_BORDERS.has(nameOf(main.place))) return { province: null }
  reading.note('province', main.start, main.end, 0.9)
  return { province: main.place.province }
}

/** No town to go to: the home town for something nearby, an unlisted place, or a whole province. */
function withoutTown(reading: Reading, origin: string | null, home: NamedPlace | null, wide: readonly Mention[]): Places {
  if (home && LOCAL.test(reading.text)) {
    return { location: nameOf(home), locations: [nameOf(home)], province: home.province, origin, provinces: [home.province] }
  }
  const provinces = [...new Set(wide.map(({ place }) => place.province))]
  const province = provinces.length === 1 ? provinces[0]! : null
  const first = wide[0]
  if (first && province) reading.note('province', first.start, first.end, 0.95)
  const unlisted = findUnlistedDestination(reading)
  if (unlisted && unlisted.name !== origin) {
    reading.note('location', unlisted.start, unlisted.end, 0.5)
    return { location: unlisted.name, locations: [unlisted.name], province, origin, provinces }
  }
  const location = province ? PROVINCES[province] : null
  if (first && location) reading.note('location', first.start, first.end, 0.6)
  return { location, locations: wide.map(({ place }) => place.name), province, origin, provinces }
}

const nameOf = (place: NamedPlace): string =>
  place.kind === 'place' ? (place.town ?? place.name) : place.name === 'Midlands' ? 'KZN Midlands' : place.name.replace(/ \(.*\)$/u, '')

const mainDestination = (sure: readonly Mention[], open: readonly Mention[]): Mention | undefined => sure[0] ?? open[0]

/** A town set apart from the destination in a list of facts ("…, 8 teachers, Tembisa."). */
const isHomeTown = (text: string, mention: Mention, main: Mention): boolean =>
  mention.place.kind !== 'place' &&
  mention.place.kind !== 'region' &&
  mention.place.kind !== 'park' &&
  mention.place.town !== main.place.town &&
  (GRADE_AFTER.test(text.slice(mention.end, mention.end + 6)) || Math.abs(mention.start - main.end) > 25 || isApart(text, mention, main))

/** A segment of its own, with figures between it and the destination. */
const isApart = (text: string, mention: Mention, main: Mention): boolean =>
  mention.start > main.end &&
  /[~§¤]/u.test(text.slice(main.end, mention.start)) &&
  /[,;|] $/u.test(text.slice(mention.start - 2, mention.start)) &&
  /^(?:[,;.|]|$)/u.test(text.slice(mention.end, mention.end + 1))

function findMentions(text: string, index: GazetteerIndex): Mention[] {
  const tokens = tokensOf(text)
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = mentionAt(text, tokens, at, index)
    if (!found) continue
    mentions.push(found.mention)
    at += found.count - 1
  }
  return mentions
}

/** No name is longer; a limit here keeps the work at one word bounded. */
const LONGEST_KEY = 60

function mentionAt(text: string, tokens: readonly Token[], at: number, index: GazetteerIndex): { mention: Mention; count: number } | null {
  const keys: string[] = []
  let key = ''
  for (let next = at; next < Math.min(tokens.length, at + MAX_TOKENS); next++) {
    const token = tokens[next]!
    if (next > at && !isJoint(text.slice(tokens[next - 1]!.end, token.start), tokens[next - 1]!.text)) break
    key += token.text
    if (key.length > LONGEST_KEY) break
    keys.push(key)
  }
  const mention = (place: NamedPlace, count: number, exact: boolean) => ({
    mention: { place, start: tokens[at]!.start, end: tokens[at + count - 1]!.end, exact },
    count,
  })
  for (let count = keys.length; count > 0; count--) {
    const place = index.exact.get(keys[count - 1]!)
    if (place && !(count > 1 && /^[ai&]$/u.test(tokens[at]!.text))) return mention(place, count, true)
  }
  for (let count = Math.min(3, keys.length); count > 0; count--) {
    const misspelt = findMisspelt(index, keys[count - 1]!)
    const words = misspelt?.name.split(/[ -]/u).length ?? 0
    if (misspelt && (count === 1 || count === words) && isLikelyTypo(text, tokens[at]!, keys[count - 1]!)) return mention(misspelt, count, false)
  }
  return null
}

/** Short names are a letter away from too many words: only where a place is expected. */
const isLikelyTypo = (text: string, token: Token, key: string): boolean =>
  key.length > 6 || hasCue(text.slice(Math.max(0, token.start - 40), token.start))

const isJoint = (gap: string, previous: string): boolean => /^(?:[ -]|'s? |-| - |)$/u.test(gap) || (/^\. ?$/u.test(gap) && previous.length <= 2)
const hasCue = (before: string): boolean => ORIGIN_BEFORE.test(before) || DESTINATION_BEFORE.test(before)

/** Doubtful names count where a place is expected, or where the text would otherwise name no place to go to. */
function placesMeant(text: string, mentions: readonly Mention[]): Mention[] {
  const sure = mentions.filter((mention) => isPlaceHere(text, mention))
  if (rolesOf(text, sure).some((role) => role === 'destination' || role === 'open')) return sure
  return mentions.filter((mention) => sure.includes(mention) || isPlaceAtAll(text, mention))
}

const isPlaceAtAll = (text: string, { place, start, end }: Mention): boolean => {
  const before = text.slice(Math.max(0, start - 60), start)
  return end - start >= 4 && !NEVER_ALONE.has(placeWord(place)) && !NOT_BEFORE.test(before) && !SIGN_OFF.test(before) && !/(?:^|[a-z]) the $/u.test(` ${before.slice(-6)}`)
}

function isPlaceHere(text: string, { place, start, end }: Mention): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 24)
  if (NOT_BEFORE.test(before)) return false
  if (!place.needsCue) return true
  if (SIGN_OFF.test(before) || /^ (?:team|players|jersey|kits?|teacher|department|class)(?![a-z])/u.test(after)) return false
  if (/^(?:the|in die) $/u.test(before.slice(-4)) && place.name === 'Wilderness') return false
  return hasCue(before) || SCHOOL_AFTER.test(after) || CUE_AFTER.test(after) || (/(?:^|[,;:|(\n~§¤]) ?$/u.test(before) && /^(?:$|[,;:|)\n.]| ~| [+&] )/u.test(after))
}

const placeWord = ({ name }: NamedPlace): string => name.toLowerCase()
/** Names that are everyday words; alone they tell of no place. */
const NEVER_ALONE = new Set(['strand', 'kloof', 'inanda', 'sutherland', 'george', 'nigel', 'alice', 'kimberley', 'elim', 'carolina', 'stella', 'christiana', 'douglas', 'orlando'])

function rolesOf(text: string, mentions: readonly Mention[]): Role[] {
  const roles: Role[] = []
  mentions.forEach((mention, index) => {
    const previous = mentions[index - 1]
    const listed = previous !== undefined && LIST_GAP.test(text.slice(previous.end, mention.start))
    const own = roleOf(text, mention, mentions[index + 1], previous)
    roles.push(own === 'open' && listed && roles[index - 1] === 'destination' ? 'destination' : own)
  })
  const first = mentions[0]
  // "Polokwane Grade 3s … Bakone Malapa": the first name tells who comes.
  if (first && roles[0] === 'open' && mentions.length > 1 && isTown(first.place) && isGradeOf(text, first) && roles.slice(1).some((role) => role === 'destination' || role === 'open')) {
    roles[0] = 'origin'
  }
  return roles
}

const LIST_GAP = /^(?:'s)?(?: area)?(?:,| and|,? and| &| \+| ?\/| or| en| of|:) ?(?:the |die |then )?$/u
const isTown = ({ kind }: NamedPlace): boolean => kind === 'town' || kind === 'city' || kind === 'suburb' || kind === 'settlement'
const isGradeOf = (text: string, mention: Mention): boolean =>
  GRADE_AFTER.test(text.slice(mention.end, mention.end + 6)) && /(?:^|[.\n]) ?$/u.test(text.slice(Math.max(0, mention.start - 2), mention.start))

function roleOf(text: string, mention: Mention, next: Mention | undefined, previous: Mention | undefined): Role {
  const before = text.slice(Math.max(0, mention.start - 80), mention.start)
  const after = text.slice(mention.end, mention.end + 40)
  if (mention.place.kind !== 'place' && SCHOOL_AFTER.test(after)) return 'origin'
  if (next && TO_NEXT.test(text.slice(mention.end, next.start)) && !DESTINATION_BEFORE.test(before)) return 'origin'
  if (RETURN_BEFORE.test(before)) return 'none'
  if (AWAY_BEFORE.test(before)) return 'open'
  if (mention.place.kind !== 'place' && ORIGIN_BEFORE.test(before)) return 'origin'
  if (previous && /^,? ?\(?$/u.test(text.slice(previous.end, mention.start)) && mention.place.kind === 'province') return 'open'
  return DESTINATION_BEFORE.test(before) ? 'destination' : 'open'
}
