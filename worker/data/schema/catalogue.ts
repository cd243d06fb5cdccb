import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Airport, Place, Stay, Town } from '#shared/domain/catalogue/facts'
import type { Calendar } from '#shared/domain/catalogue/school-year'
import type { Curriculum, TopicNames } from '#shared/domain/catalogue/curriculum'
import type { Programme } from '#shared/domain/catalogue/programmes'
import type { Rates } from '#shared/domain/catalogue/rates'
import type { Landmark } from '#shared/domain/catalogue/landmarks'
import type { TollPlaza } from '#shared/domain/catalogue/toll-plazas'
import type { Rules } from '#shared/domain/catalogue/rules'

/*
 * A row stores its whole line of `catalogue/`, so the planner reads what was reviewed. Line numbers keep the order of
 * the files, so that plans from D1 and plans from the files break ties in the same way.
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

export const programmes = sqliteTable('programmes', {
  id: text('id').primaryKey(),
  lineNumber: integer('line_number').notNull(),
  line: text('line', { mode: 'json' }).$type<Programme>().notNull(),
})

export const landmarks = sqliteTable('landmarks', {
  id: text('id').primaryKey(),
  lineNumber: integer('line_number').notNull(),
  line: text('line', { mode: 'json' }).$type<Landmark>().notNull(),
})

/** Facts that are one document each; they change once a year. */
export interface CatalogueDocuments {
  airports: Airport[]
  calendar: Calendar
  curriculum: Curriculum
  topicNames: TopicNames
  rates: Rates
  rules: Rules
  tollPlazas: TollPlaza[]
}
export const catalogueDocuments = sqliteTable('catalogue_documents', {
  name: text('name').$type<keyof CatalogueDocuments>().primaryKey(),
  document: text('document', { mode: 'json' }).$type<CatalogueDocuments[keyof CatalogueDocuments]>().notNull(),
})

/** A road graph as a text cut in parts, since a row may not be long: `RoadData` as JSON. */
export const roadParts = sqliteTable(
  'road_parts',
  {
    network: text('network').notNull(),
    part: integer('part').notNull(),
    body: text('body').notNull(),
  },
  ({ network, part }) => [primaryKey({ columns: [network, part] })],
)

/** One row if a file of roads was loaded: which network plans use, and where it came from. */
export const roadSource = sqliteTable('road_source', {
  id: integer('id').primaryKey(),
  network: text('network').notNull(),
  file: text('file').notNull(),
  loadedAt: text('loaded_at').notNull(),
})

/** One row with the hash of the loaded files; the loader writes it last. */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: text('loaded_at').notNull(),
})
