import { describe, expect, it } from 'vitest'
import { readAddressBook } from '../../../scripts/catalogue/read-address-book.ts'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { kmBetween } from '../geo.ts'
import { PROVINCE_CODES } from '../provinces.ts'
import { AMBIGUOUS_PLACE_NAMES } from './data/ambiguous-place-names.ts'
import { DISTINCT_FIRST_WORDS } from './data/distinct-first-words.ts'
import { ALIASES_TO_KEEP, TOWN_NICKNAMES } from './data/town-nicknames.ts'
import { WORDS_NEAR_PLACE_NAMES } from './data/words-near-place-names.ts'
import { findMisspelt, gazetteerIndex, placeKey, tokensOf } from './gazetteer-index.ts'
import { normaliseName } from './normalise.ts'
import { isOneEdit } from './one-edit.ts'
import { SETTLEMENTS } from './settlements.ts'

const gazetteer = gazetteerOf(readFacts())
const index = gazetteerIndex(gazetteer)
const { settlements } = readAddressBook()
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

describe('a nickname', () => {
  const nicknames = [
    ...gazetteer.places.flatMap(({ name, also = [] }) => also.map((nickname) => ({ of: name, nickname }))),
    ...TOWN_NICKNAMES.flatMap(({ town, said }) => said.map((nickname) => ({ of: town, nickname }))),
  ]
  it('belongs to a place or town in the catalogue', () => {
    const names = new Set([...gazetteer.places, ...gazetteer.towns].map(({ name }) => name))
    expect(nicknames.filter(({ of }) => !names.has(of))).toEqual([])
  })
  it('means that place, and not another one with the same name', () => {
    const astray = nicknames.filter(({ of, nickname }) => {
      const found = index.exact.get(placeKey(nickname))
      const meant = gazetteer.places.find(({ id }) => id === found?.placeId)?.name
      return found?.name !== of && found?.town !== of && meant !== of
    })
    expect(astray).toEqual([])
  })
  it('is listed once', () => {
    expect(twice(nicknames.map(({ nickname }) => placeKey(nickname)))).toEqual([])
    expect(twice(TOWN_NICKNAMES.map(({ town }) => town))).toEqual([])
  })
})

describe('a first word that means nothing else', () => {
  it.each(DISTINCT_FIRST_WORDS)('%s is that of one place, and no other name', (word) => {
    const places = gazetteer.places.filter(({ name }) => tokensOf(normaliseName(name))[0]?.text === word)
    expect(places).toHaveLength(1)
    expect(index.exact.get(word)).toMatchObject({ name: places[0]?.name, kind: 'place' })
  })
})

describe('other tables of names', () => {
  it('have only aliases of the catalogue as aliases to keep', () => {
    const aliases = new Set(gazetteer.towns.flatMap((town) => town.aliases))
    expect([...ALIASES_TO_KEEP].filter((alias) => !aliases.has(alias))).toEqual([])
  })
  it('have only names of places as ambiguous names, each once', () => {
    const keys = AMBIGUOUS_PLACE_NAMES.map(({ key }) => key)
    expect(keys.filter((key) => !index.exact.has(key))).toEqual([])
    expect(twice(keys)).toEqual([])
  })
  it.each(WORDS_NEAR_PLACE_NAMES)('$word is one letter away from $place and never read as it', ({ word, place }) => {
    expect(isOneEdit(word, placeKey(place))).toBe(true)
    expect(findMisspelt(index, word)).toBeNull()
  })
})

describe('a settlement', () => {
  it('is in South Africa, in an existing province', () => {
    for (const { province, lat, lon } of SETTLEMENTS) {
      expect(PROVINCE_CODES).toContain(province)
      expect(lat > -35 && lat < -22 && lon > 16.4 && lon < 33).toBe(true)
    }
  })
  it('is not a town of the catalogue, and is listed once', () => {
    const towns = new Set(gazetteer.towns.map(({ name }) => name))
    expect(SETTLEMENTS.filter(({ name }) => towns.has(name))).toEqual([])
    expect(twice(SETTLEMENTS.map(({ name }) => name))).toEqual([])
  })
  it('has the position of a place of this name in the address list', () => {
    const plain = (name: string) => placeKey(name.replace(/ \(.*\)$/u, ''))
    const elsewhere = SETTLEMENTS.filter((one) => {
      const same = settlements.filter(
        ({ name, aliases, province }) =>
          province === one.province && [name, ...aliases].some((other) => plain(other) === plain(one.name)),
      )
      return same.length > 0 && same.every((other) => kmBetween(one, other) > 15)
    })
    expect(elsewhere).toEqual([])
  })
})
