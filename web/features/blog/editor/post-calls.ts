import type * as z from 'zod/mini'
import { PictureStored } from '#shared/contracts/picture'
import { type NewPost, Post, type PostChange, PostRemoved } from '#shared/contracts/post'
import { type ApiFetch, callApi, type CallOptions } from '../../../api/client.ts'
import { withToken } from '../../../api/session.ts'

/** A post with the ETag of its version. */
export interface OpenedPost {
  post: Post
  etag: string
}

/** Why a call failed, as a sentence. */
export interface NotDone {
  /** 0 without an answer. */
  status: number
  words: string
  fields: Record<string, string>
}

const PATIENCE_MS = 30_000
const UPLOAD_PATIENCE_MS = 120_000

/** Fetches a post for editing; throws with the words of the specification. */
export async function openPost(apiFetch: ApiFetch, slug: string): Promise<OpenedPost> {
  const reply = await callApi(withToken(apiFetch), postPath(slug), Post)
  if ('answer' in reply) return openedOf(reply)
  throw new Error(`Failed to load post: ${reply.status}`)
}

/** Creates a post, or changes the one at `slug` if it still has the version `etag`. */
export async function savePost(
  apiFetch: ApiFetch,
  request: NewPost | PostChange,
  { slug, etag, key }: { slug?: string; etag?: string; key: string },
): Promise<OpenedPost | NotDone> {
  const reply =
    slug === undefined
      ? await send(apiFetch, '/api/blog', Post, { method: 'POST', headers: { 'Idempotency-Key': key }, json: request })
      : await send(apiFetch, postPath(slug), Post, {
          method: 'PUT',
          headers: etag ? { 'If-Match': etag } : {},
          json: request,
        })
  return 'answer' in reply ? openedOf(reply) : reply
}

/** Deletes a post; the id in the answer restores it. */
export async function removePost(apiFetch: ApiFetch, slug: string): Promise<{ id: string } | NotDone> {
  const reply = await send(apiFetch, postPath(slug), PostRemoved, { method: 'DELETE' })
  return 'answer' in reply ? reply.answer : reply
}

export async function restorePost(apiFetch: ApiFetch, id: string): Promise<Post | NotDone> {
  const reply = await send(apiFetch, '/api/blog/restore', Post, { method: 'POST', json: { id } })
  return 'answer' in reply ? reply.answer : reply
}

export async function uploadPicture(apiFetch: ApiFetch, file: File): Promise<PictureStored | NotDone> {
  const form = new FormData()
  form.set('file', file)
  const reply = await send(apiFetch, '/api/blog/images', PictureStored, { method: 'POST', form }, UPLOAD_PATIENCE_MS)
  return 'answer' in reply ? reply.answer : reply
}

const postPath = (slug: string) => `/api/blog/${encodeURIComponent(slug)}`

const openedOf = ({ answer, headers }: { answer: Post; headers: Headers }): OpenedPost => ({
  post: answer,
  etag: headers.get('etag') ?? '',
})

async function send<Schema extends z.ZodMiniType>(
  apiFetch: ApiFetch,
  path: string,
  schema: Schema,
  options: CallOptions,
  patienceMs = PATIENCE_MS,
): Promise<{ answer: z.output<Schema>; headers: Headers } | NotDone> {
  const reply = await callApi(withToken(apiFetch), path, schema, {
    ...options,
    signal: AbortSignal.timeout(patienceMs),
  })
  if ('answer' in reply) return reply
  const { status, words, fields } = reply
  return { status, words: words ?? (status > 0 ? `Save failed (${status})` : 'Failed to save'), fields }
}
