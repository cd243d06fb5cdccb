import { insertsOf, text } from '../sql.ts'
import type { FirstPost } from './parse-post.ts'

const COLUMNS = 'id, slug, title, image_url, image_alt, body, published_at, created_at, updated_at, version'

/**
 * The SQL that gives a database the posts whose ids it has never had. An editor's change stands, a post that was taken
 * away keeps its row and stays away, and where a slug is in use by now its post is left out.
 */
export const postStatements = (posts: readonly FirstPost[]): string[] =>
  insertsOf(`INSERT INTO posts (${COLUMNS}) VALUES `, posts.map(rowOf), ' ON CONFLICT DO NOTHING')

function rowOf({ id, slug, title, image, imageAlt, body, publishedAt }: FirstPost): string {
  const texts = [id, slug, title, image, imageAlt, body, publishedAt, publishedAt, publishedAt]
  return `(${texts.map(text).join(',')},1)`
}
