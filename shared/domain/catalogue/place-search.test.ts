import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { choosePlaces, findPlaces, readPlaceWords } from './place-search.ts'

const { places } = readFacts()
const PRETORIA = { lat: -25.75, lon: 28.19 }

it('a place whose name has the words comes before those that only mention them, however near they are', () => {
  const words = readPlaceWords('natural history')!
  const [first] = choosePlaces(findPlaces(places, words), words, PRETORIA)
  expect(first?.id).toBe('ditsong-national-museum-of-natural-history')
  const one = fc.constantFrom(...places.flatMap(({ name }) => name.split(/\s+/)))
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 2 }), fc.boolean(), (typed, isNear) => {
      const asked = readPlaceWords(typed.join(' '))
      if (!asked) return
      const found = findPlaces(places, asked)
      const isNamed = found.map(({ name }) => asked.every((word) => name.toLowerCase().includes(word)))
      const shown = choosePlaces(found, asked, isNear ? PRETORIA : null)
      const named = isNamed.filter(Boolean).length
      expect(shown.length).toBe(Math.min(12, found.length))
      for (const [at, place] of shown.entries()) expect(isNamed[found.indexOf(place)]).toBe(at < named)
    }),
  )
})
