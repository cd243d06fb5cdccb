import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import type { Place } from '../catalogue/facts.ts'
import { nounsOf } from '../catalogue/kinds.ts'
import { offerOf } from '../catalogue/offers.ts'
import { type StopSort, STOP_SORTS } from '../catalogue/stop-sorts.ts'
import { kmBetween } from '../geo.ts'
import { parseIdea } from '../idea/parse.ts'
import { plainName } from './places/facts-index.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const placeById = new Map(facts.places.map((place) => [place.id, place]))
/** A Thursday in March. */
const DAY = { words: '11 March 2027', weekday: 4, month: 3 }

const ideaOf = (asked: string, town: string) =>
  parseIdea(`40 Grade 7 learners and 3 teachers from ${town} to ${town} on ${DAY.words}. We want to see ${asked}.`, {
    today,
    gazetteer: gazetteerOf(facts),
  })
/** Whether the town is read as the one of this place: two provinces have a Middelburg, and Observatory is a sight too. */
const isReadHere = (asked: string, { town, province }: Place) => ideaOf(asked, town).province === province
/** Whether the reader takes both words as nouns of one request: a subject or a town is read apart. */
const isOneThing = (asked: string, town: string) =>
  ideaOf(asked, town).requests.some(
    (one) => 'nouns' in one && asked.split(' ').every((word) => word === 'the' || one.nouns?.includes(word)),
  )

/** The places that a visit is planned to, for what is asked for as "We want to see …". */
function placesFor(asked: string, town: string): Place[] {
  const plan = planItinerary(ideaOf(asked, town), facts, { today })
  const own = plan.requests!.filter(
    ({ state, text }) => (state === 'met' || state === 'partly') && asked.includes(text),
  )
  const met = own.flatMap(({ where }) => where)
  return met.flatMap(({ day, start }) => {
    const step = plan.daily_itinerary[day - 1]!.schedule.find((one) => one.start === start)
    return placeById.get(step?.place_id ?? '') ?? []
  })
}
const said = ({ name, kind, topics, nouns = [], offers, also_offers = [] }: Place): string =>
  ` ${plainName([name, ...nounsOf(kind), ...topics, ...nouns, ...[...offers, ...also_offers].map((code) => offerOf(code).name)].join(' | '))} `
const holds = (place: Place, noun: string): boolean =>
  [noun, `${noun}s`, `${noun}es`].some((form) => said(place).includes(` ${form} `))
const receives = ({ km_from_town, grades, open_days, max_group, seasonal, papers, duration_min }: Place): boolean =>
  km_from_town <= 30 &&
  grades[0] <= 7 &&
  grades[1] >= 7 &&
  open_days.includes(DAY.weekday) &&
  max_group >= 43 &&
  duration_min <= 240 &&
  !papers &&
  (!seasonal || seasonal.includes(DAY.month))

/** One word of four letters or more, and only letters. */
const isPlainWord = (word: string) => /^[a-z]{4,}$/u.test(word)
const SORTS = STOP_SORTS.filter(({ kinds }: StopSort) => kinds.length > 0)
/** Each head noun of a sort, with the places whose name, topics or offers hold it. */
const NOUNS = SORTS.flatMap(({ kinds, nouns: { en } }: StopSort) =>
  en
    .filter(isPlainWord)
    .flatMap((noun) =>
      facts.places
        .filter((place) => kinds.includes(place.kind) && receives(place) && holds(place, noun))
        .map((place) => ({ noun, place })),
    ),
)
/** Each word of a topic of a place, before the head noun of its sort. */
const TOPICS = SORTS.flatMap(({ kinds, nouns: { en } }: StopSort) =>
  facts.places
    .filter((place) => kinds.includes(place.kind) && receives(place))
    .flatMap((place) =>
      place.topics.filter(isPlainWord).map((topic) => ({ topic, noun: en.find(isPlainWord)!, place })),
    ),
)

describe('what is asked for by a noun', () => {
  it('is a place that holds the noun, where one is in reach, whatever the noun', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOUNS), ({ noun, place }) => {
        fc.pre(isReadHere(`a ${noun}`, place))
        for (const found of placesFor(`a ${noun}`, place.town))
          expect([found.id, holds(found, noun)]).toEqual([found.id, true])
      }),
      { numRuns: 30, seed: 16 },
    )
  })
  it('is a place that holds one of its nouns, where one is in reach that holds both', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TOPICS), ({ topic, noun, place }) => {
        fc.pre(isReadHere(`the ${topic} ${noun}`, place) && isOneThing(`the ${topic} ${noun}`, place.town))
        for (const found of placesFor(`the ${topic} ${noun}`, place.town))
          expect([found.id, holds(found, noun) || holds(found, topic)]).toEqual([found.id, true])
      }),
      { numRuns: 30, seed: 16 },
    )
  })
  it('is a place of the sort, where none in reach holds the noun', () => {
    const found = placesFor('a museum of clocks', 'Bloemfontein')
    expect(found.length).toBeGreaterThan(0)
  })
  it('is met in part by a place of the sort that has not all the words, and the line names that place', () => {
    const plan = planItinerary(ideaOf('a museum of clocks', 'Bloemfontein'), facts, { today })
    const line = plan.requests!.find(({ text }) => text.includes('clocks'))!
    const places = placesFor('a museum of clocks', 'Bloemfontein').map(({ name }) => name)
    expect([line.state, line.why]).toEqual(['partly', { code: 'of_its_kind', params: { places } }])
  })
  it('may be much farther away than one that is only of its sort', () => {
    const found = placesFor('rock art', 'Winterton')
    expect(found.length).toBeGreaterThan(0)
    for (const place of found) expect(holds(place, 'rock art')).toBe(true)
    expect(kmBetween(facts.towns.find(({ name }) => name === 'Winterton')!, found[0]!)).toBeLessThan(60)
  })
})
