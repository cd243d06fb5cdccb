import type { Rates, Stay } from '#shared/domain/catalogue/facts'
import { cateringCents, type RateEnd } from './rate-card.ts'
import { type PriceLine, priceLine } from './cost-line.ts'

/** What the beds do not include: packed lunches after the first day, dinners and breakfasts where people cook for themselves. */
export function mealLines(
  nights: readonly Stay[],
  students: number,
  people: number,
  rates: Rates,
  end: RateEnd,
): PriceLine[] {
  const lines: PriceLine[] = []
  const add = (item: string, meal: string, count: number) => {
    if (count > 0) lines.push(priceLine('Meals', item, cateringCents(rates, meal, end), count * people, students))
  }
  const boarded = (...boards: Stay['board'][]) => nights.filter(({ board }) => boards.includes(board)).length
  add('Packed lunches on tour', 'packed_lunch', boarded('self-catering', 'bed-breakfast', 'half-board'))
  add('Dinners', 'dinner', boarded('bed-breakfast'))
  add(
    'Groceries for dinner and breakfast, cooked by the group',
    'self_catered_per_learner_per_day',
    boarded('self-catering'),
  )
  return lines
}
