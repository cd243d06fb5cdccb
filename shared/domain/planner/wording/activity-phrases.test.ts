import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { daysBetween, findPublicHoliday, weekdayOf } from '../../calendar.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'

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
  it('fits the place, and requested activities come first', () => {
    expect(activities({ location: 'Sterkfontein Caves', origin: 'Benoni', days: 1 })).toMatch(
      /cave at Sterkfontein Caves/,
    )
    expect(
      activities({ location: 'Graskop', origin: 'Hazyview', days: 1, wishes: ['how a river drills potholes'] }),
    ).not.toMatch(/^Visit/mu)
  })
  it.each([
    ['Iziko South African Museum', 'Paarl'],
    ['Origins Centre', 'Soweto'],
    ['Ditsong National Museum of Cultural History', 'Soshanguve'],
    ['Didima San Rock Art Centre', 'Winterton'],
  ])('is possible in a hall: %s', (location, origin) => {
    const said = activities({ location, origin, days: 1, wishes: ['rock art'] })
    expect(said).toContain(`Find the rock art on show at ${location}`)
    expect(said).not.toMatch(/touching the rock|the paintings/u)
  })
  it('is to look at rock art if the place has rock art', () => {
    expect(
      activities({ location: 'Wildebeest Kuil Rock Art Centre', origin: 'Kimberley', days: 1, wishes: ['rock art'] }),
    ).toMatch(/Find the rock art at Wildebeest Kuil Rock Art Centre .*without touching the rock/u)
  })
  it('is not a walk if the visit is a boat trip', () => {
    const said = activities({
      location: 'Durban harbour boat cruise',
      origin: 'Durban',
      days: 1,
      wishes: ['mangroves'],
    })
    const onBoard = said.split('\n').filter((line) => line.includes('boat cruise'))
    expect(onBoard).toHaveLength(1)
    expect(onBoard[0]).not.toMatch(/Walk among/u)
    expect(
      activities({ location: 'Umlalazi Nature Reserve', origin: 'Richards Bay', days: 1, wishes: ['mangroves'] }),
    ).toContain('Walk among the mangroves at Umlalazi Nature Reserve')
  })
  it('is not repeated on a trip', () => {
    const said = activities({ location: 'Drakensberg', origin: 'Ladysmith', days: 4, wishes: ['rock art'] })
    expect(said.match(/Find the rock art/gu)).toHaveLength(1)
  })
})

describe('safety measures', () => {
  const safety = (said: Parameters<typeof exampleIdea>[0]) => plan(said).safety_measures.join('\n')
  it('fit heights, storms, wild animals and country roads', () => {
    expect(safety({ location: 'Graskop', origin: 'Hazyview', days: 1 })).toMatch(/Heights:.*\n[^]*Thunderstorms:/u)
    expect(safety({ location: 'Kruger National Park', origin: 'Mbombela', days: 2 })).toContain('Wild animals:')
    expect(safety({ location: 'Coffee Bay', origin: 'East London', days: 3 })).toContain('Country roads:')
  })
  it('ask for more adults near water where there are too few', () => {
    const beach = { location: 'Durban', origin: 'Durban', days: 1, students: 44, wishes: ['surfing lesson'] }
    expect(safety({ ...beach, teachers: 3 })).toMatch(/bring 2 more, or go in turns of 30/)
    expect(safety({ ...beach, teachers: 5 })).not.toMatch(/in turns of/)
  })
  it('do not mention hazards that the trip does not have', () => {
    const indoors = safety({ location: 'Apartheid Museum', origin: 'Soweto', days: 1, startDate: '2027-06-17' })
    expect(indoors).not.toMatch(/Heights:|Thunderstorms:|Wild animals:|Country roads:|Malaria/u)
  })
})

describe('paperwork and objectives', () => {
  it('do not ask for a form before today', () => {
    const form = (startDate: string) =>
      plan({ location: 'Durban', origin: 'Durban', days: 1, startDate }).requirements[0]
    expect(form('2026-12-01')).toMatch(/has passed: speak to the district/)
    expect(form('2027-09-14')).toMatch(/: hand it in by/)
  })
  it.each(['2027-09-14', '2027-08-24', '2027-09-13', '2027-11-16', '2027-09-08', '2027-05-26'])(
    'ask for the form on a day on which the district works: a trip on %s',
    (startDate) => {
      const asked = plan({ location: 'Durban', origin: 'Durban', days: 1, startDate }).requirements[0]!
      const by = new Date(`${/hand it in by (\d+ \w+ \d{4})/u.exec(asked)![1]!} UTC`).toISOString().slice(0, 10)
      expect(weekdayOf(by)).toBeLessThanOrEqual(5)
      expect(findPublicHoliday(facts.calendar, by)).toBeNull()
      const days = Number(/about (\d+) days/u.exec(asked)![1])
      expect(daysBetween(by, startDate)).toBeGreaterThanOrEqual(days)
      expect(daysBetween(by, startDate)).toBeLessThanOrEqual(days + 4)
    },
  )
  it.each([
    ['Bela-Bela Forever Resort hot springs', 'Pretoria', true],
    ['Emmarentia Dam and Johannesburg Botanical Garden', 'Soweto', false],
    ['Magaliesberg Canopy Tour', 'Soweto', false],
  ])('include head office in Gauteng only for activities on the water: %s', (location, origin, isOnWater) => {
    const asked = plan({ location, origin, days: 1 }).requirements.join('\n')
    expect(asked.includes('approved by head office')).toBe(isOnWater)
  })
  it('have the subjects of the grade', () => {
    const subjects = (grade: number) =>
      plan({ location: 'Cape Town', origin: 'Paarl', days: 2, gradeMin: grade, gradeMax: grade }).objectives_map.map(
        ({ subject }) => subject,
      )
    expect(subjects(12)).not.toContain('Social Sciences')
    expect(subjects(8)).not.toContain('History')
  })
})
