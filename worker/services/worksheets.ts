import type { WorksheetList } from '#shared/contracts/worksheets'
import { composeWorksheets } from '#shared/domain/worksheets/compose-worksheets'
import { findPlaces } from '../data/catalogue.ts'
import type { Context } from './context.ts'
import { readItinerary } from './itinerary.ts'

/** A page for each stop of a plan as it is now, from the facts of its places as they are now. */
export async function readWorksheets(context: Context, searchId: number | null): Promise<WorksheetList> {
  const plan = await readItinerary(context, searchId)
  const ids = plan.daily_itinerary.flatMap(({ schedule }) => schedule.flatMap(({ place_id }) => place_id ?? []))
  const places = await findPlaces(context.db, [...new Set(ids)])
  const items = composeWorksheets(plan, new Map(places.map((place) => [place.id, place])))
  return { search_id: plan.search_id, title: plan.title, items }
}
