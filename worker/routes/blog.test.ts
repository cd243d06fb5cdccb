import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Post, PostList } from '#shared/contracts/post'
import { makeAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

type Headers = Record<string, string>

const editor = () => makeAccount('editor')
const unique = (words: string) => `${words} ${crypto.randomUUID()}`

async function write(headers: Headers, fields: Record<string, unknown> = {}): Promise<{ post: Post; etag: string }> {
  const body = { title: unique('A trip to the coast'), body: 'Pack **light**.', image_url: null, ...fields }
  const response = await call('/api/blog', { body, headers })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return { post: await response.json<Post>(), etag: response.headers.get('etag') ?? '' }
}

const change = (headers: Headers, { slug, title, body }: Pick<Post, 'slug' | 'title' | 'body'>, more: object = {}) =>
  call(`/api/blog/${slug}`, { method: 'PUT', body: { slug, title, body, image_url: null, ...more }, headers })

/** The whole list, page by page. */
async function list(headers: Headers = {}): Promise<Post[]> {
  const posts: Post[] = []
  for (let query = ''; ; ) {
    const { items, next_cursor } = await (await call(`/api/blog${query}`, { headers })).json<PostList>()
    posts.push(...items)
    if (next_cursor === null) return posts
    query = `?cursor=${encodeURIComponent(next_cursor)}`
  }
}

describe('the blog, for readers', () => {
  it('lists what is published, newest first, with both names of the image', async () => {
    const { headers } = await editor()
    const older = await write(headers, { publish_at: '2020-01-05T08:00:00Z' })
    const newer = await write(headers, { image_url: 'https://media.example/a.webp' })
    const items = await list()
    const places = [newer, older].map(({ post }) => items.findIndex(({ id }) => id === post.id))
    expect(places[0]).toBeGreaterThanOrEqual(0)
    expect(places[1]).toBeGreaterThan(places[0] ?? 0)
    expect(items[places[0] ?? 0]).toMatchObject({
      imageUrl: 'https://media.example/a.webp',
      image_url: 'https://media.example/a.webp',
      status: 'published',
    })
  })

  it('answers one post by its slug, and 404 for another', async () => {
    const { headers } = await editor()
    const { post } = await write(headers)
    expect(await (await call(`/api/blog/${post.slug}`)).json()).toEqual(post)
    const missing = await call('/api/blog/no-such-post')
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ error: 'Post not found.' })
  })

  it('shows drafts and scheduled posts only to editors', async () => {
    const { headers } = await editor()
    const school = await makeAccount('school')
    const draft = await write(headers, { status: 'draft' })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const scheduled = await write(headers, { publish_at: tomorrow })
    expect(scheduled.post).toMatchObject({ status: 'scheduled', publishedAt: tomorrow })
    for (const { post } of [draft, scheduled]) {
      expect((await call(`/api/blog/${post.slug}`)).status).toBe(404)
      expect((await call(`/api/blog/${post.slug}`, { headers: school.headers })).status).toBe(404)
      expect((await call(`/api/blog/${post.slug}`, { headers })).status).toBe(200)
      expect((await list()).some(({ id }) => id === post.id)).toBe(false)
      expect((await list(headers)).some(({ id }) => id === post.id)).toBe(true)
    }
  })

  it('serves readers with an expired token', async () => {
    expect((await call('/api/blog', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).status).toBe(200)
  })
})

describe('writing posts', () => {
  it('is for editors and administrators', async () => {
    const body = { title: 'T', slug: unique('s'), body: 'B' }
    expect((await call('/api/blog', { body })).status).toBe(401)
    expect((await call('/api/blog', { body, headers: (await makeAccount('school')).headers })).status).toBe(403)
    for (const role of ['editor', 'admin'] as const)
      await write((await makeAccount(role)).headers, { slug: unique(role) })
  })

  it('derives a missing slug from the title', async () => {
    const { headers } = await editor()
    const { post } = await write(headers, { title: 'Consent Forms, not Indemnities', slug: '' })
    expect(post.slug).toBe('consent-forms-not-indemnities')
  })

  it('requires title, slug and body', async () => {
    const { headers } = await editor()
    const response = await call('/api/blog', { body: { title: ' ', body: '' }, headers })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: 'Title, slug and body are required',
      fields: { title: 'Title, slug and body are required', body: 'Title, slug and body are required' },
    })
  })

  it('refuses an image address that is not https or a file of the site', async () => {
    const { headers } = await editor()
    const body = { title: 'T', body: 'B', slug: unique('s'), image_url: 'javascript:alert(1)' }
    const response = await call('/api/blog', { body, headers })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual(['image_url'])
  })

  it('answers 409 for a taken slug, and creates one post for one key', async () => {
    const { headers } = await editor()
    const { post } = await write(headers)
    const again = await call('/api/blog', { body: { title: 'T', slug: post.slug, body: 'B' }, headers })
    expect(again.status).toBe(409)
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() }
    const title = unique('Once')
    const first = await write(keyed, { title })
    const second = await write(keyed, { title })
    expect(second).toEqual(first)
    const count = await env.DB.prepare('SELECT count(*) AS n FROM posts WHERE title = ?')
      .bind(title)
      .first<{ n: number }>()
    expect(count?.n).toBe(1)
  })

  it('keeps the publishing date when a post is changed', async () => {
    const { headers } = await editor()
    const { post } = await write(headers, { publish_at: '2020-01-05T08:00:00Z' })
    const response = await change(headers, { ...post, title: 'Another title' })
    expect(await response.json()).toMatchObject({ title: 'Another title', publishedAt: '2020-01-05T08:00:00.000Z' })
  })

  it('does not let two editors overwrite each other', async () => {
    const { headers } = await editor()
    const { post, etag } = await write(headers)
    const first = await change({ ...headers, 'if-match': etag }, { ...post, body: 'mine' })
    expect(first.status).toBe(200)
    const second = await change({ ...headers, 'if-match': etag }, { ...post, body: 'yours' })
    expect(second.status).toBe(412)
    const now = await call(`/api/blog/${post.slug}`)
    expect((await now.json<Post>()).body).toBe('mine')
    expect(now.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  it('accepts one of two parallel changes with the same ETag', async () => {
    const { headers } = await editor()
    const { post, etag } = await write(headers)
    const both = await Promise.all(
      ['mine', 'yours'].map((body) => change({ ...headers, 'if-match': etag }, { ...post, body })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  it('removes a post and restores it, unless its slug is taken', async () => {
    const { headers } = await editor()
    const { post } = await write(headers)
    const { id } = await (await call(`/api/blog/${post.slug}`, { method: 'DELETE', headers })).json<{ id: string }>()
    expect((await call(`/api/blog/${post.slug}`, { headers })).status).toBe(404)
    expect((await call('/api/blog/restore', { body: { id }, headers })).status).toBe(200)
    expect((await call(`/api/blog/${post.slug}`)).status).toBe(200)

    await call(`/api/blog/${post.slug}`, { method: 'DELETE', headers })
    await write(headers, { slug: post.slug })
    expect((await call('/api/blog/restore', { body: { id }, headers })).status).toBe(409)
  })
})
