import { and, desc, eq, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import { posts } from './schema/posts.ts'
import { statementOf, tables } from './statement.ts'

export type PostRow = typeof posts.$inferSelect
export type PostFields = Pick<PostRow, 'slug' | 'title' | 'imageUrl' | 'imageAlt' | 'body' | 'publishedAt'>

const stands = isNull(posts.deletedAt)
const isPublic = (now: string) => and(stands, isNotNull(posts.publishedAt), lte(posts.publishedAt, now))

/** Newest first; drafts, which have no date, come before all others if `drafts` asks for them. */
export async function listPosts(
  db: D1Database,
  { now, drafts, limit }: { now: string; drafts: boolean; limit: number },
) {
  return tables(db)
    .select()
    .from(posts)
    .where(drafts ? stands : isPublic(now))
    .orderBy(sql`${posts.publishedAt} IS NOT NULL`, desc(posts.publishedAt), desc(posts.createdAt))
    .limit(limit)
}

export async function findPost(db: D1Database, slug: string): Promise<PostRow | undefined> {
  return tables(db)
    .select()
    .from(posts)
    .where(and(eq(posts.slug, slug), stands))
    .get()
}

/**
 * The version of the pages made from posts: it changes with every change of a post and when a scheduled post is due.
 */
export async function readBlogVersion(db: D1Database, now: string): Promise<string> {
  const row = await tables(db)
    .select({
      last: max(posts.updatedAt),
      changes: sql<number>`total(${posts.version})`,
      shown: sql<number>`total(${isPublic(now)})`,
    })
    .from(posts)
    .get()
  return `${Date.parse(row?.last ?? '') || 0}-${row?.changes ?? 0}-${row?.shown ?? 0}`
}

/** Write it in one batch with the answer for the caller's idempotency key. It fails if the slug is taken. */
export const insertPost = (db: D1Database, post: PostRow): D1PreparedStatement =>
  statementOf(db, tables(db).insert(posts).values(post))

/** Changes a post if it still has `version`, else returns undefined. Throws if the new slug is taken. */
export async function updatePost(
  db: D1Database,
  { id, version }: Pick<PostRow, 'id' | 'version'>,
  fields: PostFields,
  now: string,
): Promise<PostRow | undefined> {
  return tables(db)
    .update(posts)
    .set({ ...fields, updatedAt: now, version: version + 1 })
    .where(and(eq(posts.id, id), eq(posts.version, version), stands))
    .returning()
    .get()
}

export async function deletePost(db: D1Database, slug: string, now: string): Promise<PostRow | undefined> {
  return tables(db)
    .update(posts)
    .set({ deletedAt: now, updatedAt: now, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.slug, slug), stands))
    .returning()
    .get()
}

/** Restores a removed post; returns undefined if it was not removed. Throws if its slug is taken now. */
export async function restorePost(db: D1Database, id: string, now: string): Promise<PostRow | undefined> {
  return tables(db)
    .update(posts)
    .set({ deletedAt: null, updatedAt: now, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.id, id), isNotNull(posts.deletedAt)))
    .returning()
    .get()
}

export function isSlugTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (/UNIQUE constraint failed: posts\.slug/.test(cause.message)) return true
  return false
}
