import { describe, expect, it } from 'vitest'
import type { TripType } from '../trip-types.ts'
import { IdeaText } from './idea-text.ts'
import { readTripTypes, withSubjects } from './trip-types.ts'

const examples: [string, TripType[]][] = [
  ['day outing', ['Day trip']],
  ['leadership and team building', ['Leadership & team-building']],
  ['Eco camp', ['Overnight camp', 'Eco & conservation']],
  ['Soccer tour', ['Sports & outdoor']],
  ['Durban aquarium', ['Museum / Zoo / Aquarium']],
  ['Art and mountains', ['Arts & culture', 'Mountain / Nature park']],
  ['Beach!', ['Beach / Coastal']],
  ['help at a soup kitchen', ['Service / Community']],
  ['University open day', ['Industry / University visit']],
  ['stargazing', ['Science & STEM']],
  ['leierskapkamp', ['Overnight camp', 'Leadership & team-building']],
  ['heritage', ['History & culture']],
  ['curriculum outing', ['Curriculum-aligned']],
  ['geog tour', []],
  ['2 nights', []],
  ['no beach, no museum', []],
  ['mountain biking', ['Sports & outdoor']],
  ['definitely no railway museum', []],
  ['Climbing definitely not', []],
  ['anything but a museum', []],
  ['nie museums nie', []],
  ['sleep under the stars', []],
  ['see how candles are made', ['Industry / University visit']],
  ['a distribution centre', ['Industry / University visit']],
  ['a morning of service', ['Service / Community']],
  ['water polo', ['Sports & outdoor']],
  ['rock paintings', ['History & culture']],
]

describe('kinds of trip by subject', () => {
  it('adds history and the arts', () => {
    expect(withSubjects(['Beach / Coastal'], ['History', 'Geography'])).toEqual([
      'History & culture',
      'Beach / Coastal',
    ])
    expect(withSubjects([], ['Dramatic Arts', 'Music'])).toEqual(['Arts & culture'])
  })
})

describe('kinds of trip', () => {
  it.each(examples)('reads %j', (text, types) => expect(readTripTypes(new IdeaText(text))).toEqual(types))
})
