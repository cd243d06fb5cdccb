import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { EXPERIENCES, experiencesIn, offers } from './experiences.ts'
import { readIndex } from './facts-index.ts'

const { places } = readIndex(readFacts())
const names = (...clauses: string[]) => experiencesIn(clauses).map(({ name }) => name)

describe('things to see and do', () => {
  it.each(EXPERIENCES)('can be had somewhere: $name', (experience) => {
    const offering = places.filter((entry) => offers(entry, experience))
    expect(offering.length).toBeGreaterThan(0)
    // What a tenth of the country offers is no wish that could choose between places.
    expect(offering.length).toBeLessThan(places.length / 10)
  })
  it.each([
    ['stand in a real river gorge', ['a gorge']],
    ['a morning at the tidal pools', ['tidal pools']],
    ['grotte en volstruise', ['caves', 'ostriches']],
    ['our netball court', []],
    ['they will share a room and play soccer', []],
    ['space for 60', []],
  ])('are read in %j', (clause, expected) => expect(names(clause)).toEqual(expected))
  it('are not read across two clauses', () =>
    expect(names('a birds eye view of tidal', 'pools')).not.toContain('tidal pools'))
})
