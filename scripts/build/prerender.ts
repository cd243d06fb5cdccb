import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { STATIC_PAGES } from '../../web/static-pages.ts'
import { SECURITY_HEADERS } from '../../worker/middleware/security-headers.ts'

/** Writes the pages that do not change into the client's assets, by asking the built Worker itself for them. */
export async function prerender(folders: { client: string; worker: string }): Promise<void> {
  const miniflare = new Miniflare(builtWorker(folders.worker))
  try {
    for (const path of STATIC_PAGES) {
      const response = await miniflare.dispatchFetch(`https://build.invalid${path}`)
      if (response.status !== 200) throw new Error(`${path} answered ${response.status} while the site was being built`)
      const file = join(folders.client, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await response.text())
    }
  } finally {
    await miniflare.dispose()
  }
  writeFileSync(join(folders.client, '_headers'), headersFile())
}

/** The Worker as it was built, with its bindings but without its files: those are only now being written. */
function builtWorker(folder: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, 'wrangler.json'))
  const { assets: _assets, modulesRules: _rules, ...options } = workerOptions
  const parts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const modules = ['index.js', ...parts.map((name) => `assets/${name}`)]
  return convertV4MiniflareOptions({
    ...options,
    modulesRoot: resolve(folder),
    modules: modules.map((path) => ({ type: 'ESModule' as const, path: resolve(folder, path) })),
  })
}

/** The same headers for files as for what the Worker answers; a hashed file never changes under its name. */
function headersFile(): string {
  const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...security, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n')
}
