import type { CostLine } from '../../planner/itinerary.ts'

/** Whole cents of an amount in rand. */
export const cents = (rand: number): number => Math.round(rand * 100)
export const isWholeCents = (rand: number): boolean =>
  Number.isFinite(rand) && Math.abs(rand * 100 - Math.round(rand * 100)) < 1e-6

/** "R4 830" or "R4 830.50". */
export function inRand(amount: number): string {
  const [whole, part] = amount.toFixed(2).split('.')
  return `R${whole!.replace(/\B(?=(\d{3})+$)/g, ' ')}${part === '00' ? '' : `.${part}`}`
}
const COACH = /\b(coach(es)?|bus(es)?|minibus(es)?|midibus(es)?|vehicles?)\b/i
const NOT_THE_COACH = /\b(driver|toll|parking|levy)/i
/** A line that hires the vehicle itself, not its driver's bed or the tolls. */
export const namesCoach = ({ item }: CostLine): boolean => COACH.test(item) && !NOT_THE_COACH.test(item)
/** Any line of coach, driver, kilometres or tolls. */
export const namesTransport = ({ category, item }: CostLine): boolean =>
  /transport|coach|bus/i.test(category) || COACH.test(item) || /\bdriver/i.test(item)

/** Rand amounts written in a text, as numbers. */
export const randIn = (text: string): number[] =>
  [...text.matchAll(/R\s?(\d{1,3}(?:[\s,]\d{3})+|\d+)(\.\d{2})?/g)].map(
    ([, whole, part]) => Number(whole!.replace(/\D/g, '')) + Number(part ?? 0),
  )
