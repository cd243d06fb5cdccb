import { insertsOf, text } from '../sql.ts'
import type { FirstPost } from './parse-post.ts'

const COLUMNS = 'id, slug, title, image_url, image_alt, body, published_at, created_at, updated_at, version'

/**
 * The SQL that inserts posts whose ids the database has never had. Changes by editors stay. A removed post keeps its
 * row, so it is not inserted again. A post is skipped if its slug is already in use.
 */
export const postStatements = (posts: readonly FirstPost[]): string[] =>
  insertsOf(`INSERT INTO posts (${COLUMNS}) VALUES `, posts.map(rowOf), ' ON CONFLICT DO NOTHING')

function rowOf({ id, slug, title, image, imageAlt, body, publishedAt }: FirstPost): string {
  const texts = [id, slug, title, image, imageAlt, body, publishedAt, publishedAt, publishedAt]
  return `(${texts.map(text).join(',')},1)`
}
