import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { IdeaText } from './idea-text.ts'
import { readPlaces } from './places.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => readPlaces(new IdeaText(text), gazetteer)

/** How a school that has the name of a place is written. */
const WAYS: [how: string, write: (name: string) => string][] = [
  ...[
    'Primary',
    'High',
    'Secondary',
    'School',
    'Skool',
    'College',
    'Academy',
    'Primary School',
    'High School',
    'Secondary School',
    'Combined School',
    'Laerskool',
  ].map((word): [string, (name: string) => string] => [`${word} after it`, (name) => `${name} ${word}`]),
  ['Laerskool before it', (name) => `Laerskool ${name}`],
  ['Hoërskool before it', (name) => `Hoërskool ${name}`],
]
/** As a school would have the name: without brackets and without what follows a comma or "and". */
const names = [...gazetteer.towns.filter(({ kind }) => kind !== 'province'), ...gazetteer.places]
  .map(({ name }) => name.replace(/ \(.*\)$|,.*$| and .*$/gu, ''))
  .filter((name) => read(name).spans.some(({ start, end }) => start === 0 && end === name.length))

it('tries most of the catalogue', () => expect(names.length).toBeGreaterThan(500))

describe('a place or town with the words of a school', () => {
  it.each(WAYS)('is where the group comes from and no destination: %s', (_, write) => {
    const wrong = names.flatMap((name) => {
      const school = write(name)
      const { location, locations, origin } = read(`${school}, 40 learners, trip to Kimberley`)
      const isRight = location === 'Kimberley' && locations.join() === 'Kimberley' && origin !== null
      return isRight || name === 'Kimberley' ? [] : `${school}: ${locations.join('; ')} from ${origin}`
    })
    expect(wrong).toEqual([])
  })
})

describe('the name of a sight', () => {
  it.each([
    ['Robben Island school tour, 40 learners', ['Cape Town', 'Robben Island Museum']],
    ['Kirstenbosch primary learners, 2 hours', ['Cape Town']],
    ['Gold Reef City school package from Springs', ['Johannesburg']],
  ])('is a destination where no school has it: %s', (text, locations) => {
    expect(read(text).locations).toEqual(expect.arrayContaining(locations))
  })
  it('of a school is its origin as it is written, unless the text says where the school is', () => {
    expect(read('Sci-Bono Primary, Grade 5 to Durban').origin).toBe('Sci-Bono Primary')
    expect(read('Sci-Bono Primary, Nelspruit. Grade 5 to Durban')).toMatchObject({
      origin: 'Mbombela',
      locations: ['Durban'],
    })
  })
  it('at the end of the name of a school is where the group comes from', () => {
    expect(read('The Nowhere School of Springs, trip to Kimberley')).toMatchObject({
      origin: 'Springs',
      locations: ['Kimberley'],
    })
  })
  it('is not one word of another name', () => {
    expect(read('learners of Berg-en-Dal Primary, one day in Durban').locations).toEqual(['Durban'])
    expect(read('trip to the Berg').location).toBe('Drakensberg')
  })
  it('of a court is no school', () => {
    expect(read('visit the Johannesburg High Court from Springs')).toMatchObject({
      location: 'Johannesburg',
      origin: 'Springs',
    })
  })
})
