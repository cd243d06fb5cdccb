import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

export interface BuiltWorkerOptions {
  /** Folder of the built Worker, holding its wrangler.json. */
  folder: string
  /** Serve the client's files in front of it, as in production; the build has none yet while it renders them. */
  withAssets: boolean
  /** Folder in which D1, KV, R2 and Durable Objects keep their state; in memory without it. */
  stateFolder?: string
  port?: number
  variables?: Record<string, string>
}

/** What wrangler reads out of a configuration, as far as it is changed here. */
interface WranglerOptions {
  modulesRules?: unknown
  assets?: { directory: string }
  bindings?: Record<string, string>
}

/** Miniflare's options for the Worker as it was built: one description for serving it and for rendering pages at build. */
export function builtWorker({
  folder,
  withAssets,
  stateFolder,
  port,
  variables = {},
}: BuiltWorkerOptions): MiniflareOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, 'wrangler.json'))
  const { modulesRules: _rules, assets, bindings, ...options } = workerOptions as WranglerOptions
  const parts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const modules = ['index.js', ...parts.map((name) => `assets/${name}`)]
  return convertV4MiniflareOptions({
    ...options,
    ...(withAssets && assets ? { assets } : {}),
    bindings: { ...bindings, ...variables },
    modulesRoot: resolve(folder),
    modules: modules.map((path) => ({ type: 'ESModule' as const, path: resolve(folder, path) })),
    ...(port === undefined ? {} : { host: '127.0.0.1', port }),
    cf: false,
    // wrangler's own layout, so that its commands find the same data.
    ...(stateFolder ? { resourcePersistencePath: resolve(stateFolder, 'v3') } : {}),
  })
}
