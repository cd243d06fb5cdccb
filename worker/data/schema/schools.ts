import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Province } from '#shared/domain/provinces'

/** The schools of the national list, as `npm run schools:load` wrote them. */
export const schools = sqliteTable(
  'schools',
  {
    /** The load that wrote the row. Only the rows of the load in use are read (`schoolList`). */
    generation: text('generation').notNull(),
    emis: text('emis').notNull(),
    name: text('name').notNull(),
    /** The name and its core as `shared/domain/schools/school-name.ts` folds them. */
    folded: text('folded').notNull(),
    core: text('core').notNull(),
    province: text('province').$type<Province>().notNull(),
    phase: text('phase'),
    town: text('town'),
    suburb: text('suburb'),
    street: text('street'),
    lat: real('lat'),
    lon: real('lon'),
    learners: integer('learners'),
  },
  (table) => [
    primaryKey({ columns: [table.generation, table.emis] }),
    index('schools_by_name').on(table.generation, table.folded),
    index('schools_by_core').on(table.generation, table.core),
  ],
)

/** One row: the load in use. Without it no list is loaded. */
export const schoolList = sqliteTable('school_list', {
  id: integer('id').primaryKey(),
  generation: text('generation').notNull(),
  schools: integer('schools').notNull(),
  loadedAt: text('loaded_at').notNull(),
})
