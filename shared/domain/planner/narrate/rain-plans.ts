import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { weekdayOf } from '#shared/domain/calendar'
import { kmBetween } from '../../geo.ts'
import { readGrid } from '../../point-grid.ts'
import { isPossible } from '../candidates/find-candidates.ts'
import { readIndex } from '../candidates/facts-index.ts'
import type { Visit } from '../days/frame.ts'
import type { Plan, PlannedDay } from '../plan.ts'
import { allVisits } from '../plan.ts'

const SHELTER_KM = 35

/** The nearest place under a roof that suits the group, is open that day and is not in the plan already; null where there is none. */
function findShelter(visit: Visit, day: PlannedDay, plan: Plan, facts: Facts): { place: Place; km: number } | null {
  const visited = new Set(allVisits(plan).map(({ candidate }) => candidate.place.id))
  const weekday = weekdayOf(day.date)
  const { placeById } = readIndex(facts)
  let best: { place: Place; km: number } | null = null
  for (const place of readGrid(facts.places).near(visit.candidate.place, SHELTER_KM)) {
    if (!place.indoor || visited.has(place.id) || !place.open_days.includes(weekday)) continue
    if (!isPossible(placeById.get(place.id)!, plan.brief)) continue
    const km = kmBetween(place, visit.candidate.place)
    if (!best || km < best.km) best = { place, km }
  }
  return best
}

/** What to do when it rains, for a visit in the open. */
export function rainPlanFor(visit: Visit, day: PlannedDay, plan: Plan, facts: Facts): string {
  const shelter = findShelter(visit, day, plan, facts)
  if (shelter) {
    const far = shelter.km < 1.5 ? 'close by' : `about ${Math.ceil(1.3 * shelter.km)} km away`
    return `Rain plan: ${shelter.place.name}, indoors and ${far}; ask both places when you book.`
  }
  const base = day.sleepsAt
    ? `a lesson under the roof at ${day.sleepsAt.name}`
    : 'the covered part of the site or the bus for the worksheet'
  return `Rain plan: wait out a shower under cover, then shorten the walk; in steady rain use ${base} instead.`
}
