import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer }).requests

describe('words of which nothing tells what they are', () => {
  const stopsOf = (text: string) =>
    read(text).flatMap((one) =>
      one.kind === 'sight' || one.kind === 'activity' ? [`${one.text}${one.unsure ? '?' : ''}`] : [],
    )
  it.each([
    ['Trip to Durban. Kwethu Zone.', ['Kwethu Zone?']],
    ['Trip to Durban. We want to visit Kwethu Zone.', ['Kwethu Zone']],
    ['Trip to Durban. A bakery, Kwethu Zone and a dairy.', ['bakery', 'Kwethu Zone', 'dairy']],
  ])('are no stop of the plan, unless they are visited or listed with one: %j', (text, stops) =>
    expect(stopsOf(text)).toEqual(stops),
  )

  it.each([
    ['We want to whittle spoons.', ['whittle spoons']],
    ['Let them paint a mural.', ['paint a mural']],
    ['Touch, smell.', ['Touch, smell?']],
    ['They all have overalls and safety boots.', []],
    ['Nine cnt swim.', []],
    ['Beginning August or a Thurs.', []],
    ['Drum majorettes and brass band.', []],
    ['Please make us a proper plan and work out the buses.', []],
  ])('are asked about, and what is done with what is a stop: %j', (words, stops) =>
    expect(stopsOf(`Trip to Durban. ${words}`)).toEqual(stops),
  )
})
