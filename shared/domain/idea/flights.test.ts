import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFlights } from './flights.ts'
import type { AskedFlights } from './idea.ts'
import { normalise } from './normalise.ts'

const TO_BOOK: AskedFlights = { wanted: true, tickets: null }
const IN_HAND: AskedFlights = { wanted: true, tickets: 'in_hand' }
const APART: AskedFlights = { wanted: true, tickets: 'apart' }
const DENIED: AskedFlights = { wanted: false, tickets: null }
const read = (text: string) => readFlights(normalise(text).text)

const examples: [string, AskedFlights | null][] = [
  ['44 learners flying from PE, 2 nights', TO_BOOK],
  ['pax flying ex jhb', TO_BOOK],
  ['Flying in from Johannesburg.', TO_BOOK],
  ['We fly from Lanseria on Thursday', TO_BOOK],
  ['we will go by plane', TO_BOOK],
  ['from Makhanda by air, R5 900 per girl', TO_BOOK],
  ['R9 000 each incl flights', TO_BOOK],
  ['flights included R6 800 per learner', TO_BOOK],
  ['The learners would like to fly', TO_BOOK],
  ['Ons vlieg van Bloemfontein na Kaapstad', TO_BOOK],
  ['ons wil graag vlieg', TO_BOOK],
  ['R7 000 elk, vlugte ingesluit', TO_BOOK],
  ['per vliegtuig van Kimberley', TO_BOOK],
  ['flying from Bloem on Wed 7 April. R7 400 each, flights 3 900 of that', TO_BOOK],
  ['We need flights booked as well', TO_BOOK],
  ['We fly from Durban. The flights are not booked yet', TO_BOOK],
  ['We fly from Durban and have tickets for the aquarium', TO_BOOK],
  ['We have our flights already', IN_HAND],
  ['flights are booked', IN_HAND],
  ['Flights: paid', IN_HAND],
  ['own plane tickets', IN_HAND],
  ['We fly to Cape Town with our own tickets', IN_HAND],
  ['We are flying from East London, tickets are already paid', IN_HAND],
  ['the flights have been paid for by a sponsor', IN_HAND],
  ['we already bought our flights', IN_HAND],
  ['Ons vlugte is klaar betaal', IN_HAND],
  ['ons het reeds ons vliegkaartjies', IN_HAND],
  ['Ons vlieg na Kaapstad, kaartjies is reeds bespreek', IN_HAND],
  ['eie vlugte', IN_HAND],
  ['R40 000 in total, flights excluded', APART],
  ['R4 000 per learner, flights not included', APART],
  ['R4 500 each excluding flights', APART],
  ['R3 000 a learner without flights', APART],
  ['R4 000 elk, vlugte nie ingesluit', APART],
  ['Fly? NO - bus from Kempton Park', DENIED],
  ['fly or bus? bus. from Kathu', DENIED],
  ['no flying please', DENIED],
  ['We do not want to fly', DENIED],
  ['No flights, the parents cannot pay for them', DENIED],
  ['a trip without flights', DENIED],
  ['Ons vlieg nie', DENIED],
  ['geen vlugte', DENIED],
  ['flying is too expensive', DENIED],
  ['R14 000 ex flights', APART],
  ['48 boys, 5 managers, 1 bus driver x2', DENIED],
  ['seven days, self drive', DENIED],
  ['Bus 1 x 65 and a kombi 14, is it enough?', DENIED],
  ['is a 60-seater ok or must we split', DENIED],
  ['we fly and need a 22-seater there', TO_BOOK],
  ["dis 'n bustoer van 5 dae", DENIED],
  ['birds of prey flying free', null],
  ['we want to fly down zip lines in the forest', null],
  ['watch the storks flying from Europe', null],
  ['learn the physics of flight', null],
  ['a flying machine and a flight display', null],
  ['children fly kites on the beach', null],
  ['scenic helicopter flights over the falls', null],
  ['up two flights of stairs', null],
  ['the South African Air Force Museum by bus', null],
  ['We have tickets for the theatre, they are paid', null],
]

describe('what a text says of flights', () => {
  it.each(examples)('%s', (text, expected) => expect(read(text)).toEqual(expected))

  const way = fc.constantFrom('we fly', 'We are flying', 'we will fly', 'Ons vlieg', 'The team flies in, we fly')
  const other = fc.array(
    fc.constantFrom(
      '12 May 2027',
      '40 Grade 9 learners',
      'R3 500 each',
      'museums and a beach',
      'own bus',
      'two vegans',
    ),
    { maxLength: 4 },
  )
  it('is the same wherever in the text it stands', () => {
    fc.assert(
      fc.property(way, other, other, (said, before, after) => {
        expect(read([...before, said, ...after].join('. '))).toEqual(TO_BOOK)
      }),
    )
  })
  it('never charges tickets that are in hand, and never flies a group that refuses', () => {
    const owned = fc.constantFrom(
      'flights are booked',
      'we have our own flights',
      'plane tickets are paid',
      'vlugte is betaal',
    )
    const refused = fc.constantFrom(
      'no flying',
      'we do not want to fly',
      "we won't be flying",
      'geen vlugte',
      'Fly? No',
    )
    fc.assert(
      fc.property(owned, other, other, (said, before, after) => {
        expect(read([...before, said, ...after].join('. '))).toEqual(IN_HAND)
      }),
    )
    fc.assert(
      fc.property(refused, other, other, (said, before, after) => {
        expect(read([...before, said, ...after].join('. '))).toEqual(DENIED)
      }),
    )
  })
  it('is nothing for a text without words for it', () => {
    fc.assert(
      fc.property(other, (parts) => {
        expect(read(parts.join('. '))).toBeNull()
      }),
    )
  })
})
