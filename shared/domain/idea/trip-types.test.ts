import { describe, expect, it } from 'vitest'
import type { TripType } from '../trip-types.ts'
import { IdeaText } from './idea-text.ts'
import { readTripTypes } from './trip-types.ts'

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
]

describe('kinds of trip', () => {
  it.each(examples)('reads %j', (text, types) => expect(readTripTypes(new IdeaText(text))).toEqual(types))
})
