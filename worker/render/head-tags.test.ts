import { expect, test } from 'vitest'
import { headTags } from './head-tags.ts'

test('a tag of an inner route replaces that of an outer one, and there is one canonical address', () => {
  const html = headTags([
    {
      meta: [{ title: 'Site' }, { name: 'description', content: 'outer' }, { property: 'og:title', content: 'outer' }],
    },
    {
      meta: [{ title: 'Page' }, { name: 'description', content: 'inner' }, { property: 'og:title', content: 'inner' }],
      links: [{ rel: 'canonical', href: 'https://uhambo.example/pricing' }],
    },
  ])
  expect(html).toContain('<title>Page</title>')
  expect(html).not.toContain('outer')
  expect(html.match(/rel="canonical"/g)).toHaveLength(1)
})

test('no text in structured data can close its element or open another', () => {
  const data = { name: '</script><script>alert(1)</script><!-- ' }
  const html = headTags([{ headScripts: [{ type: 'application/ld+json', children: JSON.stringify(data) }] }])
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  const block = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(block)).toEqual(data)
})

test('the content of tags is escaped', () => {
  expect(headTags([{ meta: [{ title: 'a<b' }, { name: 'description', content: '"><script>' }] }])).toContain(
    '<title>a&lt;b</title><meta name="description" content="&quot;&gt;&lt;script&gt;">',
  )
})
