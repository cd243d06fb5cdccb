import { expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const asked = (location: string, origin: string) =>
  planItinerary(exampleIdea({ location, origin, days: 1 }), facts, { today: '2026-11-21' }).requirements

it('all that a province asks of a trip is one sentence', () => {
  const always = 'KwaZulu-Natal: a risk assessment, the driver’s accident history and a vehicle inspection'
  expect(asked('Durban', 'Ladysmith')).toContain(`${always}.`)
  expect(asked('Clarens', 'Ladysmith')).toContain(`${always}; trips out of the province go to the head of department.`)
})

it('one office approves a trip, and the plan says why it is not the district', () => {
  const approvals = (location: string) => asked(location, 'Pretoria').filter((line) => line.includes('approved by'))
  const [wet, dry] = [approvals('Bela-Bela Forever Resort hot springs'), approvals('Freedom Park')]
  expect([wet.length, dry.length]).toEqual([1, 1])
  expect(wet[0]).toContain('approved by head office, as Gauteng asks for a trip with water activities, before')
  expect(wet[0]).not.toContain('district')
  expect(dry[0]).toContain('approved by the district before')
})
