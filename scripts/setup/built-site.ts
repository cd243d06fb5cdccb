import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'

export interface BuiltSiteOptions {
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

/** Miniflare's options for the site as it was built, all its Workers: one description for serving it and for rendering pages at build. */
export function builtSite({ withAssets, stateFolder, port, variables = {} }: BuiltSiteOptions): MiniflareOptions {
  const { assets, bindings, ...site } = builtWorker('dist/worker')
  const behind = ['dist/planning', 'dist/pages'].map(builtWorker)
  return convertV4MiniflareOptions({
    workers: [
      { ...site, ...(withAssets && assets ? { assets } : {}), bindings: { ...bindings, ...variables } },
      ...behind,
    ],
    ...(port === undefined ? {} : { host: '127.0.0.1', port }),
    cf: false,
    // wrangler's own layout, so that its commands find the same data.
    ...(stateFolder ? { resourcePersistencePath: resolve(stateFolder, 'v3') } : {}),
  })
}

/** One built Worker, by the wrangler.json that the build wrote beside it. */
function builtWorker(folder: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, 'wrangler.json'))
  const { name } = unstable_readConfig({ config: join(folder, 'wrangler.json') })
  const { modulesRules: _rules, ...options } = workerOptions as WranglerOptions
  const assets = join(folder, 'assets')
  const parts = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.js')) : []
  const modules = ['index.js', ...parts.map((name) => `assets/${name}`)]
  return {
    ...options,
    ...(name ? { name } : {}),
    modulesRoot: resolve(folder),
    modules: modules.map((path) => ({ type: 'ESModule' as const, path: resolve(folder, path) })),
  }
}
