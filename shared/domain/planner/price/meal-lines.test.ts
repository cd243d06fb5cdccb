import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { mealLines } from './meal-lines.ts'

const { rates, stays } = readFacts()
const nightsAt = (board: string, count: number) =>
  Array.from({ length: count }, () => stays.find((stay) => stay.board === board)!)
const bought = (board: string, count = 2) =>
  mealLines(nightsAt(board, count), 30, 33, rates, 'typical').map(({ item, quantity }) => [item.code, quantity])

describe('the meals that the stays do not include', () => {
  it('are none with full board', () => expect(bought('full-board')).toEqual([]))
  it('are packed lunches with half board, for learners and adults', () =>
    expect(bought('half-board')).toEqual([['packed_lunch', 66]]))
  it('are dinners as well with breakfast only', () =>
    expect(bought('bed-breakfast')).toEqual([
      ['packed_lunch', 66],
      ['dinner', 66],
    ]))
  it('are groceries if people cook for themselves', () =>
    expect(bought('self-catering')).toEqual([
      ['packed_lunch', 66],
      ['groceries', 66],
    ]))
  it('are a packed lunch on the first day too where lunch must be in the price', () => {
    const lines = mealLines([], 30, 33, rates, 'typical', true)
    expect(lines.map(({ item, quantity }) => [item.code, quantity])).toEqual([['packed_lunch', 33]])
  })
  it('are none on a day trip, when lunch comes from home', () => expect(bought('half-board', 0)).toEqual([]))
})
