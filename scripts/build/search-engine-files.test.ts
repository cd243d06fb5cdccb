import { expect, test } from 'vitest'
import { canonicalOf, searchEngineFiles } from './search-engine-files.ts'

test('the sitemap lists each page by the address it calls its own, and robots.txt leads to it', () => {
  const files = searchEngineFiles(['https://uhambo.example/', 'https://uhambo.example/pricing'])
  expect([...(files['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
    'https://uhambo.example/',
    'https://uhambo.example/pricing',
  ])
  expect(files['robots.txt']).toContain('Sitemap: https://uhambo.example/sitemap.xml')
})

test('a page without an address of its own stops the build', () => {
  expect(canonicalOf('<link rel="canonical" href="https://uhambo.example/a">', '/a')).toBe('https://uhambo.example/a')
  expect(() => canonicalOf('<title>A</title>', '/a')).toThrow('/a is written at build')
})
