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
})
