import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeToldApart, chooseKinds } from './choose-kinds.ts'

const plan = fc.record({
  title: fc.constantFrom('Rivers', 'Rocks', 'Rhinos', 'Rights'),
  cents: fc.integer({ min: 20_000, max: 26_000 }),
  points: fc.integer({ min: 1000, max: 3000 }),
})
const cases = fc.tuple(plan, fc.array(plan, { maxLength: 5 }))

describe('the plans that stand beside the first one', () => {
  it('are at most two of the candidates, each with a title and a price of its own', () => {
    fc.assert(
      fc.property(cases, ([first, candidates]) => {
        const chosen = chooseKinds(first, candidates)
        expect(chosen.length).toBeLessThanOrEqual(2)
        expect(chosen.every((one) => candidates.includes(one))).toBe(true)
        expect(canBeToldApart([first, ...chosen])).toBe(true)
      }),
    )
  })

  it('are fewer than two only if no two can stand there', () => {
    fc.assert(
      fc.property(cases, ([first, candidates]) => {
        const { length } = chooseKinds(first, candidates)
        const fitting = candidates.filter((one) => canBeToldApart([first, one]))
        if (length === 0) expect(fitting).toEqual([])
        if (length < 2)
          for (const one of fitting)
            for (const other of fitting) if (one !== other) expect(canBeToldApart([one, other])).toBe(false)
      }),
    )
  })

  it('are those with the most points among those whose prices are as far apart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1000, max: 3000 }), { minLength: 2, maxLength: 5 }), (points) => {
        const first = { title: 'First', cents: 20_000, points: 0 }
        const candidates = points.map((one, i) => ({ title: `${i}`, cents: 30_000 + i * 1000, points: one }))
        const best = points.toSorted((a, b) => b - a).slice(0, 2)
        const sum = chooseKinds(first, candidates).reduce((all, one) => all + one.points, 0)
        expect(sum).toBe(best[0]! + best[1]!)
      }),
    )
  })

  it('cost clearly more or less, if there are such', () => {
    const first = { title: 'First', cents: 20_000, points: 0 }
    const near = { title: 'Near', cents: 20_600, points: 3000 }
    const nearer = { title: 'Nearer', cents: 19_400, points: 3000 }
    const far = { title: 'Far', cents: 26_000, points: 1000 }
    expect(chooseKinds(first, [near, nearer, far])).toEqual([near, far])
  })
})
