import type { Point } from '../geo.ts'
import type { Confidence } from './confidence.ts'
import type { Rate } from './rates.ts'

/** What a vehicle counts as at a toll plaza: light; heavy with two axles; heavy with three or four. */
export const TOLL_CLASSES = ['class_1', 'class_2', 'class_3'] as const
export type TollClass = (typeof TOLL_CLASSES)[number]

/** A toll plaza on a main road, where both directions pay. Those on ramps are not in the catalogue. */
export interface TollPlaza extends Point {
  id: string
  name: string
  /** The number of its road. */
  road: string
  /** Rand for one passage, VAT included. */
  fees: Record<TollClass, Rate>
  source: string
  /** The month of the estimate. */
  as_of: string
  confidence: Confidence
}
