import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { describe, expect, it } from 'vitest'
import { CONCEPTS } from '#shared/domain/catalogue/concepts'
import { OFFERS } from '#shared/domain/catalogue/offers'
import { conceptsTaughtAt } from '#shared/domain/catalogue/concepts-at'
import { teaches, topicsFor } from './teaching.ts'

const { curriculum, places } = readFacts()
const placeOf = (id: string) => places.find((place) => place.id === id)!
/** Topics of a subject in a grade that a place shows. */
const shownAt = (id: string, subject: string, grade: number): string[] =>
  topicsFor(curriculum, grade, grade, subject)
    .filter((entry) => teaches(placeOf(id), entry.subject, curriculum))
    .flatMap(({ topics }) => Object.entries(topics))
    .filter(([, concepts]) => concepts.some((concept) => conceptsTaughtAt(placeOf(id)).has(concept)))
    .map(([topic]) => topic)

describe('topics of the curriculum are tied to places by codes:', () => {
  it.each([
    ['apartheid-museum', 'History', 9, 'apartheid laws'],
    ['mapungubwe-national-park-and-interpretation-centre', 'Social Sciences', 6, 'an African kingdom: Mapungubwe'],
    ['sterkfontein-caves', 'Life Sciences', 12, 'hominid fossils and Cradle of Humankind'],
    ['irene-dairy-farm', 'Life Skills', 0, 'dairy and wool farming'],
    ['jse-education-visit', 'Accounting', 12, 'companies and their shares'],
  ])('%s shows in %s, Grade %i: %s', (id, subject, grade, topic) => {
    expect(shownAt(id, subject, grade)).toContain(topic)
  })
  it.each([
    ['apartheid-museum', 'History', 7],
    ['port-natal-maritime-museum', 'Accounting', 11],
    ['iziko-slave-lodge', 'History', 9],
  ])('%s shows nothing of %s in Grade %i', (id, subject, grade) => {
    expect(shownAt(id, subject, grade).filter((topic) => !topic.startsWith('oral history'))).toEqual([])
  })
})

it('every place shows a concept, and every offer belongs to one', () => {
  expect(places.filter((place) => conceptsTaughtAt(place).size === 0).map(({ id }) => id)).toEqual([])
  const tied = new Set<string>(CONCEPTS.flatMap(({ offers }) => offers))
  expect(OFFERS.filter(({ code }) => !tied.has(code))).toEqual([])
})

describe('a place teaches what it is known for and its kind carries:', () => {
  it.each([
    ['national-zoological-garden', 'Natural Sciences and Technology', 4, 'strengthening materials'],
    ['witbank-dam-and-nature-reserve', 'Natural Sciences', 9, 'reactions of metals'],
    ['kusile-power-station', 'Natural Sciences', 9, 'electric cells'],
    ['cradle-nature-reserve-and-malapa', 'Life Sciences', 12, 'reproduction in vertebrates'],
    ['strandfontein-beach-matzikama', 'Social Sciences', 6, 'trade'],
    ['cango-caves', 'Social Sciences', 7, 'volcanoes, earthquakes and floods'],
  ])('%s has nothing for %s, Grade %i: %s', (id, subject, grade, topic) => {
    expect(shownAt(id, subject, grade)).not.toContain(topic)
  })
})
