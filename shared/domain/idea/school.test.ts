import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { coresIn } from '../schools/find-school-phrases.ts'
import { INVENTED_SCHOOLS as schools } from '../schools/invented-schools.fixture.ts'
import { anyText } from './any-text.fixture.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer, schools })

describe('a school of the list', () => {
  it.each([
    ['Berg-en-Dal Primary, Grade 5 to Durban', 'Berg-en-Dal Primary School', 'Durban'],
    ['We are BERG EN DAL PRIMARY SCHOOL and want to see Durban', 'Berg-en-Dal Primary School', 'Durban'],
    ['Ons is Hoërskool Maanskynvlakte, 40 leerders na Pretoria', 'Hoërskool Maanskynvlakte', 'Pretoria'],
    ['hoerskool maanskynvlakte to Pretoria', 'Hoërskool Maanskynvlakte', 'Pretoria'],
    ['Maanskynvlakte High to Pretoria', 'Hoërskool Maanskynvlakte', 'Pretoria'],
    ['Maanskynvlakte P/S to Pretoria', 'Laerskool Maanskynvlakte', 'Pretoria'],
    ['Grade 7s of Laerskool Maanskynvlakte, Ermelo. Trip to Pretoria', 'Laerskool Maanskynvlakte', 'Pretoria'],
    ['St Osmundas College, trip to Stellenbosch', "St Osmunda's College", 'Stellenbosch'],
    ['A.V. Nowhere Primary, trip to Mokopane', 'A V Nowhere Primary School', 'Mokopane'],
    ['Lerwana Junior Primary to Mokopane', 'Lerwana Junior Primary School', 'Mokopane'],
    ['Thutwane Secondary in Soweto to Pretoria', 'Thutwane Secondary School', 'Pretoria'],
  ])('is where the group comes from, and its name is no place: %s', (text, school, location) => {
    const idea = read(text)
    expect(idea.school?.name).toBe(school)
    expect(idea).toMatchObject({ location, locations: [location], origin: idea.school?.town })
    expect(idea.sameNameSchools).toBeUndefined()
  })
  it('has its town and its gate', () => {
    expect(read('Berg-en-Dal Primary to Durban').school).toEqual({
      name: 'Berg-en-Dal Primary School',
      town: 'Pietermaritzburg',
      province: 'KZN',
      lat: -29.6,
      lon: 30.35,
    })
  })
  it('is not the one that is visited', () => {
    for (const text of [
      'Netball against Laerskool Maanskynvlakte',
      'from Standerton to Hoërskool Maanskynvlakte',
      'camp in Laerskool Maanskynvlakte hostel',
    ])
      expect(read(text).school).toBeUndefined()
  })
  it.each([
    ['Berg-en-Dal Primary, we leave from Upington and go to Durban', 'Upington'],
    ['Berg-en-Dal Primary in Newcastle, to Durban', 'Newcastle'],
  ])('is not one far from the place that the group leaves from: %s', (text, origin) => {
    const idea = read(text)
    expect(idea.school).toBeUndefined()
    expect(idea).toMatchObject({ origin, locations: ['Durban'] })
  })
  it('may be far from the centre of its town, whose name the list may write in another way', () => {
    const far = schools.map((school) => ({ ...school, town: 'Maritzburg', lat: -30.2 }))
    const text = 'Berg-en-Dal Primary in Pietermaritzburg, to Durban'
    expect(parseIdea(text, { today: '2026-11-21', gazetteer, schools: far }).school?.lat).toBe(-30.2)
  })
  it('may be in a suburb of the town that the text names', () => {
    expect(read('Berg-en-Dal Primary, Prestbury, to Durban').school?.name).toBe('Berg-en-Dal Primary School')
    expect(read('Berg-en-Dal Primary, Howick, to Durban').school?.name).toBe('Berg-en-Dal Primary School')
  })
  it('is not found by a name of another level, or by a part of its name', () => {
    for (const text of [
      'Berg-en-Dal High to Durban',
      'Dal Primary to Durban',
      'the primary school to Durban',
      'Berg-en-Dal Primary School for Girls to Durban',
    ])
      expect(read(text).school).toBeUndefined()
  })
  it('leaves the rest of the text as it is', () => {
    const text = 'Laerskool Maanskynvlakte in Ermelo, Grade 7, 40 learners, 3 days, trip to Pretoria, R500 each'
    const without = parseIdea(text, { today: '2026-11-21', gazetteer })
    const { school: _school, ...idea } = read(text)
    const evidence = { ...without.evidence, origin: { start: 0, end: 24, confidence: 0.95 } }
    expect(without.origin).toBe('Ermelo')
    expect({ ...idea, wishes: [] }).toEqual({ ...without, evidence, wishes: [] })
  })
  it('has a name that is no wish', () => {
    expect(read('Laerskool Maanskynvlakte to Pretoria').wishes.join()).not.toContain('maanskyn')
  })
})

describe('any text', () => {
  it('has a bounded number of names to look up, and is read with schools as without an error', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(coresIn(text).length).toBeLessThanOrEqual(60)
        const { school, sameNameSchools } = read(text)
        expect(school && sameNameSchools).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })
  it.each(['school ', 'primary school ', 'Laerskool a ', 'Maanskynvlakte Primary ', "st osmunda's college & "])(
    'may repeat %j',
    (words) => {
      expect(coresIn(words.repeat(300)).length).toBeLessThanOrEqual(60)
      read(words.repeat(300))
    },
  )
})

describe('several schools of one name', () => {
  it.each([
    ['Thutwane Secondary, Soweto, to Kimberley', 'Soweto'],
    ['Thutwane Secondary School (Eastern Cape), to Kimberley', 'Mthatha'],
    ['To Kimberley. Thutwane Secondary, 30 learners. We leave from Mthatha', 'Mthatha'],
  ])('are told by town or province: %s', (text, town) => {
    expect(read(text).school?.town).toBe(town)
  })
  it('are not told by the destination, and none is chosen', () => {
    for (const text of [
      'Thutwane Secondary, 30 learners, trip to Soweto',
      'Thutwane Secondary, 30 learners, Kimberley',
    ]) {
      const idea = read(text)
      expect(idea.school).toBeUndefined()
      expect(idea.sameNameSchools).toEqual({ name: 'Thutwane Secondary School', towns: ['Soweto', 'Mthatha'] })
      expect(idea.origin).toBeNull()
    }
  })
})
