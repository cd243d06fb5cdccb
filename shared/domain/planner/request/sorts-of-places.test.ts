import { expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { STOP_SORTS } from '../../catalogue/stop-sorts.ts'
import { plainName } from '../places/facts-index.ts'
import { isOfSort } from './stops-to-arrange.ts'

const facts = readFacts()
const named = (name: string) => facts.places.find((place) => place.name === name)!

it.each([
  ['Bag Factory Artists’ Studios', 'factory', false],
  ['Wits Art Museum', 'campus', false],
  ['Mountain Sanctuary Park', 'zoo', false],
] as const)('%s is of the sort %s: %s', (name, sort, isOne) =>
  expect(isOfSort(named(name.replace('’', "'")), sort)).toBe(isOne),
)

it('is what a name ends with, whatever stands before it', () => {
  for (const { code, nouns } of STOP_SORTS)
    for (const noun of nouns.en.map(plainName)) {
      const place = { ...facts.places[0]!, topics: [], name: `Umzimkulu ${noun}` }
      expect(isOfSort(place, code), place.name).toBe(true)
    }
})
