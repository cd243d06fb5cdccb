import { expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { isCalledBy, isOfSort } from './place-nouns.ts'
import { STOP_SORTS } from './stop-sorts.ts'

const facts = readFacts()
const named = (name: string) => facts.places.find((place) => place.name === name)!

it.each([
  ["Bag Factory Artists' Studios", 'factory', false],
  ["Bag Factory Artists' Studios", 'studio', true],
  ['Wits Art Museum', 'campus', false],
  ['Mountain Sanctuary Park', 'zoo', false],
  ["Workers' Museum, Newtown", 'mountain', false],
  ['Irene Dairy Farm', 'dairy', true],
  ['Irene Dairy Farm', 'show', false],
] as const)('%s is of the sort %s: %s', (name, sort, isOne) => expect(isOfSort(named(name), sort)).toBe(isOne))

it('is of the sort of each of its nouns, and is called by it', () => {
  for (const { code, nouns } of STOP_SORTS)
    for (const noun of nouns.en) {
      const place = { ...facts.places[0]!, nouns: [noun] }
      expect([isOfSort(place, code), isCalledBy(place, noun)], noun).toEqual([true, true])
    }
})

it('is called by no other noun of its sort: a church is no mosque', () => {
  const church = { ...facts.places[0]!, nouns: ['church'] }
  expect([isOfSort(church, 'worship'), isCalledBy(church, 'church'), isCalledBy(church, 'mosque')]).toEqual([
    true,
    true,
    false,
  ])
})

it('has no noun that says no more than its kind', () => {
  for (const { id, kind, nouns = [] } of facts.places)
    expect([id, nouns.filter((noun) => isCalledBy({ kind }, noun))]).toEqual([id, []])
})
