import { describe, expect, it } from 'vitest'
import type { Candidate } from '../candidates/candidates.ts'
import { withBonus } from './wish-bonus.ts'

describe('a place with a bonus', () => {
  it('has in its value the sum of all its bonuses, so that the value without them is known', () => {
    const place = { value: 70, bonus: 0 } as Candidate
    const { value, bonus } = withBonus(withBonus(place, 200), 400)
    expect({ value, bonus, without: value - bonus }).toEqual({ value: 670, bonus: 600, without: 70 })
  })
})
