import type { Place } from '#shared/domain/catalogue/facts'
import type { Itinerary, ItineraryDay, ObjectiveLink, Step } from '../itinerary/itinerary.ts'
import type { Band } from './worksheet.ts'

/** A stop that gets a page: the first visit to a place, or a stop that the school still arranges. */
export interface Stop {
  day: ItineraryDay
  step: Step
  place: Place | null
  objectives: ObjectiveLink[]
  gradeMin: number
  gradeMax: number
}
const isArranged = ({ kind, role, arrange }: Step): boolean =>
  kind === 'activity' && role === 'visit' && Boolean(arrange)

/** The stops of a plan in their order, each place once. */
export function stopsOf(plan: Itinerary, places: ReadonlyMap<string, Place>): Stop[] {
  const { grade_min: youngest, grade_max: oldest } = plan.group_details
  const stops = new Map<string, Stop>()
  for (const day of plan.daily_itinerary)
    for (const step of day.schedule) {
      const place = (step.kind === 'visit' && step.place_id && places.get(step.place_id)) || null
      const key = place?.id ?? step.title
      if ((!place && !isArranged(step)) || stops.has(key)) continue
      const objectives = plan.objectives_map.filter(({ place_ids }) => place && place_ids.includes(place.id))
      const grades = objectives.flatMap(({ grade_min, grade_max }) => [grade_min, grade_max])
      const [from, to] = place?.grades ?? [GRADE_UNKNOWN, GRADE_UNKNOWN]
      const gradeMin = youngest ?? (grades.length > 0 ? Math.min(...grades) : from)
      const gradeMax = oldest ?? (grades.length > 0 ? Math.max(...grades) : to)
      stops.set(key, { day, step, place, objectives, gradeMin, gradeMax })
    }
  return [...stops.values()]
}
/** In an older plan without grades, a stop that the catalogue does not have is read by the middle of a school. */
const GRADE_UNKNOWN = 6

const LAST_EARLY_GRADE = 3
const LAST_MIDDLE_GRADE = 6
/** The youngest of the group must be able to fill in the page. */
export const bandOf = ({ gradeMin }: Stop): Band =>
  gradeMin <= LAST_EARLY_GRADE ? 'early' : gradeMin <= LAST_MIDDLE_GRADE ? 'middle' : 'upper'
