import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../catalogue/read-facts.ts'
import { EXPECTED_PLACES } from './expected-places.ts'
import { findUnmet } from './find-unmet.ts'

const facts = readFacts()

describe('what an idea asks for outright', () => {
  it('is looked for in places of the catalogue', () => {
    const ids = new Set(facts.places.map(({ id }) => id))
    expect(EXPECTED_PLACES.flatMap(({ oneOf }) => oneOf).filter((id) => !ids.has(id))).toEqual([])
  })
  it('is in the plan wherever it can be reached', () => {
    expect(findUnmet({ facts, gazetteer: gazetteerOf(facts) }).map(({ text }) => text)).toEqual([])
  }, 60_000)
})
