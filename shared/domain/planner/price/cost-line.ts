import { sumCents } from '../../money.ts'

export type CostCategory =
  | 'Transport'
  | 'Accommodation'
  | 'Meals'
  | 'Entrance fees'
  | 'Guides'
  | 'Insurance'
  | 'Contingency'
  | 'Platform fee'

/** One line of the price: unit × quantity is the group's total exactly; the learner's share is rounded to the cent. */
export interface PriceLine {
  category: CostCategory
  item: string
  unitCents: number
  quantity: number
  totalCents: number
  perStudentCents: number
}
export function priceLine(
  category: CostCategory,
  item: string,
  unitCents: number,
  quantity: number,
  students: number,
): PriceLine {
  const totalCents = unitCents * quantity
  return { category, item, unitCents, quantity, totalCents, perStudentCents: Math.round(totalCents / students) }
}
export const groupTotal = (lines: readonly PriceLine[]): number => sumCents(lines.map(({ totalCents }) => totalCents))
export const perStudentTotal = (lines: readonly PriceLine[]): number =>
  sumCents(lines.map(({ perStudentCents }) => perStudentCents))
