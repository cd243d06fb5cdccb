import { and, count, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type Cursor, isOlderThan } from './page.ts'
import { postListedAt, posts } from './schema/posts.ts'
import { statementOf, tables } from './statement.ts'

export type PostRow = typeof posts.$inferSelect
export type PostFields = Pick<PostRow, 'slug' | 'title' | 'imageUrl' | 'imageAlt' | 'body' | 'publishedAt'>

const stands = isNull(posts.deletedAt)
/** Drafts and scheduled posts are listed at a time to come. */
const isPublic = (now: string) => and(stands, lte(postListedAt, now))

/** The place of a post in the list. */
export const postCursor = ({ id, publishedAt, createdAt }: PostRow): Cursor => ({
  at: publishedAt ?? `9999-${createdAt}`,
  id,
})

/** Newest first; drafts, which have no date, come before all others if `drafts` asks for them. */
export async function listPosts(
  db: D1Database,
  { now, drafts, after, limit }: { now: string; drafts: boolean; after: Cursor | null; limit: number },
) {
  return tables(db)
    .select()
    .from(posts)
    .where(and(drafts ? stands : isPublic(now), isOlderThan(after, postListedAt, posts.id)))
    .orderBy(desc(postListedAt), desc(posts.id))
    .limit(limit)
}

/** The addresses of the published posts, newest first. */
export async function listPostAddresses(db: D1Database, now: string, limit: number) {
  return tables(db)
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isPublic(now))
    .orderBy(desc(postListedAt), desc(posts.id))
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
 * The version of the pages made from posts: it changes with every change of a post, by the posts of the latest change,
 * and when a scheduled post is due, which is then the newest.
 */
export async function readBlogVersion(db: D1Database, now: string): Promise<string> {
  const rows = tables(db)
  const [[latest], [newest]] = await rows.batch([
    rows
      .select({ at: posts.updatedAt, versions: sql<number>`total(${posts.version})`, changed: count() })
      .from(posts)
      .where(eq(posts.updatedAt, sql`(SELECT max(updated_at) FROM posts)`)),
    rows
      .select({ listedAt: postListedAt })
      .from(posts)
      .where(isPublic(now))
      .orderBy(desc(postListedAt), desc(posts.id))
      .limit(1),
  ])
  const instants = [latest?.at, newest?.listedAt].map((at) => Date.parse(at ?? '') || 0)
  return [...instants, latest?.versions ?? 0, latest?.changed ?? 0].join('-')
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
