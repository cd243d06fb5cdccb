/**
 * The itinerary as it is stored and answered by the API (its own snake_case shape, so that the verifier reads
 * exactly what the reader gets). Money is rand with at most two decimals, times `HH:MM` of the day, dates ISO days.
 */
export type StepKind = 'travel' | 'visit' | 'meal' | 'check_in' | 'free' | 'briefing'
export interface Step {
  start: string
  end: string
  kind: StepKind
  title: string
  /** Catalogue key of the place visited, or of the stay for check-in. */
  place_id?: string
  /** Where the group is when the step ends. */
  town?: string
  latitude?: number
  longitude?: number
  /** Road distance of a travel step. */
  distance_km?: number
  /** Gate price of a visit for one learner, rand, as in the catalogue. */
  learner_price?: number
  note?: string
}
export interface ItineraryDay {
  day: number
  date: string
  title: string
  activities: string[]
  schedule: Step[]
  meals: string[]
  accommodation: string | null
  stay_id: string | null
}
export interface CostLine {
  category: string
  item: string
  unit_price: number
  quantity: number
  total: number
  per_student: number
}
export interface ObjectiveLink {
  objective: string
  subject: string
  grade_min: number
  grade_max: number
  place_ids: string[]
}
export interface Check {
  id: string
  label: string
  status: 'pass' | 'warn' | 'fail'
  detail: string
}
export interface Itinerary {
  title: string
  summary: string
  location: string
  /** "3 days, 2 nights" */
  duration: string
  start_date: string
  end_date: string
  total_per_student: number
  currency: 'ZAR'
  group_details: { size: number; students: number; teachers: number; recommended_size: number }
  cost_breakdown: Record<string, number>
  cost_details: CostLine[]
  daily_itinerary: ItineraryDay[]
  learning_objectives: string[]
  inclusions: string[]
  exclusions: string[]
  requirements: string[]
  safety_measures: string[]
  objectives_map: ObjectiveLink[]
  checks: Check[]
  assumptions: string[]
  /** "templates", or the name of the narrator whose words were accepted. */
  generated_by: string
}
