import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../idea/any-text.fixture.ts'
import { amountInWords } from './numbers.ts'
import { readAgain } from './second-reading.ts'

const facts = readFacts()
const read = (text: string) => readAgain(text, facts)
const namesIn = (text: string) => read(text).names.map(({ words }) => words)
const amountsIn = (text: string) => read(text).amounts.map(amountInWords)
const activitiesIn = (text: string) => read(text).activities.map(({ words }) => words)

describe('names of sights', () => {
  it.each([
    ['We want to visit Sunrise Bakery.', ['Sunrise Bakery']],
    ['then to the hector pieterson memorial and museum please', ['hector pieterson memorial and museum']],
    ['We go to Nirox Park, Thaba Lodge and Red Barn.', ['Nirox Park', 'Thaba Lodge', 'Red Barn']],
    ['A show at the Baxter.', ['Baxter']],
    ['Please see below.\n> We want to visit Sunrise Bakery with 30 learners.', ['Sunrise Bakery']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
  it.each([
    'Contact Thandi Nkosi at the office, tel 082 555 1234.',
    'Good morning, I am Mr Pieter Botha.',
    'We are from Laerskool Danie Theron in Pretoria.',
    'From Pretoria to Durban on Friday 14 May, Grade 7 Natural Sciences.',
    'Last year we went to Nirox Park with 60 learners.',
    'The date is fine, and so is the price of the bus.\n> can you do Nirox Park for 30 learners?',
    'A nice trip please.\nKind regards\nLerato Mofokeng\nSunrise Combined',
  ])('none in: %s', (text) => {
    expect(namesIn(text)).toEqual([])
  })
})

describe('numbers with units', () => {
  it.each([
    ['50 Grade 8s and 4 teachers', ['50 learners', 'Grade 8', '4 adults']],
    ['forty-five kids, two nights', ['45 learners', '3 days']],
    ['vyf-en-veertig leerders en drie onderwysers', ['45 learners', '3 adults']],
    ['R4\u00a0750 each, R1,250.50 or ninety rand', ['R4 750', 'R1 250.50', 'R90']],
    ['R1.2k each, R18k in all', ['R1 200', 'R18 000']],
    ['gr 4, 5 and 6', ['Grade 4', 'Grade 5', 'Grade 6']],
    ['Grade 4 to 6 learners', ['Grade 4', 'Grade 6']],
    ['Grade 9, 3 classes', ['Grade 9']],
    ['30 boys and 1 girl on the R62 road', ['30 learners', '1 learners']],
    ['back by 15:00 or 3pm, at 7h30', ['15:00', '15:00', '07:30']],
    ['no drive over 90 minutes or 80 km, three minibuses', ['1 h 30 min', '80 km', '3 vehicles']],
  ])('%s', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts)
  })
  it.each([
    'one adult for every ten learners',
    'we need 10 days notice',
    'a school of 1 150 learners',
    'call 082 555 1234',
    'Grade R',
    'one hundred and sixty rand',
  ])('nothing that counts in: %s', (text) => {
    expect(amountsIn(text).filter((amount) => amount !== 'Grade R')).toEqual([])
  })
})

describe('activities', () => {
  it.each([
    ['sing for the old people and mend a fence', ['sing', 'mend']],
    ['ons wil bou aan huise', ['bou']],
    ['build benches', ['build']],
    ['build confidence at a power plant, Dance Studies', []],
    ['no swimming', []],
  ])('%s', (text, activities) => {
    expect(activitiesIn(text)).toEqual(activities)
  })
})

it('finds every long name of the catalogue in any sentence', () => {
  const places = facts.places.filter(({ name }) => /^\p{L}[^,(:]{12,}$/u.test(name) && name.split(' ').length > 2)
  const frame = fc.constantFrom(
    'we want to see {}',
    'Visit {}, please.',
    '- {}\n- lunch',
    'and on Friday {} in the morning',
  )
  fc.assert(
    fc.property(fc.constantFrom(...places), frame, fc.boolean(), ({ name }, sentence, small) => {
      const text = sentence.replace('{}', small ? name.toLowerCase() : name)
      const at = text.toLowerCase().indexOf(name.toLowerCase())
      const found = read(text).names.some(({ start, end }) => start <= at && end >= at + name.length)
      expect(found || facts.towns.some((town) => town.name === name)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

it('reads any text twice alike, and every part lies inside it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = read(text)
      expect(read(text)).toEqual(once)
      for (const { start, end } of [...once.names, ...once.amounts, ...once.activities]) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 100 },
  )
})
