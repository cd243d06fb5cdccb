import type { NewPost, Post, PostChange, PostList } from '#shared/contracts/post'
import { slugOf } from '#shared/domain/markup/slug'
import {
  deletePost,
  findPost,
  insertPost,
  isSlugTaken,
  listPostAddresses,
  listPosts as listRows,
  postCursor,
  readBlogVersion,
  type PostFields,
  type PostRow,
  restorePost as restoreRow,
  updatePost,
} from '../data/posts.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { readCursor, readPage } from './pages.ts'
import { Problem } from './problem.ts'

const PAGE_SIZE = 24
/** The protocol of sitemaps allows no more in a file. */
const MOST_ADDRESSES = 50_000

/** A post with the ETag of its version. */
export interface TaggedPost {
  post: Post
  etag: string
}

/** Newest first. Readers get published posts; editors also get drafts and scheduled posts. */
export async function listPosts(context: Context, mayWrite: boolean, cursor?: string): Promise<PostList> {
  const now = context.now().toISOString()
  const after = readCursor(cursor)
  const list = (limit: number) => listRows(context.db, { now, drafts: mayWrite, after, limit })
  const { rows, nextCursor } = await readPage(PAGE_SIZE, list, postCursor)
  return { items: rows.map((row) => toPost(row, now)), next_cursor: nextCursor }
}

/** What the sitemap says of each published post. */
export const listAddresses = ({ db, now }: Context): Promise<{ slug: string; updatedAt: string }[]> =>
  listPostAddresses(db, now().toISOString(), MOST_ADDRESSES)

/** One post; drafts and scheduled posts only for editors. */
export async function readPost(context: Context, slug: string, mayWrite: boolean): Promise<TaggedPost> {
  const row = await findPost(context.db, slug)
  const tagged = row && tag(context, row)
  if (!tagged || (tagged.post.status !== 'published' && !mayWrite)) throw missing()
  return tagged
}

/** The version of the blog as readers see it: it changes with each visible change. */
export const blogVersion = ({ db, now }: Context): Promise<string> => readBlogVersion(db, now().toISOString())

/** Creates a post. 409 if its slug is taken. */
export async function createPost(context: Context, request: NewPost, claim: Claim | null): Promise<TaggedPost> {
  const now = context.now().toISOString()
  const slug = request.slug || slugOf(request.title) || 'post'
  const row: PostRow = {
    ...fieldsOf(context, { ...request, slug }, null),
    id: context.ids.token(),
    createdAt: now,
    updatedAt: now,
    version: 1,
    deletedAt: null,
  }
  const prepare = () =>
    Promise.resolve({ status: 201, answer: tag(context, row), about: null, statements: [insertPost(context.db, row)] })
  return commitOnce(context, claim, prepare).catch(throwSlugTaken)
}

/**
 * Changes a post. `ifMatch` (the header) prevents overwriting another editor's change: 412. Without it the post is
 * changed in any case.
 */
export async function changePost(
  context: Context,
  slug: string,
  request: PostChange,
  ifMatch: string | undefined,
): Promise<TaggedPost> {
  const row = await findPost(context.db, slug)
  if (!row) throw missing()
  if (ifMatch !== undefined && !matches(ifMatch, etagOf(row))) throw changedMeanwhile()
  const changed = await updatePost(
    context.db,
    row,
    fieldsOf(context, request, row.publishedAt),
    context.now().toISOString(),
  ).catch(throwSlugTaken)
  if (!changed) throw changedMeanwhile()
  return tag(context, changed)
}

/** Removes a post; its id restores it. */
export async function removePost(context: Context, slug: string): Promise<{ success: true; id: string }> {
  const row = await deletePost(context.db, slug, context.now().toISOString())
  if (!row) throw missing()
  return { success: true, id: row.id }
}

export async function restorePost(context: Context, id: string): Promise<TaggedPost> {
  const row = await restoreRow(context.db, id, context.now().toISOString()).catch(throwSlugTaken)
  if (!row) throw missing()
  return tag(context, row)
}

function fieldsOf(context: Context, request: PostChange, published: string | null): PostFields {
  return {
    slug: request.slug,
    title: request.title,
    imageUrl: request.image_url || null,
    imageAlt: request.image_alt ?? '',
    body: request.body,
    publishedAt: publishingDay(context, request, published),
  }
}

/** A published post keeps its date; a scheduled one needs a date in the future. */
function publishingDay(context: Context, request: PostChange, before: string | null): string | null {
  const now = context.now().toISOString()
  const asked = request.publish_at ? new Date(request.publish_at).toISOString() : null
  const status = request.status ?? (asked && asked > now ? 'scheduled' : 'published')
  if (status === 'draft') return null
  if (status === 'published') return asked && asked <= now ? asked : before && before <= now ? before : now
  if (asked && asked > now) return asked
  const message = 'Please give a day and time to come for a scheduled post.'
  throw new Problem(422, 'invalid_fields', message, { fields: { publish_at: message } })
}

const tag = (context: Context, row: PostRow): TaggedPost => ({
  post: toPost(row, context.now().toISOString()),
  etag: etagOf(row),
})

function toPost(row: PostRow, now: string): Post {
  const { id, slug, title, imageUrl, imageAlt, body, publishedAt, updatedAt } = row
  const status = publishedAt === null ? 'draft' : publishedAt > now ? 'scheduled' : 'published'
  return { id, slug, title, imageUrl, image_url: imageUrl, imageAlt, body, status, publishedAt, updatedAt }
}

const etagOf = ({ id, version }: PostRow) => `"${id}.${version}"`

const matches = (ifMatch: string, etag: string): boolean =>
  ifMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

const missing = () => new Problem(404, 'post_not_found', 'Post not found.')

function throwSlugTaken(error: unknown): never {
  if (!isSlugTaken(error)) throw error
  const message = 'Another post has this slug. Please choose another.'
  throw new Problem(409, 'slug_taken', message, { fields: { slug: message } })
}

const changedMeanwhile = () =>
  new Problem(412, 'changed_meanwhile', 'Somebody else has changed this post since you opened it.')
