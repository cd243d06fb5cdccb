import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Post } from '#shared/contracts/post'
import { makeAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'

async function write(fields: object = {}): Promise<Post & { headers: Record<string, string> }> {
  const { headers } = await makeAccount('editor')
  const body = { title: `A trip ${crypto.randomUUID()}`, body: 'Pack **light**.', ...fields }
  const response = await call('/api/blog', { body, headers })
  return { ...(await response.json<Post>()), headers }
}
const change = ({ slug, title, body, headers }: Awaited<ReturnType<typeof write>>, more: object) =>
  call(`/api/blog/${slug}`, { method: 'PUT', body: { slug, title, body, ...more }, headers })
const text = async (path: string, headers: Record<string, string> = {}) => (await call(path, { headers })).text()

describe('pages of the blog', () => {
  it('are up to date with the next request after any change', async () => {
    const post = await write()
    const path = `/blog/${post.slug}`
    expect(await text(path)).toContain('<strong>light</strong>')
    expect(await text('/blog')).toContain(post.title)
    await change(post, { body: 'Pack *warm*.' })
    expect(await text(path)).toContain('<em>warm</em>')
    await change(post, { status: 'draft' })
    expect((await call(path)).status).toBe(404)
    expect(await text('/blog')).not.toContain(post.title)
    await change(post, { status: 'published' })
    expect((await call(path)).status).toBe(200)
    const { id } = await (
      await call(`/api/blog/${post.slug}`, { method: 'DELETE', headers: post.headers })
    ).json<Post>()
    expect((await call(path)).status).toBe(404)
    await call('/api/blog/restore', { body: { id }, headers: post.headers })
    expect((await call(path)).status).toBe(200)
  })

  it('are sent again to a browser only after a change', async () => {
    const post = await write()
    for (const path of ['/blog', `/blog/${post.slug}`, '/blog/rss.xml']) {
      const first = await call(path)
      expect(first.headers.get('cache-control')).toBe('no-cache')
      expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
      await first.text()
      const known = { 'if-none-match': first.headers.get('etag') ?? '' }
      const second = await call(path, { headers: known })
      expect([path, second.status, await second.text()]).toEqual([path, 304, ''])
      expect(second.headers.get('content-security-policy')).toContain("default-src 'none'")
      await change(post, { body: `Pack ${path}.` })
      const third = await call(path, { headers: known })
      expect([path, third.status]).toEqual([path, 200])
      await third.text()
    }
  })

  it('show a scheduled post when it is due', async () => {
    const post = await write({ publish_at: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await text('/blog')).not.toContain(post.title)
    // The post is due now, as the newest of all, and nobody has changed it.
    const due = new Date().toISOString()
    await env.DB.prepare('UPDATE posts SET published_at = ? WHERE id = ?').bind(due, post.id).run()
    expect(await text('/blog')).toContain(post.title)
  })

  it('are a 404 for a draft, even with an editor’s cookie', async () => {
    const post = await write({ status: 'draft' })
    expect(
      (await call(`/blog/${post.slug}`, { headers: { ...post.headers, cookie: `session=${'x'.repeat(43)}` } })).status,
    ).toBe(404)
  })

  it('lead to the newest posts from a cursor that is not one of ours', async () => {
    const response = await call('/blog?cursor=gone')
    expect([response.status, response.headers.get('location')]).toEqual([307, '/blog'])
  })

  it('report an error if the database is down, and cache nothing', async () => {
    const away = await call('/blog', { with: { DB: failingDatabase() } })
    expect(away.status).toBe(500)
    expect(away.headers.get('etag')).toBeNull()
    expect((await call('/blog')).status).toBe(200)
  })

  it('use a post’s own picture for link previews unless it is a drawing', async () => {
    const photo = await write({ image_url: '/posts/a.webp', image_alt: 'A bus' })
    expect(await text(`/blog/${photo.slug}`)).toMatch(/property="og:image" content="https:\/\/[^"/]+\/posts\/a\.webp"/)
    const drawing = await write({ image_url: 'https://media.example/a.svg' })
    expect(await text(`/blog/${drawing.slug}`)).toMatch(/property="og:image" content="[^"]+\/share\.jpg"/)
    // Each of our drawings has a JPEG with the same name next to it.
    const ours = await write({ image_url: '/posts/a.svg' })
    expect(await text(`/blog/${ours.slug}`)).toMatch(/property="og:image" content="[^"]+\/posts\/a\.jpg"/)
  })
})

describe('the feed', () => {
  it('contains each complete post, with absolute addresses', async () => {
    const post = await write({
      title: `R&D <b> "quoted" ${crypto.randomUUID()}`,
      body: '## Why\n\nSee [prices](/pricing).\n\n![A map](/images/a)',
    })
    const response = await call('/blog/rss.xml')
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=UTF-8')
    const xml = await response.text()
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
    expect(xml).toContain(post.title.replace('&', '&amp;').replace('<b>', '&lt;b&gt;').replaceAll('"', '&quot;'))
    expect(xml).toContain('&lt;h3 id=&quot;on-why&quot;&gt;Why')
    expect(xml).toMatch(/href=&quot;https:\/\/[^&]+\/pricing&quot;/)
    expect(xml).toMatch(/src=&quot;https:\/\/[^&]+\/images\/a&quot;/)
    expect(xml).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/)
  })

  it('shows no drafts', async () => {
    const post = await write({ status: 'draft' })
    expect(await text('/blog/rss.xml')).not.toContain(post.title)
  })

  it('is well-formed for any post', async () => {
    await write({
      title: `\u0001\u000b${'\ud800'}]]> <![CDATA[ ${crypto.randomUUID()}`,
      body: '\u0000]]></item><script>alert(1)</script>',
    })
    const xml = await text('/blog/rss.xml')
    // workerd has no XML parser: the text between the tags must contain no markup and no forbidden character.
    expect(xml).not.toMatch(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|<script|<!\[CDATA|&(?!(?:amp|lt|gt|quot|apos);)/)
    const open: string[] = []
    for (const [, closing, name = '', , empty] of xml.matchAll(/<(\/?)([a-z:A-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name)
      else if (!empty) open.push(name)
    }
    expect(open).toEqual([])
  })
})
