import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-27', gazetteer })

describe('a name that may be another one', () => {
  it.each([
    ['a sort of place, far away', 'From Phalaborwa, 4 nights in Hoedspruit: HESC cheetah centre', 'Ann van Dyk'],
    ['one wrong letter, far away', 'Laerskool Malmesbury: Postberg in die Weskus Nasionale Park', 'Potberg'],
    ['the first word of another name', 'Van Vryheid na St Lucia, kampterrein van Ezemvelo', 'Ezemvelo'],
    ['a part of another name', 'Ga-Rankuwa, 5 day trip to Durban, at Durban Exhibition Centre', 'Sharpeville'],
    ['what is in the town beside it', 'From Durban to Pietermaritzburg (Gandhi statue)', 'Lord Vishnu'],
    ['a way to travel', 'Constitution Hill, gr 7, from Tembisa by GAUTRAIN if possible', 'Gautrain'],
    ['what the writer takes back', 'Thohoyandou. Univen en route no that is here. Wits in Johannesburg', 'Venda'],
    [
      'where nobody may walk',
      'From Tembisa to Constitution Hill. I do not want them walking through Hillbrow',
      'Hillbrow',
    ],
  ])('is not taken: %s: %j', (_, text, name) =>
    expect(read(text).locations.filter((one) => one.includes(name))).toEqual([]),
  )
  it.each([
    ['De Wildt cheetah centre from Pretoria', 'Ann van Dyk Cheetah Centre'],
    ['From Bredasdorp to Swellendam and the Potburg vulture colony', 'Potberg vulture colony'],
    ['Sharpeville, the Exhibition Centre, from Vereeniging', 'Sharpeville Memorial and Exhibition Centre'],
  ])('is taken where the trip goes, or if it is whole: %j', (text, name) =>
    expect(read(text).locations).toContain(name),
  )
})

describe('a town with an article', () => {
  const towns = fc.constantFrom('Caledon', 'Parys', 'Ermelo', 'Clarens', 'Sabie')
  it('is a river, and no place of the trip', () =>
    fc.assert(
      fc.property(towns, fc.constantFrom('oor die', 'over the', 'langs die', 'along the'), (town, over) => {
        const { location, locations } = read(
          `Gr 9, school in Ficksburg. To draw the bridge ${over} ${town}. 47 learners`,
        )
        expect([location, ...locations]).not.toContain(town)
      }),
    ))
  it('is the town without one', () =>
    fc.assert(
      fc.property(towns, (town) => {
        expect(read(`From Durban to ${town}, 47 learners`).location).toBe(town)
      }),
    ))
})

describe('where home is', () => {
  const ROUTE = ['Kuruman', 'Kimberley', 'Bloemfontein', 'Clarens']
  it('is told by the first town of a round trip, whatever school is visited', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(ROUTE, { minLength: 3 }), fc.constantFrom(' – ', ' -> ', ' - '), (towns, by) => {
        const text = `Koortoer: ${[...towns, 'terug'].join(by)}. 4 nagte. Optrede by 'n laerskool in ${towns[1]}`
        const { origin, locations } = read(text)
        expect(origin).toBe(towns[0])
        expect(locations).not.toContain(towns[0])
        expect(locations).toEqual(expect.arrayContaining(towns.slice(1)))
      }),
    ))
  it.each([
    ['Grade 11s Germiston, ski trip to Afriski in Lesotho', 'Germiston', 'Afriski'],
    ['Bana ba Grade 5 ba Phuthaditjhaba, Basotho Cultural Village', 'Phuthaditjhaba', 'Phuthaditjhaba'],
    ['*Gr 6 Robben Island trip*\n* Mitchells Plain\n* 74 kids', 'Mitchells Plain', 'Cape Town'],
    ['Origin: eSikhaleni\nLearners: 96\nWant to see the Port of Richards Bay', 'Esikhawini', 'Richards Bay'],
    ['Origin: eMbhekweni\nTo Durban', 'eMbhekweni', 'Durban'],
    [
      "Grade R's from George: Robben Island, Table Mountain cable car. Parents drop off in George",
      'George',
      'Cape Town',
    ],
  ])('%j', (text, origin, location) => expect(read(text)).toMatchObject({ origin, location }))
  it.each([
    ['youth Upington, 28 teens. Outreach weekend in Kimberley, leaving from Upington', 'Upington'],
    ['Uitenhage / Kariega technical high, 40 learners to the VW plant and Gqeberha', 'Uitenhage'],
  ])('is none of the places of the trip: %j', (text, home) => {
    const { origin, locations } = read(text)
    expect(origin).toBe(home)
    expect(locations).not.toContain(home)
  })
  it('ends before a pronoun', () => {
    const { requests } = read('I have 58 grade 7s here in Polokwane and I want to take them to Pretoria')
    expect(requests.filter(({ text }) => text.includes('Polokwane'))).toEqual([])
  })
})
