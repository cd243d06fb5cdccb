import type { D1Database } from '@cloudflare/workers-types'
import type { Facts } from '#shared/domain/catalogue/facts'
import { loadStatements } from './load-statements.ts'
import type { FirstPost } from './posts/parse-post.ts'
import { readPosts } from './posts/read-posts.ts'
import { readAddressBook } from './read-address-book.ts'
import { readFacts } from './read-facts.ts'

/** Loads the files of `catalogue/` into a migrated local D1. Returns false if this version is already loaded. */
export async function loadCatalogue(
  db: D1Database,
  facts: Facts = readFacts(),
  posts: readonly FirstPost[] = readPosts(),
): Promise<boolean> {
  const { hash, statements } = loadStatements(facts, readAddressBook(), posts)
  const loaded = await db.prepare('SELECT hash FROM catalogue_version').first<string>('hash')
  if (loaded === hash) return false
  await db.batch(statements.map((statement) => db.prepare(statement)))
  return true
}
