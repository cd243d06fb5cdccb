import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import type { Plan } from '../plan.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { findArea } from '../request/find-areas.ts'
import { ENGLISH } from './language/writer.ts'
import { areaPhrase } from './place-names.ts'

const facts = readFacts()
const summary = (location: string, origin: string) =>
  planItinerary(
    exampleIdea({ location, origin, days: 1, startDate: '2027-05-11', gradeMin: 9, gradeMax: 9, students: 30 }),
    facts,
    { today: '2026-11-21' },
  ).summary

describe('where a trip is', () => {
  it.each([
    ['Southern Suburbs', 'Paarl', 'in the Southern Suburbs'],
    ['Northern Suburbs', 'Paarl', 'in the Northern Suburbs'],
    ['Atlantic Seaboard', 'Paarl', 'on the Atlantic Seaboard'],
    ['Cape Peninsula', 'Paarl', 'on the Cape Peninsula'],
    ['Soweto', 'Pretoria', 'in Soweto'],
    ['Winelands', 'Cape Town', 'in the Winelands'],
    ['Panorama Route', 'Mbombela', 'along the Panorama Route'],
    ['Gariep Dam', 'Colesberg', 'at Gariep Dam'],
  ])('has the usual South African preposition: %s', (location, origin, said) => {
    expect(summary(location, origin)).toMatch(new RegExp(`^A day ${said} for 30 `, 'u'))
  })
  // Most of what there is to visit lies in the city beside them, and the summary then names that.
  it.each([
    ['Cape Flats', 'on the Cape Flats'],
    ['West Rand', 'on the West Rand'],
  ])('has it for an area that a plan does not come to: %s', (name, said) => {
    const request = { areas: [findArea(facts, name)] }
    expect(areaPhrase({ request, days: [] } as unknown as Plan, facts, ENGLISH)).toBe(said)
  })
})
