import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-27', gazetteer })
const sights = (text: string) =>
  read(text).requests.flatMap(({ kind, text: said, force }) =>
    (kind === 'sight' || kind === 'activity') && force !== 'not' ? [said.toLowerCase()] : [],
  )

const GIVERS = [
  'A local shop owner',
  'The mine',
  'A church in Nelspruit',
  'Our bakery',
  'The factory',
  'A farm near Brits',
] as const
const GIVES = ['donated', 'has collected', 'gave', 'sponsored', 'will pay', 'has promised'] as const
const TRIP = 'Grade 6, 40 learners and 2 teachers from Mbombela, one day in May: the botanical garden.'

describe('what is named and is no stop of the trip', () => {
  test('who gives the money', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GIVERS), fc.constantFrom(...GIVES), (giver, gives) => {
        expect(sights(`${TRIP} ${giver} ${gives} R5 000.`)).toEqual(sights(TRIP))
      }),
    )
  })

  test.each([
    'We are a school on a sugar farm.',
    'Our school next to the mine has no bus.',
    'It is for the winning house.',
  ])('%s', (words) => {
    expect(sights(`${TRIP} ${words}`)).toEqual(sights(TRIP))
  })

  test('a place where they were, and not again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('We went to', 'We were at', 'They visited', 'Ons was by'),
        fc.constantFrom('the Two Oceans Aquarium', 'Gold Reef City', 'the Apartheid Museum'),
        fc.constantFrom(
          ', it was fine but not again so soon',
          ', so not there again',
          ', dit was puik maar nie weer so gou nie',
        ),
        (were, place, again) => {
          const { requests } = read(`${were} ${place}${again}. Grade 6, 40 learners, a museum in Pretoria.`)
          const named = requests.filter((one) => one.kind === 'sight' && one.placeId !== null)
          expect(named.filter(({ force }) => force !== 'not')).toEqual([])
        },
      ),
    )
  })

  test.each([
    'a mine, Rustenburg / Brits area',
    'a wind farm. Humansdorp / Jeffreys Bay',
    'a dam, Brits or Hartbeespoort side',
  ])('two towns beside each other: %s', (words) => {
    expect(sights(`Grade 9, 44 learners, one day in May: ${words}.`)).toHaveLength(1)
  })
})
