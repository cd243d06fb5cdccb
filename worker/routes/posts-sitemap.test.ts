import { expect, it } from 'vitest'
import type { Post } from '#shared/contracts/post'
import { makeAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

it('lists published posts with their addresses, and no drafts or scheduled posts', async () => {
  const { headers } = await makeAccount('editor')
  const write = async (fields: object) => {
    const body = { title: `Coast ${crypto.randomUUID()}`, body: 'Pack light.', image_url: null, ...fields }
    return (await call('/api/blog', { body, headers })).json<Post>()
  }
  const published = await write({})
  const hidden = [await write({ status: 'draft' }), await write({ publish_at: '2999-01-01T00:00:00Z' })]

  const answer = await call('/sitemap-posts.xml', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(
    new RegExp(`<loc>https?://[^<]+/blog/${published.slug}</loc><lastmod>${published.updatedAt}</lastmod>`),
  )
  for (const { slug } of hidden) expect(text).not.toContain(slug)
})
