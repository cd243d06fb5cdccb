import { describe, expect, it } from 'vitest'
import { readAddressBook } from '../../../scripts/catalogue/read-address-book.ts'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { isForAddresses } from '../catalogue/gazetteer.ts'
import { findArea } from '../planner/request/find-areas.ts'
import { PROVINCES, type Province } from '../provinces.ts'
import { gazetteerIndex, placeKey } from './gazetteer-index.ts'
import { readPlaces } from './places.ts'
import { IdeaText } from './idea-text.ts'

const gazetteer = gazetteerOf(readFacts())
const examples: [text: string, location: string | null, province: string | null, origin: string | null][] = [
  ['to the berg from jozi', 'Drakensberg', 'KZN', 'Johannesburg'],
  ['Springbok to Port Nolloth', 'Port Nolloth', 'NC', 'Springbok'],
  ['flying from PE to CPT', 'Cape Town', 'WC', 'Gqeberha'],
  ['Apartheid Museum', 'Johannesburg', 'GP', null],
  ['Sci-Bono, bus from Katlehong', 'Johannesburg', 'GP', 'Katlehong'],
  ['V&A waterfront from Wellington', 'Cape Town', 'WC', 'Wellington'],
  ['Groot Gat, van Bloemfontein', 'Kimberley', 'NC', 'Bloemfontein'],
  ['Midlands (KZN)', 'KZN Midlands', 'KZN', null],
  ['I am a teacher in Paarl and want a farm nearby', 'Paarl', 'WC', 'Paarl'],
  [
    'Our school, Thuto Primary in Katlehong, would like to go to the Johannesburg Zoo',
    'Johannesburg',
    'GP',
    'Katlehong',
  ],
  ['Mahikeng school, Johannesburg: Constitution Hill, Liliesleaf, Soweto', 'Johannesburg', 'GP', 'Mahikeng'],
  ['Hoerskool Ermelo na Kaapstad', 'Cape Town', 'WC', 'Ermelo'],
  ['from Bloemfontein to Kimbereley', 'Kimberley', 'NC', 'Bloemfontein'],
  ['stelenbosch', 'Stellenbosch', 'WC', null],
  ['Capetown', 'Cape Town', 'WC', null],
  ['Plettenburg Bay', 'Plettenberg Bay', 'WC', null],
  ["Betty's Bay from King William's Town", "Betty's Bay", 'WC', 'Qonce'],
  ['Two Oceans Aquarium', 'Cape Town', 'WC', null],
  ['Kruger', 'Kruger National Park', null, null],
  ['somewhere in the Eastern Cape', 'Eastern Cape', 'EC', null],
  ['Destination: Nelspruit\nFrom: White River', 'Mbombela', 'MP', 'White River'],
  ['trip to Lesotho from Bloemfontein', 'Lesotho', null, 'Bloemfontein'],
  ['bus from Kwaggafontein to Durban', 'Durban', 'KZN', 'Kwaggafontein'],
  ['We are Richmond (N. Cape) not KZN. To Graaff-Reinet', 'Graaff-Reinet', 'EC', 'Richmond (Northern Cape)'],
  ['travel Bloemfontein - Gariep Dam', 'Gariep Dam', 'FS', 'Bloemfontein'],
  ['PE 2 Storms River, 2 days', 'Storms River', 'EC', 'Gqeberha'],
  ['PE 2 periods a week', null, null, null],
  ['dis mev botha v upington. augrabies 1 dag', 'Augrabies', 'NC', 'Upington'],
  ['a camp at Parys on the Vaal', 'Parys', 'FS', null],
  ['no longer Durban but Sun City. The bus leaves from our gate in Hammanskraal', 'Sun City', 'NW', 'Hammanskraal'],
  ['Venue: Little Frog Farm', 'Little Frog Farm', null, null],
  ['Knysna, from Elsies River', 'Knysna', 'WC', 'Elsies River'],
  ['gr 10 apartheid mus', 'Johannesburg', 'GP', null],
  ['a weekend in Cape Town', 'Cape Town', 'WC', null],
  ['sihamba eCape Town', 'Cape Town', 'WC', null],
  ['Karoo Nasionale Park', 'Beaufort West', 'WC', null],
  ['on behalf of our SGB, Umlazi. To Durban', 'Durban', 'KZN', 'Umlazi'],
  ['Soweto, not Sandton', 'Soweto', 'GP', null],
  ['returning the same day to Hammanskraal', null, null, 'Hammanskraal'],
  ['Regards, Alice', null, null, null],
  ['Mr George Robertson', null, null, null],
  ['5 provinces tour', null, null, null],
  ['the nature reserve and the museum', null, null, null],
  ['cheap prices for parks and parts', null, null, null],
]

/** Every name of two towns in the lists, and how each of them may be written. */
const sameNameTowns = [...gazetteerIndex(gazetteer).sameNameTowns].flatMap(([key, others]) =>
  [gazetteerIndex(gazetteer).exact.get(key)!, ...others].map(({ name, province }) => ({ name, province })),
)
const ways: [how: string, write: (town: string, province: Province) => string][] = [
  ['in brackets', (town, province) => `trip to ${town} (${PROVINCES[province]})`],
  ['after a comma', (town, province) => `Trip to ${town}, ${PROVINCES[province]}, 30 learners`],
  ['by its letters', (town, province) => `trip to ${town} ${province}`],
  ['somewhere near', (town, province) => `${PROVINCES[province]}, a camp at ${town} for Grade 6`],
]

describe('towns with the same name', () => {
  const plain = (name: string) => name.replace(/ \(.*\)$/u, '')
  it('are those that the address list has in two provinces, and a province is not read as a town', () => {
    const provincesOf = new Map<string, Set<Province>>()
    for (const { name, province } of [...gazetteer.towns.filter(isForAddresses), ...readAddressBook().settlements]) {
      const key = placeKey(plain(name))
      provincesOf.set(key, (provincesOf.get(key) ?? new Set()).add(province))
    }
    const shared = [...provincesOf].filter(([, provinces]) => provinces.size > 1)
    expect(shared.length).toBeGreaterThan(15)
    for (const [key, provinces] of shared)
      expect(
        sameNameTowns
          .filter(({ name }) => placeKey(plain(name)) === key)
          .map(({ province }) => province)
          .toSorted(),
        key,
      ).toEqual([...provinces].toSorted())
    expect(readPlaces(new IdeaText('trip to Mpumalanga'), gazetteer)).toMatchObject({ location: 'Mpumalanga' })
  })
  describe.each(sameNameTowns)('$name, $province', ({ name, province }) => {
    it.each(ways)('is told by its province %s', (_, write) => {
      const read = readPlaces(new IdeaText(write(plain(name), province)), gazetteer)
      expect(read).toMatchObject({ location: name, province })
    })
    it('is told as the town that the group comes from', () => {
      const text = `from ${plain(name)} (${PROVINCES[province]}) to Bloemfontein`
      expect(readPlaces(new IdeaText(text), gazetteer)).toMatchObject({
        location: 'Bloemfontein',
        origin: name,
        province: 'FS',
      })
    })
  })
  it.each([
    ['trip to Middelburg', 'Middelburg', 'MP'],
    ['trip to Frankfort', 'Frankfort', 'FS'],
    ['trip to Newlands', 'Newlands', 'WC'],
    ['trip to Rosebank, Cape Town', 'Rosebank (Western Cape)', 'WC'],
    ['camp in Berea, Johannesburg', 'Berea (Gauteng)', 'GP'],
    ['trip to Rosebank and Cape Town', 'Rosebank', null],
    ['from Richmond to the Northern Cape', 'Northern Cape', 'NC'],
  ])('is the best-known one without a province: %j', (text, location, province) => {
    expect(readPlaces(new IdeaText(text), gazetteer)).toMatchObject({ location, province })
  })
  it('has the right position in the planner', () => {
    const facts = readFacts()
    for (const { name, province } of sameNameTowns) expect(findArea(facts, name)?.province).toBe(province)
  })
})

describe('places', () => {
  it.each(examples)('reads %j', (text, location, province, origin) => {
    expect(readPlaces(new IdeaText(text), gazetteer)).toMatchObject({ location, province, origin })
  })
  it('keeps the place and its town', () => {
    expect(readPlaces(new IdeaText('Apartheid Museum and Constitution Hill'), gazetteer).locations).toEqual([
      'Johannesburg',
      'Apartheid Museum',
      'Constitution Hill',
    ])
  })
  it('has less confidence in a misspelt name', () => {
    const ideaText = new IdeaText('trip to stelenbosch')
    readPlaces(ideaText, gazetteer)
    expect(ideaText.evidence.location?.confidence).toBeLessThan(0.8)
  })
  it('finds every town of the catalogue by its own name', () => {
    const missed = gazetteer.towns
      .filter(({ kind }) => kind !== 'province')
      .map(({ name }) => name)
      .filter((name) => {
        const { location } = readPlaces(new IdeaText(`trip to ${name}`), gazetteer)
        return location !== name.replace(/ \(.*\)$/u, '') && location !== `KZN ${name}`
      })
    expect(missed).toEqual([])
  })
  it('finds every place of the catalogue by its own name', () => {
    const missed = gazetteer.places.filter(({ name, town }) => {
      const { locations, location } = readPlaces(new IdeaText(`visit ${name}`), gazetteer)
      return location !== town && !locations.includes(name)
    })
    expect(missed.map(({ name }) => name)).toEqual([])
  })
})
