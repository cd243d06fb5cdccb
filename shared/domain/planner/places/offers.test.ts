import { describe, expect, it } from 'vitest'
import { OFFERS } from '#shared/domain/catalogue/offers'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { hasOffer, offersAskedFor } from './offers.ts'

const { places } = readFacts()
const ASKED_FOR = OFFERS.filter((offer) => 'phrases' in offer)

describe('things to see and do', () => {
  it.each(ASKED_FOR)('can be had somewhere: $code', ({ code }) => {
    const offering = places.filter((place) => hasOffer(place, code))
    expect(offering.length).toBeGreaterThan(0)
    // An offer of more than a tenth of all places would not help to choose between them.
    expect(offering.length).toBeLessThan(places.length / 10)
  })
  it.each([
    ['stand in a real river gorge', ['gorge']],
    ['a morning at the tidal pools', ['tidal-pools']],
    ['grotte en volstruise', ['caves', 'ostriches']],
    ['ride a steam train', ['trains']],
    ['we train at the stadium', ['stadium']],
    ['our netball court', []],
    ['they will share a room and play soccer', []],
    ['space for 60', []],
  ])('are read in %j', (clause, expected) => expect(offersAskedFor([clause])).toEqual(expected))
  it('are not read from words of two clauses', () =>
    expect(offersAskedFor(['a birds eye view of tidal', 'pools'])).not.toContain('tidal-pools'))
})
