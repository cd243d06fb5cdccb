import type { Airport, Place, Stay } from '#shared/domain/catalogue/facts'
import type { Vehicle } from '#shared/domain/catalogue/rates'
import type { TollClass } from '#shared/domain/catalogue/toll-plazas'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import { sumCents } from '../../money.ts'
import type { Hire } from './hire.ts'
import type { Passage } from './toll-lines.ts'

/** Who a line is for, if learners and adults pay separately. */
export type Payers = 'learners' | 'adults'
/** What a line is for, with the values that its text needs. */
export type CostItem =
  | { code: 'coach' | 'local_bus'; hire: Hire }
  | { code: 'flight'; from: Airport; to: Airport; for: Payers }
  | { code: 'transfer'; vehicle: Vehicle; count: number; airport: Airport }
  | { code: 'bed'; stay: Stay; for: Payers }
  | { code: 'entrance'; place: Place; for: Payers }
  | { code: 'to_be_quoted'; stop: StopToArrange }
  | { code: 'tolls'; class: TollClass; passages: readonly Passage[] }
  | { code: 'driver' | 'packed_lunch' | 'dinner' | 'groceries' | 'guide' | 'insurance' }
  | { code: 'contingency' | 'fee' | 'fee_vat'; percent: number }
  | { code: 'price_rise'; from: number; to: number }

/** One line of the price: unit × quantity is the group's total exactly; the learner's share is rounded to the cent. */
export interface PriceLine {
  item: CostItem
  unitCents: number
  quantity: number
  totalCents: number
  perStudentCents: number
}
export function priceLine(item: CostItem, unitCents: number, quantity: number, students: number): PriceLine {
  const totalCents = unitCents * quantity
  return { item, unitCents, quantity, totalCents, perStudentCents: Math.round(totalCents / students) }
}
export const groupTotal = (lines: readonly PriceLine[]): number => sumCents(lines.map(({ totalCents }) => totalCents))
export const perStudentTotal = (lines: readonly PriceLine[]): number =>
  sumCents(lines.map(({ perStudentCents }) => perStudentCents))
