import type { Meal, Rates } from '#shared/domain/catalogue/rates'
import type { Stay } from '#shared/domain/catalogue/facts'
import type { RateEnd } from '../request/economy.ts'
import { cateringCents } from './rate-cents.ts'
import { type CostItem, type PriceLine, priceLine } from './cost-line.ts'

/** The meals that the stays do not include: packed lunches after the first day or, with `firstLunch`, on it too, dinners, and groceries if people cook. */
export function mealLines(
  nights: readonly Stay[],
  students: number,
  people: number,
  rates: Rates,
  end: RateEnd,
  firstLunch = false,
): PriceLine[] {
  const lines: PriceLine[] = []
  const add = (item: CostItem, meal: Meal, count: number) => {
    if (count > 0) lines.push(priceLine(item, cateringCents(rates, meal, end), count * people, students))
  }
  const boarded = (...boards: Stay['board'][]) => nights.filter(({ board }) => boards.includes(board)).length
  const lunches = boarded('self-catering', 'bed-breakfast', 'half-board') + (firstLunch ? 1 : 0)
  add({ code: 'packed_lunch' }, 'packed_lunch', lunches)
  add({ code: 'dinner' }, 'dinner', boarded('bed-breakfast'))
  add({ code: 'groceries' }, 'self_catered_per_learner_per_day', boarded('self-catering'))
  return lines
}
