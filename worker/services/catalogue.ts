import { type CatalogueEntry, type PlaceEntryList, toPlaceEntry, toStayEntry } from '#shared/contracts/catalogue-entry'
import { kmBetween, type Point } from '#shared/domain/geo'
import { findCatalogueEntry, searchPlaces } from '../data/catalogue.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/** The facts about one place or stay. */
export async function readCatalogueEntry(context: Context, id: string): Promise<CatalogueEntry> {
  const entry = await findCatalogueEntry(context.db, id)
  if (!entry) throw new Problem(404, 'not_in_catalogue', 'We have no place or stay by this name.')
  return entry.type === 'place' ? toPlaceEntry(entry.fact) : toStayEntry(entry.fact)
}

const SHORTEST = 2
const MOST_WORDS = 6
const MOST_PLACES = 12

/** The places of which a text speaks, the nearest to a point first. */
export async function searchCatalogue({ db }: Context, text: string, near: Point | null): Promise<PlaceEntryList> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.join('').length < SHORTEST) return { items: [] }
  const found = await searchPlaces(db, words)
  const nearest = near ? found.toSorted((a, b) => kmBetween(a, near) - kmBetween(b, near)) : found
  return { items: nearest.slice(0, MOST_PLACES).map(toPlaceEntry) }
}
