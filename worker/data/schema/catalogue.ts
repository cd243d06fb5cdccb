import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Calendar, Curriculum, Place, Rates, Rules, Stay, Town } from '#shared/domain/catalogue/facts'

/*
 * A row keeps its line of `catalogue/` whole: what was reviewed is what the planner reads. Line numbers keep the
 * order of the files, so that a plan made from D1 and one made from the files break ties alike.
 */
export const places = sqliteTable('places', {
  id: text('id').primaryKey(),
  lineNumber: integer('line_number').notNull(),
  line: text('line', { mode: 'json' }).$type<Place>().notNull(),
})

export const stays = sqliteTable('stays', {
  id: text('id').primaryKey(),
  lineNumber: integer('line_number').notNull(),
  line: text('line', { mode: 'json' }).$type<Stay>().notNull(),
})

export const towns = sqliteTable('towns', {
  id: text('id').primaryKey(),
  lineNumber: integer('line_number').notNull(),
  line: text('line', { mode: 'json' }).$type<Town>().notNull(),
})

/** The facts that are one document each: they change once a year, not line by line. */
export interface CatalogueDocuments {
  calendar: Calendar
  curriculum: Curriculum
  rates: Rates
  rules: Rules
}
export const catalogueDocuments = sqliteTable('catalogue_documents', {
  name: text('name').$type<keyof CatalogueDocuments>().primaryKey(),
  document: text('document', { mode: 'json' }).$type<CatalogueDocuments[keyof CatalogueDocuments]>().notNull(),
})

/** One row, with the hash of the files that are loaded; written last by the loader. */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: text('loaded_at').notNull(),
})
