import { withDatabase } from '../database/site-database.ts'
import type { Deployment } from '../database/target.ts'
import { loadStatements } from './load-statements.ts'
import { readPosts } from './posts/read-posts.ts'
import { readAddressBook } from './read-address-book.ts'
import { readFacts } from './read-facts.ts'

/**
 * Loads the files of `catalogue/` into the D1 of a deployment with wrangler's login. Returns false if this version is
 * already loaded.
 */
export function loadCatalogueRemotely(deployment: Deployment): Promise<boolean> {
  const { hash, statements } = loadStatements(readFacts(), readAddressBook(), readPosts())
  return withDatabase({ deployment }, async (database) => {
    const [loaded] = await database.query<{ hash: string }>('SELECT hash FROM catalogue_version')
    if (loaded?.hash === hash) return false
    await database.run(statements)
    return true
  })
}
