import { type CatalogueEntry, type PlaceEntryList, toPlaceEntry, toStayEntry } from '#shared/contracts/catalogue-entry'
import { choosePlaces, readPlaceWords } from '#shared/domain/catalogue/place-search'
import type { Point } from '#shared/domain/geo'
import { findCatalogueEntry, searchPlaces } from '../data/catalogue.ts'
import type { Context } from './context.ts'
import { unknownEntry } from './trip-problems.ts'

/** The facts about one place or stay. */
export async function readCatalogueEntry(context: Context, id: string): Promise<CatalogueEntry> {
  const entry = await findCatalogueEntry(context.db, id)
  if (!entry) throw unknownEntry()
  return entry.type === 'place' ? toPlaceEntry(entry.fact) : toStayEntry(entry.fact)
}

/** The places of which a text speaks, the nearest to a point first. */
export async function searchCatalogue({ db }: Context, text: string, near: Point | null): Promise<PlaceEntryList> {
  const words = readPlaceWords(text)
  const found = words ? await searchPlaces(db, words) : []
  return { items: choosePlaces(found, words ?? [], near).map(toPlaceEntry) }
}
