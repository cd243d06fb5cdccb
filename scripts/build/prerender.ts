import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Miniflare } from 'miniflare'
import { LISTED_PAGES, STATIC_PAGES } from '../../web/static-pages.ts'
import { headersWith } from '../../worker/middleware/headers-with.ts'
import { builtSite } from '../setup/built-site.ts'
import { bootScript, sourceOf } from './client-assets.ts'
import { canonicalOf, searchEngineFiles } from './search-engine-files.ts'

/** Writes the pages that do not change into the client's assets, by asking the built Worker itself for them. */
export async function prerender(clientFolder: string): Promise<void> {
  const addresses: string[] = []
  const miniflare = new Miniflare(builtSite({ withAssets: false }))
  try {
    for (const path of STATIC_PAGES) {
      const response = await miniflare.dispatchFetch(`https://build.invalid${path}`)
      if (response.status !== 200) throw new Error(`${path} answered ${response.status} while the site was being built`)
      const file = join(clientFolder, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
      mkdirSync(dirname(file), { recursive: true })
      const html = await response.text()
      writeFileSync(file, html)
      addresses.push(canonicalOf(html, path))
    }
  } finally {
    await miniflare.dispose()
  }
  writeFileSync(join(clientFolder, '_headers'), headersFile(sourceOf(await bootScript())))
  const files = searchEngineFiles(addresses, LISTED_PAGES)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(clientFolder, name), text)
}

/** The same headers for files as for what the Worker answers; a hashed file never changes under its name. */
function headersFile(source: string): string {
  const security = Object.entries(headersWith(source)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...security, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n')
}
