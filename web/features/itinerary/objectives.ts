import type { Itinerary } from '#shared/contracts/itinerary'
import { GRAMMAR } from '#shared/domain/itinerary/language/grammar'
import type { Language } from '#shared/domain/language'

export interface Objective {
  text: string
  /** Null for an objective without a subject of the curriculum. */
  subject: string | null
  grades: string
  places: string[]
}

/** Every learning objective; those of the curriculum with their subject, grades and places. */
export function objectivesOf(
  { learning_objectives, objectives_map, daily_itinerary }: Itinerary,
  language: Language,
): Objective[] {
  const names = new Map(
    daily_itinerary.flatMap(({ schedule }) => schedule.map(({ place_id, title }) => [place_id, title] as const)),
  )
  // Subject and grades are shown beside the text, so the short text is enough.
  const tied = objectives_map.map(({ objective, short, subject, grade_min, grade_max, place_ids }) => ({
    text: short ?? objective,
    subject,
    grades: GRAMMAR[language].grades(grade_min, grade_max),
    places: place_ids.flatMap((id) => names.get(id) ?? []),
  }))
  const known = new Set(objectives_map.map(({ objective }) => objective))
  const untied = learning_objectives.filter((text) => !known.has(text))
  return [...tied, ...untied.map((text) => ({ text, subject: null, grades: '', places: [] }))]
}
