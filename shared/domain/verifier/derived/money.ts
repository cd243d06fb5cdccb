import type { Place } from '../../catalogue/facts.ts'
import { CATEGORY_OF } from '../../itinerary/costs.ts'
import type { CostLine } from '../../itinerary/itinerary.ts'

/** Whole cents of an amount in rand. */
export const cents = (rand: number): number => Math.round(rand * 100)
export const isWholeCents = (rand: number): boolean =>
  Number.isFinite(rand) && Math.abs(rand * 100 - Math.round(rand * 100)) < 1e-6

/** "R4 830" or "R4 830.50". */
export function inRand(amount: number): string {
  const [whole, part] = amount.toFixed(2).split('.')
  return `R${whole!.replace(/\B(?=(\d{3})+$)/g, ' ')}${part === '00' ? '' : `.${part}`}`
}
/** A cost line for the vehicle itself, not for the driver or tolls. */
export const isCoach = ({ code }: CostLine): boolean => code === 'coach'
/** A cost line for coach, driver or tolls. */
export const isTransport = ({ code }: CostLine): boolean => code !== undefined && CATEGORY_OF[code] === 'transport'
/** The entrance fee of a place for each learner. */
export const isEntranceOf = (place: Place, line: CostLine): boolean =>
  line.code === 'entrance' && line.place_id === place.id && line.for === 'learners'
