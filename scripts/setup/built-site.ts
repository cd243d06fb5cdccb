import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'

const FOLDER = 'dist/worker'

export interface BuiltSiteOptions {
  /** Serve the static assets as in production. The build has none yet while it renders them. */
  withAssets: boolean
  /** Folder for the state of D1, KV, R2 and Durable Objects; without it the state is in memory. */
  stateFolder?: string
  variables?: Record<string, string>
}

/** The part of wrangler's configuration that is changed here. */
interface WranglerOptions {
  modulesRules?: unknown
  assets?: { directory: string }
  bindings?: Record<string, string>
}

/** Miniflare's options for the built site, used to serve it and to render the static pages at build. */
export function builtSite({ withAssets, stateFolder, variables = {} }: BuiltSiteOptions): MiniflareOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${FOLDER}/wrangler.json`)
  // Miniflare stores the state of Durable Objects under the Worker's name.
  const { name } = unstable_readConfig({ config: `${FOLDER}/wrangler.json` })
  const { modulesRules: _rules, assets, bindings, ...options } = workerOptions as WranglerOptions
  // Miniflare runs the first module.
  const [entry, parts] = [`${FOLDER}/index.js`, globSync(`${FOLDER}/assets/*.js`)]
  return convertV4MiniflareOptions({
    ...options,
    ...(name ? { name } : {}),
    ...(withAssets && assets ? { assets } : {}),
    bindings: { ...bindings, ...variables },
    modulesRoot: resolve(FOLDER),
    modules: [entry, ...parts].map((path) => ({ type: 'ESModule' as const, path: resolve(path) })),
    cf: false,
    // The same folders as wrangler uses, so that its commands find the same data.
    ...(stateFolder ? { resourcePersistencePath: resolve(stateFolder, 'v3') } : {}),
  })
}
