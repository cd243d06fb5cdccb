import type { NewPost, Post, PostChange } from '#shared/contracts/post'
import type { PictureStored } from '#shared/contracts/picture'
import type { ApiFetch } from '../../../api/client.ts'
import { withToken } from '../../../api/session.ts'

/** A post with the tag that names this state of it. */
export interface OpenedPost {
  post: Post
  etag: string
}

/** Why a call did not do what it was to do. */
export interface Refusal {
  /** 0 where no answer came. */
  status: number
  words: string
  fields: Record<string, string>
}

const PATIENCE_MS = 30_000
const UPLOAD_PATIENCE_MS = 120_000

/** Opens a post for editing; throws in the spec's words. */
export async function openPost(apiFetch: ApiFetch, slug: string): Promise<OpenedPost> {
  const response = await withToken(apiFetch)(`/api/blog/${encodeURIComponent(slug)}`)
  if (!response.ok) throw new Error(`Failed to load post: ${response.status}`)
  return { post: (await response.json()) as Post, etag: response.headers.get('etag') ?? '' }
}

/** Creates a post, or changes the one at `slug` where it still is what `etag` names. */
export async function savePost(
  apiFetch: ApiFetch,
  request: NewPost | PostChange,
  { slug, etag, key }: { slug?: string; etag?: string; key: string },
): Promise<OpenedPost | Refusal> {
  const sent = await send(apiFetch, slug === undefined ? '/api/blog' : `/api/blog/${encodeURIComponent(slug)}`, {
    method: slug === undefined ? 'POST' : 'PUT',
    headers: {
      'Content-Type': 'application/json',
      ...(slug === undefined ? { 'Idempotency-Key': key } : {}),
      ...(etag ? { 'If-Match': etag } : {}),
    },
    body: JSON.stringify(request),
  })
  if (!(sent instanceof Response)) return sent
  return { post: (await sent.json()) as Post, etag: sent.headers.get('etag') ?? '' }
}

/** Takes a post away; the answer's id brings it back. */
export async function removePost(apiFetch: ApiFetch, slug: string): Promise<{ id: string } | Refusal> {
  const sent = await send(apiFetch, `/api/blog/${encodeURIComponent(slug)}`, { method: 'DELETE' })
  return sent instanceof Response ? ((await sent.json()) as { id: string }) : sent
}

export async function restorePost(apiFetch: ApiFetch, id: string): Promise<Post | Refusal> {
  const headers = { 'Content-Type': 'application/json' }
  const sent = await send(apiFetch, '/api/blog/restore', { method: 'POST', headers, body: JSON.stringify({ id }) })
  return sent instanceof Response ? ((await sent.json()) as Post) : sent
}

export async function uploadPicture(apiFetch: ApiFetch, file: File): Promise<PictureStored | Refusal> {
  const body = new FormData()
  body.set('file', file)
  const sent = await send(apiFetch, '/api/blog/images', { method: 'POST', body }, UPLOAD_PATIENCE_MS)
  return sent instanceof Response ? ((await sent.json()) as PictureStored) : sent
}

async function send(
  apiFetch: ApiFetch,
  path: string,
  init: RequestInit,
  patienceMs = PATIENCE_MS,
): Promise<Response | Refusal> {
  try {
    const response = await withToken(apiFetch)(path, { ...init, signal: AbortSignal.timeout(patienceMs) })
    if (response.ok) return response
    const said = (await response.json().catch(() => null)) as { error?: string; fields?: Record<string, string> } | null
    const words = said?.error ?? `Save failed (${response.status})`
    return { status: response.status, words, fields: said?.fields ?? {} }
  } catch {
    return { status: 0, words: 'Failed to save', fields: {} }
  }
}
