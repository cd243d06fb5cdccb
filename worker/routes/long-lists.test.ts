import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { TripList } from '#shared/contracts/account'
import type { OpenOrderList } from '#shared/contracts/order'
import type { ParsedIdeaList } from '#shared/contracts/parsed-idea'
import type { Post } from '#shared/contracts/post'
import { makeAccount } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { walkPages } from '../testing/walk-pages.ts'

/** The ids of a list, page by page; none repeats another. */
async function walkIds<Item>(path: string, headers: Record<string, string>, idOf: (item: Item) => unknown) {
  const ids = (await walkPages<Item>(path, headers)).map(idOf)
  expect(new Set(ids).size).toBe(ids.length)
  return ids
}

const rowsTo = (most: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`

/** Copies a search that many times, all of one instant, so that a page ends between them. */
async function copySearch(id: number, copies: number, userId: string | null = null): Promise<void> {
  await env.DB.prepare(
    `${rowsTo(copies)} INSERT INTO searches (id, idea, visitor_id, user_id, status, parsed, parser_version, created_at)
     SELECT ?1 + i, idea, visitor_id, ?2, 'complete', parsed, parser_version, created_at FROM n, searches WHERE id = ?1`,
  )
    .bind(id, userId)
    .run()
}

it('a visitor’s ideas are listed beyond the first hundred', async () => {
  const { id, cookie } = await makeSearch()
  await copySearch(id, 120)
  const ids = await walkIds<ParsedIdeaList['items'][number]>('/api/ideas/parsed', { cookie }, (idea) => idea.id)
  expect(ids).toHaveLength(121)
})

it('the trips of an account are listed and exported beyond the first two hundred', async () => {
  const { id } = await makeSearch()
  const { id: userId, headers } = await makeAccount()
  await copySearch(id, 230, userId)
  const ids = await walkIds<TripList['items'][number]>('/api/account/trips', headers, (trip) => trip.id)
  expect(ids).toHaveLength(230)
  const exported = await (await call('/api/account/export', { headers })).json<{ trips: { id: number }[] }>()
  expect(exported.trips.map((trip) => trip.id)).toEqual(ids)
})

it('open orders are listed beyond the first five hundred', async () => {
  const { headers } = await makeAccount('admin')
  await env.DB.prepare(
    `${rowsTo(530)} INSERT INTO orders (id, reference, trip_name, amount_cents, method, is_practice, status, attempts, billing, school, consents, created_at, changed_at)
     SELECT 'long-' || i, 'LONG-' || i, 'Durban', 100, 'cash', 0, 'pending', 0, '{"name":"A","email":"a@b.example"}', '{"name":"B"}', '[]', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z' FROM n`,
  ).run()
  const references = await walkIds<OpenOrderList['items'][number]>('/api/orders', headers, (order) => order.reference)
  expect(references.filter((reference) => String(reference).startsWith('LONG-'))).toHaveLength(530)
  await env.DB.prepare("DELETE FROM orders WHERE id LIKE 'long-%'").run()
})

it('posts beyond the newest two hundred are listed, linked from page to page, and in the sitemap', async () => {
  await env.DB.prepare(
    `${rowsTo(230)} INSERT INTO posts (id, slug, title, image_alt, body, published_at, created_at, updated_at, version)
     SELECT 'page-' || i, 'beyond-the-page-' || i, 'Beyond ' || i, '', 'Pack light.', '2019-01-01T08:00:00.000Z', '2019-01-01T08:00:00.000Z', '2019-01-01T08:00:00.000Z', 1 FROM n`,
  ).run()
  const isLong = (slug: unknown) => String(slug).startsWith('beyond-the-page-')
  const { headers } = await makeAccount('editor')
  for (const reader of [{}, headers])
    expect((await walkIds<Post>('/api/blog', reader, ({ slug }) => slug)).filter(isLong)).toHaveLength(230)

  const shown = new Set<string>()
  for (let path: string | undefined = '/blog'; path; ) {
    const html: string = await (await call(path)).text()
    for (const [, slug = ''] of html.matchAll(/href="\/blog\/(beyond-the-page-\d+)"/g)) shown.add(slug)
    path = /href="(\/blog\?cursor=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(shown.size).toBe(230)

  const sitemap = await (await call('/sitemap-posts.xml')).text()
  expect(sitemap.match(/\/blog\/beyond-the-page-\d+</g)).toHaveLength(230)
  await env.DB.prepare("DELETE FROM posts WHERE slug LIKE 'beyond-the-page-%'").run()
})

it('a draft stands before every post with a day in an editor’s list', async () => {
  const { headers } = await makeAccount('editor')
  const write = async (fields: object) =>
    (await call('/api/blog', { body: { title: crypto.randomUUID(), body: 'Text', ...fields }, headers })).json<Post>()
  const draft = await write({ status: 'draft' })
  const dated = await write({})
  const slugs = await walkIds<Post>('/api/blog', headers, ({ slug }) => slug)
  expect(slugs.indexOf(draft.slug)).toBeLessThan(slugs.indexOf(dated.slug))
})
