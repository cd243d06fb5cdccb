import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { centsOfRand } from '../../money.ts'
import { hireFor, hireOf, type Hired, type Use } from './hire.ts'

const { rates } = readFacts()
const useOf = (days: number, km: number): Use => ({
  for: 'trip',
  whole: Array.from({ length: days }, (_, i) => i + 1),
  half: [],
  km,
  nights: days - 1,
  passages: [],
})
const uses = fc
  .record({ days: fc.integer({ min: 1, max: 10 }), km: fc.integer({ min: 5, max: 3000 }) })
  .map(({ days, km }) => useOf(days, km))
const groups = fc.record({ students: fc.integer({ min: 1, max: 900 }), adults: fc.integer({ min: 1, max: 60 }) })
const named = ({ coaches }: Hired) => coaches.map(({ vehicle, count }) => `${count} ${vehicle.id}`)
const hire = (use: Use, students: number, people: number) => hireFor(use, { students, people }, rates, 'typical')
const coach = rates.transport.vehicles.find(({ id }) => id === 'coach-60')!

describe('vehicles', () => {
  it('have a seat for everybody and enough seats meant for learners', () => {
    fc.assert(
      fc.property(uses, groups, (use, { students, adults }) => {
        const { coaches } = hire(use, students, students + adults)
        const sum = (of: (one: (typeof coaches)[number]) => number) =>
          coaches.reduce((total, one) => total + of(one), 0)
        expect(sum(({ vehicle, count }) => vehicle.seats * count)).toBeGreaterThanOrEqual(students + adults)
        expect(sum(({ vehicle, count }) => vehicle.usable_learner_seats * count)).toBeGreaterThanOrEqual(students)
        for (const { vehicle, count } of coaches) expect(count).toBeLessThanOrEqual(vehicle.at_most ?? Infinity)
      }),
    )
  })
  it('are not more than the group needs', () => {
    expect(named(hire(useOf(1, 160), 12, 14))).toEqual(['1 minibus-16'])
    expect(named(hire(useOf(1, 60), 50, 54))).toEqual(['1 bus-65'])
  })
  it('are a minibus taxi only for a small group on a short trip', () => {
    expect(named(hire(useOf(1, 60), 12, 14))).toEqual(['1 minibus-taxi-15'])
    expect(named(hire(useOf(2, 60), 12, 14))).toEqual(['1 minibus-16'])
  })
  it('are no minibus taxi behind a bus', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20 }), (students, adults) => {
        const sorts = named(hire(useOf(1, 60), students, students + adults))
        if (sorts.some((one) => one.endsWith('minibus-taxi-15'))) expect(sorts).toHaveLength(1)
      }),
    )
  })
  it('are no town bus on a tour with nights', () => {
    expect(named(hire(useOf(3, 700), 50, 54))).toEqual(['1 coach-60'])
  })
  it('cost the greater of the rate by day and the rate by km', () => {
    expect(hireOf(coach, useOf(3, 200), 'typical')).toEqual([
      { by: 'day', days: [1, 2, 3], unitCents: centsOfRand(coach.per_day.typical), units: 3 },
    ])
    expect(hireOf(coach, useOf(3, 2000), 'typical')).toEqual([
      { by: 'km', days: [1, 2, 3], unitCents: centsOfRand(coach.per_km.typical), units: 2000 },
    ])
  })
  it('cost the greater of whole and half days together and the rate by km', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), fc.nat(900), (whole, half, km) => {
        const days = (count: number, from: number) => Array.from({ length: count }, (_, i) => i + from)
        const use = { whole: days(whole, 1), half: days(half, 1 + whole), km }
        const cents = hireOf(coach, use, 'typical').reduce((sum, { unitCents, units }) => sum + unitCents * units, 0)
        const byTime = whole * coach.per_day.typical + half * coach.per_half_day.typical
        expect(cents).toBe(centsOfRand(Math.max(byTime, km * coach.per_km.typical)))
      }),
    )
  })
})
