import type { Step } from './itinerary.ts'

/** How the rain plan begins at the end of a step's note. */
export const RAIN_PLAN_LEAD = 'Rain plan: '

/** A step's note without the rain plan, which the page shows separately; null if nothing else remains. */
export function noteBesideRain({ note, rain_plan }: Pick<Step, 'note' | 'rain_plan'>): string | null {
  const rest = note && rain_plan ? note.slice(0, -`${RAIN_PLAN_LEAD}${rain_plan}`.length).trimEnd() : note
  return rest || null
}
