import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import type { Request } from '../../idea/requests/request.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { plainName } from '../places/facts-index.ts'
import { withPlacesMeant } from './places-meant.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const today = '2026-11-27'
const asked = (text: string, more: Partial<Request> = {}): Request =>
  ({
    id: 'r1',
    kind: 'sight',
    named: true,
    placeId: null,
    sort: null,
    near: null,
    force: 'must',
    start: 0,
    end: text.length,
    text,
    ...more,
  }) as Request
const placeOf = (text: string, near: string, more: Partial<Request> = {}) => {
  const town = facts.towns.find(({ name }) => name === near)!
  const [found] = withPlacesMeant([asked(text, more)], [town], facts)
  const id = found?.kind === 'sight' ? found.placeId : null
  return facts.places.find((place) => place.id === id)
}

describe('a name in other words', () => {
  it.each([
    ['Tatham', 'Pietermaritzburg', 'tatham-art-gallery'],
    ['Natal Museum', 'Pietermaritzburg', 'kwazulu-natal-museum'],
    ['Augrabies waterval', 'Upington', 'augrabies-falls-national-park'],
    ['Le Bonheur crocs', 'Worcester', 'le-bonheur-reptiles-and-adventures'],
    ['Eskom Kendal', 'eMalahleni', 'kendal-power-station'],
    ['Sani Pass', 'Himeville', 'sani-pass-4x4-day-tour'],
  ])('%s near %s is a place of the catalogue', (text, town, id) => expect(placeOf(text, town)?.id).toBe(id))
  it.each([
    ['Butterfly World', 'Worcester'],
    ['Drakensberg geomorphology', 'Winterton'],
    ['Nababeep Brewery', 'Springbok'],
    ['Dairy', 'Howick'],
    ['Sunrise Gallery', 'Durban'],
  ])('%s near %s is none', (text, town) => expect(placeOf(text, town)).toBeUndefined())
  it('means a place that has one of its words, or none', () => {
    const words = [...new Set(facts.places.flatMap(({ name }) => plainName(name).split(' ')))]
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...facts.towns.filter(({ kind }) => kind === 'town' || kind === 'city')),
        (some, { name }) => {
          const place = placeOf(some.join(' '), name)
          const own =
            place && [place.name, place.town, ...(place.nouns ?? [])].flatMap((one) => plainName(one).split(' '))
          if (own)
            expect(
              some.some(
                (word) => own.includes(word) || own.includes(`${word}s`) || own.includes(word.replace(/s$/u, '')),
              ),
            ).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('the name of an area', () => {
  const plan = (text: string) =>
    planItinerary(parseIdea(text, { today, gazetteer }), facts, { today }).requests!.filter(
      ({ kind }) => kind === 'sight',
    )
  it('is met by the visits within, and is no stop of its own', () => {
    const lines = plan(
      "41 Grade 11 learners from Mbombela on 16 April 2027: Blyde River Canyon, God's Window, Bourke's Luck Potholes, Pilgrim's Rest.",
    )
    expect(lines.map(({ text, state }) => [text, state])).toEqual([
      ['Blyde River Canyon', 'met'],
      ["God's Window", 'met'],
      ["Bourke's Luck Potholes", 'met'],
      ["Pilgrim's Rest", 'met'],
    ])
    expect(lines[0]!.where.map(({ name }) => name)).toContain("God's Window")
  })
  it('is met by a visit in it for each region and park, whatever the planner chooses there', () => {
    for (const { name } of facts.towns.filter(({ kind }) => kind === 'region' || kind === 'park')) {
      const [found] = withPlacesMeant([asked(name)], [{ lat: -29, lon: 25 }], facts)
      expect(found?.kind === 'sight' && found.area).toBeTruthy()
    }
  })
})

it('a feature of a park that is named with it is no stop of its own', () => {
  const park = asked('Mapungubwe', {
    placeId: 'mapungubwe-national-park-and-interpretation-centre',
  } as Partial<Request>)
  const lookout = asked('confluence lookout', {
    id: 'r2',
    named: false,
    sort: 'mountain',
    noun: 'lookout',
    beside: { id: 'r1', by: 'sentence' },
  } as Partial<Request>)
  const [, found] = withPlacesMeant([park, lookout], [{ lat: -23, lon: 30 }], facts)
  expect(found).toMatchObject({ isPart: true })
})
