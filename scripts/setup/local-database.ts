import { resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'

const IDLE_WORKER = 'export default { fetch: () => new Response() }'

/** Opens the D1 of a local instance for one task. The site need not run. */
export async function withLocalDatabase<Result>(
  stateFolder: string,
  work: (db: D1Database) => Promise<Result>,
): Promise<Result> {
  const database = readConfig({}).d1_databases.find(({ binding }: { binding: string }) => binding === 'DB')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: IDLE_WORKER,
      d1Databases: { DB: database?.database_id ?? 'DB' },
      resourcePersistencePath: resolve(stateFolder, 'v3'),
      cf: false,
    }),
  )
  try {
    return await work(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}
