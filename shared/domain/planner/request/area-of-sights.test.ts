import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { kmBetween } from '../../geo.ts'
import { parseIdea } from '../../idea/parse.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { readTripRequest } from './read-trip-request.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const today = '2026-11-27'
const read = (text: string) => parseIdea(text, { today, gazetteer })

it('goes where all its sights are, whatever town is named for a night on the way', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Colesberg', 'Beaufort West', 'Kimberley', 'Bloemfontein', 'Kroonstad'),
      fc.constantFrom('We would like to sleep one night in', 'Overnight on the way in', 'Stop for the night in'),
      (town, words) => {
        const idea = read(
          `Grade 10 from Pretoria, 5 days, 70 learners. Robben Island, Table Mountain. ${words} ${town}.`,
        )
        const [area] = readTripRequest(idea, facts, today).areas
        const island = facts.places.find(({ id }) => id === 'robben-island-museum')!
        expect(kmBetween(area!, island)).toBeLessThan(120)
      },
    ),
  )
})

it('sees the sights of a tour that names towns on the way', () => {
  const idea = read(
    'Hoërskool in Bloemfontein, 5-dag toer Kaap toe met graad 10, eerste week van Oktober 2027, 70 leerders en 6 personeel. Robbeneiland, Tafelberg, Kirstenbosch. Ons slaap graag een nag in Beaufort-Wes of Colesberg op pad.',
  )
  const sights = planItinerary(idea, facts, { today }).requests!.filter(({ kind }) => kind === 'sight')
  expect(sights.map(({ state }) => state)).toEqual(['met', 'met', 'met'])
})
