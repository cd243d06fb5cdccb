import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { chooseCoaches, hireOf, type Travel } from './choose-coaches.ts'
import { centsOfRand } from '../../money.ts'

const { rates } = readFacts()
const journeys = fc
  .record({ days: fc.integer({ min: 1, max: 10 }), km: fc.integer({ min: 5, max: 3000 }) })
  .map(({ days, km }): Travel => ({ days, nights: days - 1, km, passages: [] }))
const groups = fc.record({ students: fc.integer({ min: 1, max: 900 }), adults: fc.integer({ min: 1, max: 60 }) })
const named = (coaches: ReturnType<typeof chooseCoaches>) =>
  coaches.map(({ vehicle, count }) => `${count} ${vehicle.id}`)

describe('coaches', () => {
  it('have a seat for everybody and enough seats meant for learners', () => {
    fc.assert(
      fc.property(journeys, groups, (travel, { students, adults }) => {
        const coaches = chooseCoaches(rates, travel, students, students + adults, 'typical')
        const sum = (of: (coach: (typeof coaches)[number]) => number) =>
          coaches.reduce((total, one) => total + of(one), 0)
        expect(sum(({ vehicle, count }) => vehicle.seats * count)).toBeGreaterThanOrEqual(students + adults)
        expect(sum(({ vehicle, count }) => vehicle.usable_learner_seats * count)).toBeGreaterThanOrEqual(students)
      }),
    )
  })
  it('are not more than the group needs', () => {
    expect(named(chooseCoaches(rates, { days: 1, nights: 0, km: 60, passages: [] }, 12, 14, 'typical'))).toEqual([
      '1 minibus-16',
    ])
    expect(named(chooseCoaches(rates, { days: 1, nights: 0, km: 60, passages: [] }, 50, 54, 'typical'))).toEqual([
      '1 bus-65',
    ])
  })
  it('do not include the town bus on a tour with nights', () => {
    expect(named(chooseCoaches(rates, { days: 3, nights: 2, km: 700, passages: [] }, 50, 54, 'typical'))).toEqual([
      '1 coach-60',
    ])
  })
  it('cost the greater of the day rate and the kilometre rate', () => {
    const coach = rates.transport.vehicles.find(({ id }) => id === 'coach-60')!
    expect(hireOf(coach, { days: 3, km: 200 }, 'typical')).toEqual({
      unitCents: centsOfRand(coach.per_day.typical),
      units: 3,
      by: 'day',
    })
    expect(hireOf(coach, { days: 3, km: 2000 }, 'typical')).toEqual({
      unitCents: centsOfRand(coach.per_km.typical),
      units: 2000,
      by: 'km',
    })
  })
})
