import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddressBook } from '../../../scripts/catalogue/read-address-book.ts'
import { addressPlaces } from '../../../scripts/catalogue/address-places.ts'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { PROVINCES } from '../provinces.ts'
import { indexPlaces } from './address-index.ts'
import { searchAddresses } from './search-addresses.ts'

const { towns, places } = readFacts()
const book = addressPlaces(readAddressBook().settlements, towns, places)
const index = indexPlaces(book)
const find = (typed: string) => searchAddresses(index, typed, 8).map(({ name, province }) => `${name} ${province}`)

describe('places by what is typed', () => {
  it.each([
    ['richmond kzn', 'Richmond KZN'],
    ['Richmond, Noord-Kaap', 'Richmond NC'],
    ['middelburg eastern c', 'Middelburg EC'],
    ['claremont cape town', 'Claremont WC'],
    ['Laerskool Ermelo', 'Ermelo MP'],
    ['Hilton College', 'Hilton KZN'],
    ['graaf reinet', 'Graaff-Reinet EC'],
    ['Franshoek', 'Franschhoek WC'],
    ['Port Eliz', 'Gqeberha EC'],
    ['St Johns', 'Port St Johns EC'],
    ['Saint Lucia', 'St Lucia KZN'],
    ['mt fletcher', 'Mount Fletcher EC'],
    ['Oos-Londen', 'East London EC'],
  ])('finds for %j %s among the first three', (typed, place) => {
    expect(find(typed).slice(0, 3)).toContain(place)
  })

  it('finds every place by its full name and province, even if others have the same name', () => {
    const missed = book.filter(
      (place) => !searchAddresses(index, `${place.name} ${PROVINCES[place.province]}`, 8).includes(place),
    )
    expect(missed.map(({ name, province }) => `${name} ${province}`)).toEqual([])
  })

  it('lists names that start with the text before similar names', () => {
    expect(find('bloem')[0]).toBe('Bloemfontein FS')
    expect(find('kimbreley')[0]).toBe('Kimberley NC')
    expect(find('hilton').slice(0, 2)).toEqual(['Hilton KZN', 'Howick KZN'])
  })

  it('returns a limited number of different places for any text', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abekmnrstw -é🚌'), maxLength: 12 })
    const beginning = fc
      .tuple(fc.nat({ max: book.length - 1 }), fc.nat({ max: 12 }))
      .map(([at, length]) => book[at]!.name.slice(0, length))
    fc.assert(
      fc.property(fc.oneof(letters, beginning), (typed) => {
        const found = searchAddresses(index, typed, 8)
        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
