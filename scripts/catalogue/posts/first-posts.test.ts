import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyMigrations } from '../../setup/apply-migrations.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { readFacts } from '../read-facts.ts'
import { postStatements } from './post-statements.ts'
import { readPosts } from './read-posts.ts'

const posts = readPosts()
const [first, second] = posts
const script = 'export default { fetch: () => new Response() }'
const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script, d1Databases: ['DB'], cf: false }))
const db = await miniflare.getD1Database('DB')

beforeAll(() => applyMigrations(db))
afterAll(() => miniflare.dispose())
beforeEach(() => db.exec('DELETE FROM posts'))

const addPosts = () => db.batch(postStatements(posts).map((statement) => db.prepare(statement)))
const change = (sql: string, ...values: string[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .run()
const readRow = (id: string) => db.prepare('SELECT * FROM posts WHERE id = ?').bind(id).first<Record<string, unknown>>()
const countRows = () => db.prepare('SELECT count(*) AS n FROM posts').first<number>('n')

test('loading the catalogue publishes the complete posts, and a new post causes another load', async () => {
  expect(await loadCatalogue(db, readFacts(), posts.slice(1))).toBe(true)
  expect(await countRows()).toBe(5)
  expect(await loadCatalogue(db)).toBe(true)
  expect(await loadCatalogue(db)).toBe(false)
  expect(await countRows()).toBe(6)
  const { id, slug, title, image, imageAlt, body, publishedAt } = first!
  expect(await readRow(id)).toEqual({
    id,
    slug,
    title,
    image_url: image,
    image_alt: imageAlt,
    body,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
    version: 1,
    deleted_at: null,
  })
})

test('changes and removals by an editor stay', async () => {
  await addPosts()
  await change(
    "UPDATE posts SET title = 'Ours', slug = 'ours', published_at = NULL, version = 2 WHERE id = ?",
    first!.id,
  )
  await change("UPDATE posts SET deleted_at = '2026-11-20T08:00:00.000Z' WHERE id = ?", second!.id)
  await addPosts()
  expect(await readRow(first!.id)).toMatchObject({ title: 'Ours', slug: 'ours', published_at: null, version: 2 })
  expect(await readRow(second!.id)).toMatchObject({ deleted_at: '2026-11-20T08:00:00.000Z' })
  expect(await countRows()).toBe(6)
})

test("if an editor's post has the same slug, ours is skipped and the others are loaded", async () => {
  await addPosts()
  await change('DELETE FROM posts WHERE id <> ?', first!.id)
  await change("UPDATE posts SET id = 'by-an-editor' WHERE id = ?", first!.id)
  await addPosts()
  expect(await readRow(first!.id)).toBeNull()
  expect(await readRow('by-an-editor')).toMatchObject({ slug: first!.slug })
  expect(await countRows()).toBe(6)
})
