import { type CatalogueEntry, toPlaceEntry, toStayEntry } from '#shared/contracts/catalogue-entry'
import type { Context } from './context.ts'
import { readFacts } from './facts.ts'
import { Problem } from './problem.ts'

/** The facts the planner uses for one place or stay. */
export async function readCatalogueEntry(context: Context, id: string): Promise<CatalogueEntry> {
  const { places, stays } = await readFacts(context)
  const place = places.find((candidate) => candidate.id === id)
  if (place) return toPlaceEntry(place)
  const stay = stays.find((candidate) => candidate.id === id)
  if (stay) return toStayEntry(stay)
  throw new Problem(404, 'not_in_catalogue', 'We have no place or stay by this name.')
}
