import { matchesOf } from '../matches-of.ts'
import { pattern } from './pattern.ts'

const VEHICLE = '(?:bus|bussie|busse|buses|minibus|kombi|combi|taxi|quantum|vehicle|voertuig|coach)s?'
/** "2 x 22 seater", "a 14-seater", "60 seats", "35 sitplekke" */
const SEATER = pattern(
  '(?<![\\d.,:/-])(?:(?<times>[1-9]) ?(?:x |of )?)?(?<seats>[1-9]\\d)[ -]?(?:seaters?|seats|sitplekke|sitplek)(?![a-z])',
)
/** "The school's own minibus takes 22", "ons bus vat 45"; a lift takes chairs. */
const TAKES = pattern(
  `(?<![a-z])${VEHICLE}(?: (?:that|which|wat))?(?: (?:can|kan))? (?:holds?|seats?|takes?|carr(?:y|ies)|vat|dra|hou)(?: (?:only|about|just|net|slegs|maar))? (?<seats>[1-9]\\d)(?![\\d:/.]| ?(?:wheelchairs?|chairs?|rolstoele|minutes|min|km|hours?|days?))`,
)

/** The seats of the vehicles that the text counts; null if it gives none. */
export function readOwnSeats(text: string): number | null {
  const counts = [...matchesOf(text, SEATER), ...matchesOf(text, TAKES)].map(
    ({ groups }) => Number(groups?.times ?? 1) * Number(groups?.seats),
  )
  return counts.length === 0 ? null : counts.reduce((sum, one) => sum + one, 0)
}
