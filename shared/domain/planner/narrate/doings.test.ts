import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { EXPERIENCES } from '../candidates/experiences.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'
import { particularDoings } from './doings.ts'

const facts = readFacts()
const plan = (said: Parameters<typeof exampleIdea>[0]) =>
  planItinerary(exampleIdea({ startDate: '2027-02-16', gradeMin: 10, gradeMax: 10, ...said }), facts, {
    today: '2026-11-21',
  })
const activities = (said: Parameters<typeof exampleIdea>[0]) =>
  plan(said)
    .daily_itinerary.flatMap((day) => day.activities)
    .join('\n')

describe('what learners do', () => {
  it('is said for things that the planner knows', () => {
    const names = EXPERIENCES.map(({ name }) => name)
    expect(particularDoings.filter((name) => !names.includes(name))).toEqual([])
  })
  it('fits the place, and what was asked for comes first', () => {
    expect(activities({ location: 'Sterkfontein Caves', origin: 'Benoni', days: 1 })).toMatch(
      /cave at Sterkfontein Caves/,
    )
    expect(
      activities({ location: 'Graskop', origin: 'Hazyview', days: 1, wishes: ['how a river drills potholes'] }),
    ).not.toMatch(/^Visit/mu)
  })
})

describe('safety measures', () => {
  const safety = (said: Parameters<typeof exampleIdea>[0]) => plan(said).safety_measures.join('\n')
  it('fit heights, storms, wild animals and country roads', () => {
    expect(safety({ location: 'Graskop', origin: 'Hazyview', days: 1 })).toMatch(/Heights:.*\n[^]*Thunderstorms:/u)
    expect(safety({ location: 'Kruger National Park', origin: 'Mbombela', days: 2 })).toContain('Wild animals:')
    expect(safety({ location: 'Coffee Bay', origin: 'East London', days: 3 })).toContain('Country roads:')
  })
  it('do not fear what is not there', () => {
    const indoors = safety({ location: 'Apartheid Museum', origin: 'Soweto', days: 1, startDate: '2027-06-17' })
    expect(indoors).not.toMatch(/Heights:|Thunderstorms:|Wild animals:|Country roads:|Malaria/u)
  })
})
