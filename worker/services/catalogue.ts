import { type CatalogueEntry, toPlaceEntry, toStayEntry } from '#shared/contracts/catalogue-entry'
import { findCatalogueEntry } from '../data/catalogue.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/** The facts about one place or stay. */
export async function readCatalogueEntry(context: Context, id: string): Promise<CatalogueEntry> {
  const entry = await findCatalogueEntry(context.db, id)
  if (!entry) throw new Problem(404, 'not_in_catalogue', 'We have no place or stay by this name.')
  return entry.type === 'place' ? toPlaceEntry(entry.fact) : toStayEntry(entry.fact)
}
