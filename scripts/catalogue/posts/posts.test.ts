import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseMarkup } from '#shared/domain/markup/parse'
import { plainBlocks, summaryOf } from '#shared/domain/markup/text'
import type { Block, Inline } from '#shared/domain/markup/tree'
import { findPostFaults } from './find-post-faults.ts'
import { readPostFiles, readPosts } from './read-posts.ts'

const ROOT = new URL('../../../', import.meta.url)
const posts = readPosts().map((post) => ({ ...post, blocks: parseMarkup(post.body) }))

/** The path of every static route, from the file names of the routes: "contact.tsx" is /contact. */
const pages = new Set(
  globSync('web/routes/*.tsx', { cwd: ROOT }).map((file) => file.replace('web/routes/', '/').replace('.tsx', '')),
)

const linesOf = (block: Block): Inline[][] => {
  if (block.kind === 'list') return block.items
  return block.kind === 'rule' || block.kind === 'image' ? [] : [block.children]
}
const nodesOf = (line: Inline[]): Inline[] =>
  line.flatMap((node) => ('children' in node ? [node, ...nodesOf(node.children)] : [node]))
const allNodes = (blocks: Block[]) => blocks.flatMap(linesOf).flatMap(nodesOf)

test('there are six posts without faults, from August to November 2026', () => {
  expect(findPostFaults(readPostFiles())).toEqual([])
  expect(posts).toHaveLength(6)
  expect(new Set(posts.map(({ publishedAt }) => publishedAt)).size).toBe(6)
  for (const { publishedAt } of posts) expect(publishedAt).toMatch(/^2026-(08|09|10|11)-/)
})

test.each(posts)('$slug uses headings, lists, a box, a highlight and a button', ({ blocks }) => {
  const kinds = [...blocks, ...allNodes(blocks)].map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['heading', 'list', 'quote', 'bg', 'button']))
  expect(blocks.filter((block) => block.kind === 'heading' && block.level === 1).length).toBeGreaterThanOrEqual(3)
})

test.each(posts)('$slug links only to pages that exist', ({ blocks }) => {
  const hrefs = allNodes(blocks).flatMap((node) => (node.kind === 'link' || node.kind === 'button' ? [node.href] : []))
  expect(hrefs.length).toBeGreaterThan(0)
  const known = new Set([...pages, ...posts.map(({ slug }) => `/blog/${slug}`), '/#idea-request'])
  expect(hrefs.filter((href) => !known.has(href))).toEqual([])
})

test.each(posts)('$slug is 500 to 900 words in sentences of at most 20', ({ blocks }) => {
  const text = plainBlocks(blocks)
  const wordsOf = (part: string) => part.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  expect(wordsOf(text).length).toBeGreaterThanOrEqual(500)
  expect(wordsOf(text).length).toBeLessThanOrEqual(900)
  const sentences = text.split(/\n|(?<=[.?!][”)]?)\s/)
  expect(sentences.filter((sentence) => wordsOf(sentence).length > 20)).toEqual([])
})

test.each(posts)('$slug has no exclamation mark, and its amounts do not wrap', ({ title, body }) => {
  expect(body).not.toContain('!')
  expect(`${title}\n${body}`).not.toMatch(/R\d{1,3} \d{3}/)
  expect(body).not.toMatch(/R\d{4,}/)
})

test.each(posts)(
  '$slug says whole in its summary what it is about, and has a picture',
  ({ blocks, image, imageAlt }) => {
    expect(summaryOf(blocks).length).toBeLessThanOrEqual(160)
    expect(summaryOf(blocks)).not.toContain('…')
    expect(imageAlt.length).toBeLessThanOrEqual(125)
    expect(existsSync(new URL(`web/public${image}`, ROOT))).toBe(true)
    expect(existsSync(new URL(`web/public${image.replace('.svg', '.jpg')}`, ROOT))).toBe(true)
  },
)
