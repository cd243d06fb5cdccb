import type { Gazetteer, Town } from '../catalogue/facts.ts'
import type { Province } from '../provinces.ts'
import { AMBIGUOUS_PLACE_NAMES } from './data/ambiguous-place-names.ts'
import { DISTINCT_FIRST_WORDS } from './data/distinct-first-words.ts'
import { GENERIC_PLACE_WORDS } from './data/generic-place-words.ts'
import { ALIASES_TO_KEEP, TOWN_NICKNAMES } from './data/town-nicknames.ts'
import { WORDS_NEAR_PLACE_NAMES } from './data/words-near-place-names.ts'
import { normaliseName } from './normalise.ts'
import { isOneEdit } from './one-edit.ts'
import { SETTLEMENTS } from './settlements.ts'
import { matchesOf } from '../matches-of.ts'

const needsCue = new Set(AMBIGUOUS_PLACE_NAMES.map(({ key }) => key))
const genericWords = new Set(GENERIC_PLACE_WORDS)
const distinctWords = new Set(DISTINCT_FIRST_WORDS)
const wordsNearNames = new Set(WORDS_NEAR_PLACE_NAMES.map(({ word }) => word))
const nicknamesOfTown = new Map(TOWN_NICKNAMES.map(({ town, said }) => [town, said]))

/** A place that a name in a text may mean. */
export interface NamedPlace {
  /** The name to show: "Cape Town" for "CPT". */
  name: string
  kind: Town['kind'] | 'settlement' | 'place'
  province: Province
  /** The town of the catalogue that it is or is in; null for a settlement that is not in the catalogue. */
  town: string | null
  /** Its id in the catalogue, if it is a place of it. */
  placeId?: string
  /** Its id, if it is a landmark. */
  landmark?: string
  /** The words are a part of the name, or say only of what sort it is: "Orange River" of "Frere Bridge and Orange River". */
  isPart?: true
  /** The name is ambiguous: it counts only after "to", "from", "in" or a label, for example. */
  needsCue: boolean
}
export interface Token {
  text: string
  start: number
  end: number
}
export interface GazetteerIndex {
  /** The words of all names of places: none of them misspells another name. */
  words: ReadonlySet<string>
  exact: ReadonlyMap<string, NamedPlace>
  /** Towns of other provinces under the same keys: without a province Middelburg is the one in Mpumalanga. */
  sameNameTowns: ReadonlyMap<string, readonly NamedPlace[]>
  /** Keys by first letter and length, for misspellings by one letter. */
  nearby: ReadonlyMap<string, readonly string[]>
}

export const MAX_TOKENS = 8
const SHORTEST_TYPO = 5
const LONGEST_TYPO = 24
const TAIL =
  /(?: (?:museum|caves|visitors? centre|discovery centre|interpretation centre|heritage centre|centre|tour|visit|campus visit|campus|education visit|nature reserve|game reserve|national park|botanical garden|national botanical garden|world heritage site|heritage site|battlefield|memorial|resort|school matinee|theatre visit|day drive|historic village|village|farm visit|observatory|outreach visit|complex|and museum|viewpoint|lookout))+$/iu

const indexes = new WeakMap<Gazetteer, GazetteerIndex>()

/** Built once for each gazetteer. */
export function gazetteerIndex(gazetteer: Gazetteer): GazetteerIndex {
  const known = indexes.get(gazetteer)
  if (known) return known
  const index = build(gazetteer)
  indexes.set(gazetteer, index)
  return index
}

/** The words of a normalised text; "'s" is no part of a name. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of matchesOf(text, /'s(?![a-z0-9])|[a-z0-9]+(?:'(?!s(?![a-z0-9]))[a-z0-9]+)?|&/gu)) {
    if (word !== "'s") tokens.push({ text: word.replace("'", ''), start: index, end: index + word.length })
  }
  return tokens
}

export const placeKey = (name: string): string =>
  tokensOf(normaliseName(name))
    .map(({ text }) => text)
    .join('')

const withoutBrackets = (name: string): string => name.replace(/ \(.*\)$/u, '')

function build(gazetteer: Gazetteer): GazetteerIndex {
  const exact = new Map<string, NamedPlace>()
  const sameNameTowns = new Map<string, NamedPlace[]>()
  const add = (written: string, place: Omit<NamedPlace, 'needsCue'>): void => {
    for (const form of spellingsOf(written)) {
      const key = placeKey(form)
      if (key.length >= 2 && !exact.has(key)) exact.set(key, { ...place, needsCue: needsCue.has(key) })
    }
  }
  for (const town of gazetteer.towns)
    for (const form of [town.name, withoutBrackets(town.name)]) add(form, asPlace(town, withoutBrackets(town.name)))
  const townByAlias = new Map(
    gazetteer.towns
      .flatMap(({ name, province, aliases }) => aliases.map((alias) => [`${province} ${alias}`, name] as const))
      .reverse(),
  )
  for (const { name, aliases, province } of SETTLEMENTS) {
    const plain = withoutBrackets(name)
    const town = townByAlias.get(`${province} ${plain}`) ?? null
    const key = placeKey(plain)
    const first = exact.get(key)
    if (first && first.province !== province && first.kind !== 'place') {
      const other: NamedPlace = { name, kind: 'settlement', province, town, needsCue: needsCue.has(key) }
      add(name, other)
      sameNameTowns.set(key, [...(sameNameTowns.get(key) ?? []), other])
      continue
    }
    for (const form of [name, plain, ...aliases]) add(form, { name: plain, kind: 'settlement', province, town })
  }
  for (const town of gazetteer.towns) {
    for (const alias of town.aliases)
      add(alias, asPlace(town, ALIASES_TO_KEEP.has(alias) ? alias : withoutBrackets(town.name)))
    for (const alias of nicknamesOfTown.get(town.name) ?? []) add(alias, asPlace(town, withoutBrackets(town.name)))
  }
  const isOfMany = beginningsOfMany(gazetteer.places.map(({ name }) => name))
  for (const place of gazetteer.places) {
    const named = {
      name: place.name,
      kind: 'place',
      province: place.province,
      town: place.town,
      placeId: place.id,
    } as const
    const nicknames = place.also ?? []
    // A sight and the town beside it may have one name (Echo Caves), and a town is also known by its sight (Isandlwana).
    const own = [place.name, ...nicknames].map((form) => placeKey(form))
    for (const key of [...own, ...placeKeysOfPlace(place.name)]) {
      const namesake = exact.get(key)
      const isTown = namesake?.town && key === placeKey(withoutBrackets(namesake.town))
      if (namesake && namesake.kind !== 'place' && !namesake.placeId && (own.includes(key) || !isTown))
        exact.set(key, { ...namesake, placeId: place.id })
    }
    add(place.name, named)
    for (const form of nicknames) add(form, form.split(/[ -]/u).some(isDistinct) ? named : { ...named, isPart: true })
    const [word] = tokensOf(normaliseName(place.name))
    if (word && distinctWords.has(word.text)) add(word.text, { ...named, isPart: true })
    const [whole = '', ...parts] = shortForms(place.name).map((form) => (isOfMany(form) ? '' : form))
    add(whole, named)
    for (const form of parts) add(form, { ...named, isPart: true })
  }
  // "Phabeni Gate" of "Kruger National Park, Phabeni Gate", if no place has the name itself.
  for (const { id, name, town, province } of gazetteer.places)
    for (const after of withoutBrackets(name).split(', ').slice(1))
      for (const form of shortForms(after))
        add(form, { name, kind: 'place', province, town, placeId: id, isPart: true })
  for (const { id, name, also, town, province } of gazetteer.landmarks ?? [])
    for (const form of [name, ...also]) add(form, { name, kind: 'place', province, town, landmark: id })
  const words = new Set(gazetteer.places.flatMap(({ name }) => tokensOf(normaliseName(name)).map(({ text }) => text)))
  return { words, exact, sameNameTowns, nearby: nearbyKeys(exact) }
}

/** The name also without its apostrophe, in Afrikaans ("Karoo Nasionale Park") and shortened ("apartheid mus"). */
const spellingsOf = (name: string): string[] =>
  [
    name,
    name.replace("'s", 's'),
    name.replace(/ national park$/iu, ' nasionale park'),
    name.replace(/ museum$/iu, ' mus'),
  ].filter((form, at, all) => all.indexOf(form) === at)

const asPlace = (town: Town, name: string): Omit<NamedPlace, 'needsCue'> => ({
  name,
  kind: town.kind,
  province: town.province,
  town: town.name,
})

/**
 * "Hector Pieterson Memorial and Museum" is also "Hector Pieterson"; the name before the comma comes first. A single word
 * could mean several places: such short forms are in `also` of the place. What a part of a name has in small letters is
 * said of many places: no "tidal pool" is "Anstey's Beach and tidal pool".
 */
function shortForms(name: string): string[] {
  const [own = ''] = withoutBrackets(name).split(', ')
  const forms = [own, ...own.split(' and ')]
    .flatMap((part) => [
      part,
      part.replace(/^(?:iziko|ditsong|the|ditsong national) /iu, ''),
      part.replace(/ national (?=botanical)/iu, ' '),
    ])
    .flatMap((part) => [part, part.replace(TAIL, ''), part.replace(/ garden$/iu, ' gardens')])
  // Most are the same: of 18 of a name, three differ.
  return [...new Set(forms)].map((part) =>
    part.includes(' ') && hasOwnWord(part, { small: part === own }) ? part.toLowerCase() : '',
  )
}
const hasOwnWord = (part: string, { small }: { small: boolean }): boolean =>
  part.split(/[ -]/u).some((word) => (small || /\p{Lu}/u.test(word)) && isDistinct(word.toLowerCase()))
/** "Nelson Mandela" begins the names of many places, and is none of them. */
const MOST_WITH_NAME = 2
function beginningsOfMany(names: readonly string[]): (form: string) => boolean {
  const places = new Map<string, number>()
  for (const name of names) {
    const [first, second, ...more] = withoutBrackets(name.toLowerCase()).split(/[ ,]+/u)
    if (more.length > 0) places.set(`${first} ${second}`, (places.get(`${first} ${second}`) ?? 0) + 1)
  }
  return (form) => (places.get(form) ?? 0) > MOST_WITH_NAME
}
const isDistinct = (word: string): boolean => word.length > 2 && !genericWords.has(word)

/** What the place itself is called, without the town after a comma and without "Museum" or "Battlefield". */
function placeKeysOfPlace(name: string): string[] {
  const [own = name] = name.split(',')
  return own
    .toLowerCase()
    .split(' and ')
    .flatMap((part) => [part, part.replace(TAIL, '')])
    .map((form) => placeKey(form))
    .filter((key) => !genericWords.has(key))
}

function nearbyKeys(exact: ReadonlyMap<string, NamedPlace>): Map<string, string[]> {
  const nearby = new Map<string, string[]>()
  for (const [key, { needsCue, kind, town }] of exact) {
    const isVillage = kind === 'settlement' && town === null
    if (
      key.length < (needsCue || isVillage ? 8 : SHORTEST_TYPO) ||
      key.length > LONGEST_TYPO ||
      kind === 'province' ||
      /\d/u.test(key)
    )
      continue
    const alike = likeness(key, key.length)
    const keys = nearby.get(alike)
    if (keys) keys.push(key)
    else nearby.set(alike, [key])
  }
  return nearby
}

const likeness = (key: string, length: number): string => `${key.charAt(0)}${length}`

/** "Erfenisdag" is a holiday, and no misspelling of "Erfenis Dam". */
const DAY = /(?:dag|day|week|maand)$/u
const isOtherEnding = (key: string, candidate: string): boolean => DAY.test(key) && !DAY.test(candidate)

/** The place that `key` misspells by one letter. The first letter must be right; a plural is not a misspelling. */
export function findMisspelt(index: GazetteerIndex, key: string): NamedPlace | null {
  if (
    key.length < SHORTEST_TYPO ||
    key.length > LONGEST_TYPO + 1 ||
    wordsNearNames.has(key) ||
    index.words.has(key) ||
    /\d/u.test(key)
  )
    return null
  for (const length of [key.length, key.length + 1, key.length - 1]) {
    for (const candidate of index.nearby.get(likeness(key, length)) ?? []) {
      if (isOneEdit(key, candidate) && !isOtherEnding(key, candidate) && key !== `${candidate}s`)
        return index.exact.get(candidate) ?? null
    }
  }
  return null
}
