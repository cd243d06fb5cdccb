import type { Language } from '../language.ts'
import type { Step } from './itinerary.ts'

/** How the rain plan begins at the end of a step's note. */
export const RAIN_PLAN_LEADS: Record<Language, string> = { en: 'Rain plan: ', af: 'Reënplan: ' }

/** A step's note without the rain plan, which the page shows separately; null if nothing else remains. */
export function noteBesideRain({ note, rain_plan }: Pick<Step, 'note' | 'rain_plan'>): string | null {
  const plans = Object.values(RAIN_PLAN_LEADS).map((lead) => `${lead}${rain_plan}`)
  const end = rain_plan && plans.find((plan) => note?.endsWith(plan))
  const rest = note && end ? note.slice(0, -end.length).trimEnd() : note
  return rest || null
}
