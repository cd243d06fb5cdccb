import { sql } from 'drizzle-orm'
import { index, integer, type SQLiteColumn, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * When a post stands in the list. A draft has no day: it is dated after every post that has one, the newest draft first.
 */
const listedAt = (table: { publishedAt: SQLiteColumn; createdAt: SQLiteColumn }) =>
  sql<string>`CASE WHEN ${table.publishedAt} IS NULL THEN '9999-' || ${table.createdAt} ELSE ${table.publishedAt} END`

export const posts = sqliteTable(
  'posts',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull(),
    /** Light markup, as typed. */
    body: text('body').notNull(),
    /** Null for a draft; in the future for a scheduled post. */
    publishedAt: text('published_at'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** Increases with each change; the ETag is made from it, so that two editors do not overwrite each other. */
    version: integer('version').notNull(),
    /** Set when the post was removed; a removed post can be restored. */
    deletedAt: text('deleted_at'),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.slug).where(sql`${table.deletedAt} IS NULL`),
    index('posts_listed').on(listedAt(table), table.id).where(sql`${table.deletedAt} IS NULL`),
    index('posts_by_change').on(table.updatedAt),
  ],
)

export const postListedAt = listedAt(posts)
