import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from './parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer })
const PAIRS: [string, string][] = [
  ['Lephalale', 'Cape Town'],
  ['Thohoyandou', 'Pretoria'],
  ['Boksburg', 'Magaliesberg'],
  ['Atlantis', 'Cape Town'],
]
const FRAMES: [string, (from: string, to: string) => string][] = [
  ['an arrow', (from, to) => `${from} >> ${to}, 40 learners`],
  ['a day trip from one to the other', (from, to) => `Day trip ${from} to ${to}, 40 learners`],
  ['the town that they are near', (from, to) => `We are just outside ${from}. Trip to ${to}`],
  ['the town that they are near, in Afrikaans', (from, to) => `Ons is naby ${from} en wil ${to} toe`],
  ['a group that flies', (from, to) => `44 learners of ${from} fly to ${to} in May`],
  ['a grade beside the town', (from, to) => `Gr 7s ${from}, 130 + 6, we go to ${to}`],
  ['a grade and the town in brackets', (from, to) => `Consumer Studies gr 11 (${from}): a tour of ${to}`],
  ['a grade, a comma and the town', (from, to) => `Social Sciences gr 8, ${from}. 2 days. Sleep in ${to}`],
  ['a club of the town', (from, to) => `Scouts ${from}. 24 scouts. ${to}, 2 nights`],
  ['a youth group in the town', (from, to) => `This is for our youth group in ${from}. They want to go to ${to}`],
  ['a school with a comma', (from, to) => `TECHNICAL HIGH, ${from} - GR 12. ${to}, 3 days`],
  [
    'a school near the town',
    (from, to) => `School for blind and partially sighted children near ${from}, ${to}, one day`,
  ],
  ['where we are', (from, to) => `We are in ${from} so I thought ${to}`],
  ['where the group comes home', (from, to) => `A day in ${to}. Must be back in ${from} by four`],
  ['a correction', (from, to) => `40 learners from Durban, no sorry, ${from}. Trip to ${to}`],
  ['a label with dots', (from, to) => `from........ ${from}\nto.......... ${to}`],
  ['families in the town', (from, to) => `9 homeschooling families in ${from}, 20 kids. ${to} for a day`],
  ['a school that is in the town', (from, to) => `40 learners want to see ${to}. School's in ${from}`],
  ['a comprehensive in the town', (from, to) => `Learners at our comprehensive in ${from} want to see ${to}`],
  ['a subject taught there', (from, to) => `I teach Tourism gr 11 in ${from}. Thinking ${to} in March`],
  ['a Sesotho greeting', (from, to) => `Dumelang, ke Ntate Molefe wa ${from}. Re batla ho ya ${to}`],
  ['where the bus picks up', (from, to) => `Pick us up in ${from} at 6. Destination ${to}`],
  ['where the learners live', (from, to) => `My learners live in ${from}. A trip to ${to}`],
  ['the town after the number of learners', (from, to) => `Reward day for 25 learners, ${from}. One day in ${to}`],
  ['the town after a group in brackets', (from, to) => `Chess club (12 kids, ${from}) wants to see ${to}`],
  ['the town between two facts', (from, to) => `To ${to}, not boring. ${from} side. 40 kids R350 each`],
  ['a wider and a nearer name', (from, to) => `We are from Tzaneen side, ${from}. Trip to ${to}`],
  ['two questions', (from, to) => `Where from? ${from}. Where to? ${to}`],
  ['a place that is full', (from, to) => `From ${from}. The camp in Howick is full. Proposed: ${to}`],
  ['a place that is crossed out', (from, to) => `Destination: Howick?? CROSSED OUT -> ${to}. From ${from}`],
  ['a place that is too far', (from, to) => `From ${from}. We thought of Howick but it is too far, so ${to}`],
  ['a new choice', (from, to) => `From ${from}. We voted for a trip to Howick, but it is now ${to}, 40 learners`],
  ['a place on the way', (from, to) => `Trip from ${from} via Howick to ${to}, 40 learners`],
  [
    'a day that they are taken to',
    (from, to) => `58 learners here in ${from}. I want to take them to ${to} for the day`,
  ],
  [
    'what one teaches where, in Afrikaans',
    (from, to) => `Ek gee Wiskunde op ${from} en wil 29 leerders ${to} toe neem`,
  ],
  ['a part of a school', (from, to) => `Ons landbouskool-afdeling op ${from} wil ${to} toe, 36 leerders`],
  ['a school in capitals', (from, to) => `SCHOOL: HIGH SCHOOL (GIRLS) ${from}\nDESTINATION: ${to}`],
  ['labels in Afrikaans', (from, to) => `Plek: ${to}\nSkool: Akademie in ${from}`],
  ['fields between bars', (from, to) => `Skool: Akademie in ${from} | Leerders: 44 | Plek: ${to}`],
  ['a route there and back', (from, to) => `${from} -> ${to} -> ${from}, 40 learners`],
  ['the same route with other arrows', (from, to) => `${from} → ${to} → ${from}, 40 learners`],
  ['an area in which to look', (from, to) => `Prefects, school in ${from}, 40 learners\nArea: ${to}, within 60 km`],
  ['a team of the town', (from, to) => `Our hockey side in ${from} wants a tour for the under 16s to ${to}`],
  ['grades of the town', (from, to) => `Our grade 7s in ${from} need a trip to ${to}`],
  [
    'what was won elsewhere',
    (from, to) => `School in ${from}. We won the zonals in Howick and go to the finals in ${to}`,
  ],
  ['learners of the town', (from, to) => `Our learners in ${from} have never seen ${to}`],
  ['a class with its number', (from, to) => `Ons Grade 9 Life Orientation klas (31) in ${from} wil ${to} toe`],
  [
    'a choir met there',
    (from, to) => `School in ${from}, 55 learners, trip to ${to}, a workshop with a ${to} school choir`,
  ],
  ['a plan of before', (from, to) => `Skool op ${from}. Dit was eers die plan om Howick toe te gaan, nou ${to}`],
  ['a town that is too far', (from, to) => `School in ${from}. Howick?? too far they say. Trip to ${to}`],
  ['Afrikaans', (from, to) => `Ons wil ${to} toe, ons ry van ${from} af`],
]

describe('where a trip goes from and to', () => {
  it.each(FRAMES.flatMap(([name, write]) => PAIRS.map(([from, to]) => [name, write(from, to), from, to] as const)))(
    'is told by %s: %j',
    (_, text, from, to) => expect(read(text)).toMatchObject({ origin: from, location: to }),
  )
})

describe('a town of the text', () => {
  it.each([
    ['We go to Durban: the Inanda heritage route, then the zoo', null],
    ['Camp for gr 8. Proposed: Bela-Bela, or else Hammanskraal. 150 learners', null],
    ['Gr 10, 2 nights\n- a long game drive in Hluhluwe\n- the hippo and croc boat St Lucia', null],
    ['I want my girls to follow a garment from cloth to shop in Durban, with Mrs Pillay', null],
    ['From: Principal\nTo: Ms Khoza\nVisit Durban with gr 7', null],
    ['Tour to Durban, 30 girls. 5 fixtures, ideally Danville, Klerksdorp, Westville', null],
    ['MATCHES: AT LEAST 4. PAARL, BLOEMHOF\nDESTINATION: Stellenbosch', null],
    ['Gr 10: slavery at the Cape, two days in Durban', null],
  ])('is no origin in %j', (text, origin) => expect(read(text).origin).toBe(origin))
  it.each([
    ['Last October we took the Grade 7s to Hogsback, so this time it will be Port Alfred', 'Port Alfred'],
    ['Coffee Bay, five days. If the museum in Mthatha is on the way stop there', 'Coffee Bay'],
    ['A cotton mill in Durban. Not the mall at Camperdown', 'Durban'],
  ])('is not the destination only because it is named first or last in %j', (text, location) =>
    expect(read(text).location).toBe(location),
  )
  it.each([
    ['Benoni, gr 10 History, 41 pupils. Isandlwana and Talana, two nights', 'Benoni', 'Isandlwana'],
    [
      'Senior choir Rustenburg, 55 learners, invited by a church in Pinetown to sing on 23 May 2027',
      'Rustenburg',
      'Pinetown',
    ],
    [
      'Hospitality Gr 11 Phokeng, 23 learners. Kitchens at Sun City and a chef school in Pretoria',
      'Phokeng',
      'Sun City',
    ],
    ["Our sister school in Kokstad has invited us. We're in Durban North, 22 kids", 'Durban North', 'Kokstad'],
    ['NETBALL TOUR - DURBAN\nKlerksdorp, U/14A, 30 girls, 5 nights', 'Klerksdorp', 'Durban'],
    ['Choir tour to Cape Town, 3 nights. 40 singers. Upington', 'Upington', 'Cape Town'],
    ['Trip to Durban, 40 learners, then Ballito', null, 'Durban'],
    ['Trip to Durban, 40 learners, via Ladysmith', null, 'Durban'],
  ])('is home if it is far from all others and has no part in the trip: %j', (text, origin, location) =>
    expect(read(text)).toMatchObject({ origin, location }),
  )
  it.each([
    ['We travel to the Cape for 4 nights from Springbok', 'Cape Town'],
    ['Ons wil Kaap toe, van Upington', 'Cape Town'],
    ['Gr 10 does slavery at the Cape. From Paarl', null],
    ['We saw the Cape Colony on a map. From Paarl', null],
  ])('is the Cape only where one goes there: %j', (text, location) => expect(read(text).location).toBe(location))
  it('is known with the prefix that isiZulu writes for "in"', () => {
    expect(read('Abafundi 60 baya eThekwini, siphuma eMlazi').origin).toBe('Umlazi')
  })
})

describe('a settlement without sights', () => {
  it.each(['Ga-Rankuwa', 'Komaggas', 'Mpophomeni', 'Bonteheuwel'])('is home if the text names it first: %s', (town) =>
    expect(read(`${town}, gr 10, 31 learners, Kirstenbosch`)).toMatchObject({ origin: town, location: 'Cape Town' }),
  )
  it('is the destination if the text says so', () =>
    expect(read('Trip to Komaggas, 31 learners, then Springbok')).toMatchObject({ origin: null, location: 'Komaggas' }))
})

describe('a name that is no place', () => {
  it.each([
    ['the committee of parents', 'Trip to Durban, 40 learners. The PTA pays R5 000', 'Durban'],
    [
      'a gate with the name of a person',
      'Robben Island, 40 learners, we meet at the Nelson Mandela Gateway',
      'Cape Town',
    ],
    ['a word near a number', 'A secondary school in Vhembe district. Destination: Durban', 'Durban'],
  ])('%s: %j', (_, text, location) => expect(read(text)).toMatchObject({ location, province: expect.any(String) }))
})

it('does not take the two ends of a hike for a drive from home', () =>
  expect(
    read('Award group, East London, 15 pupils. Hiking on the Wild Coast, Port St Johns to Coffee Bay'),
  ).toMatchObject({
    origin: 'East London',
  }))

describe('the home of a group that stays near', () => {
  it.each([
    'Farm animals for our Grade R (36 littlies, Paarl). One day',
    'Somewhere nice. 140 kids gr 1-7, Paarl. One day.',
    'u13 cricket boys, Paarl. treat them. 14 boys + 2 coaches',
    'Gr 8 class, Paarl: a factory. 2 classes = 74',
    'School for the Deaf, Paarl. 22 learners, one day',
  ])('is the town of "%s"', (text) => expect(read(text)).toMatchObject({ origin: 'Paarl', location: 'Paarl' }))
  it.each([
    '40 learners, a farm near Paarl',
    'Visit Paarl with 40 learners',
    'Paarl 3 days, 60 grade 7s',
    'Bird Island and Paarl, 40 learners',
    '24 learners, 2 teachers, Paarl, 2 nights',
  ])('is not told by "%s"', (text) => expect(read(text).origin).toBeNull())
  it.each(['Nkqubela FM', 'Radio Pretoria', 'the studio of Knysna FM'])('is not the town of %s', (station) =>
    expect(read(`Media club of Kariega, 14 kids, wants to see ${station}`)).toMatchObject({
      origin: 'Kariega',
      location: null,
    }),
  )
  it('is not read from a university or an animal', () => {
    expect(read('Open days: Rhodes and NMU. 30 grade 12s from Qonce').location).toBe('Makhanda')
    expect(read('Loskop Dam for 44 learners of Brits, to walk to see the rhino').locations).not.toContain('Makhanda')
  })
})
