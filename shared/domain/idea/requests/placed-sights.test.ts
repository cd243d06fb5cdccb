import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'

const gazetteer = gazetteerOf(readFacts())
const placesIn = (words: string) =>
  parseIdea(`40 Grade 8 learners on 14 May 2027. We want to see the ${words}.`, {
    today: '2026-11-21',
    gazetteer,
  }).requests.flatMap((one) => (one.kind === 'sight' ? [one.placeId] : []))

describe('words that name a place of the catalogue in other words', () => {
  it.each([
    ['Joburg Art Gallery', 'johannesburg-art-gallery'],
    ['Nababeep Museum', 'nababeep-mining-museum'],
    ['Javett', 'javett-art-centre-at-up'],
  ])('%j is %s', (words, id) => expect(placesIn(words)).toEqual([id]))
  it.each(['Joburg Art Museum', 'Nababeep Brewery', 'Sunrise Gallery', 'San Rock Art'])('%j is none', (words) =>
    expect(placesIn(words).filter((id) => id !== null)).toEqual([]),
  )
})

it('a tour that has the name of a region is not the region', () => {
  const { requests } = parseIdea('Gr 10, 36 learners from Tzaneen. A tea estate, also Magoebaskloof if time allows.', {
    today: '2026-11-21',
    gazetteer,
  })
  expect(requests.flatMap((one) => (one.kind === 'sight' ? [one.placeId] : []))).not.toContain(
    'magoebaskloof-canopy-tour',
  )
})
