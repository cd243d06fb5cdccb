import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const posts = sqliteTable(
  'posts',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull(),
    /** Light markup, as it was written. */
    body: text('body').notNull(),
    /** Null is a draft; an instant to come is a scheduled post. */
    publishedAt: text('published_at'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** Grows with each change: the ETag by which two editors do not overwrite each other. */
    version: integer('version').notNull(),
    /** Set where the post was taken away, which can be undone. */
    deletedAt: text('deleted_at'),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.slug).where(sql`${table.deletedAt} IS NULL`),
    index('posts_by_day').on(table.publishedAt),
  ],
)
