import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** What a document names by itself; everything else of the client is imported by one of these. */
export const CLIENT_ENTRIES = {
  entry: 'web/entry-client.tsx',
  styles: 'web/styles.css',
  hero: 'web/features/hero/play-hero.ts',
} as const
type ClientEntries = Readonly<Record<keyof typeof CLIENT_ENTRIES, string>>
const BOOT = 'web/boot.ts'

/** A file that an element of the document names. */
export interface NamedFile {
  address: string
  /** What a browser compares the file with before it uses it; null under `vite dev`, where files change. */
  integrity: string | null
}

/** The client's files by the part they play in a document (see worker/render/document.ts). */
export interface ClientAssets {
  entry: string
  styles: NamedFile
  hero: NamedFile
  /** The script of every page: its text, which stands in the page, or its address under `vite dev`. */
  boot: { code: string } | { src: string }
  /** By route file: the modules that a page of it runs. */
  modules: Record<string, string[]>
}

const ASSETS_ID = 'virtual:client-assets'
/** What the site's Worker must know of the build (see worker/services/build.d.ts). */
const BUILD_ID = 'virtual:build'
const DEV_ENTRY_ID = 'virtual:dev-entry'

const DEV_ASSETS: ClientAssets = {
  entry: `/@id/__x00__${DEV_ENTRY_ID}`,
  styles: { address: `/${CLIENT_ENTRIES.styles}?direct`, integrity: null },
  hero: { address: `/${CLIENT_ENTRIES.hero}`, integrity: null },
  boot: { src: `/${BOOT}` },
  modules: {},
}

/** Hot reload must be in place before React's first module runs; its usual inline script is not allowed here. */
const DEV_ENTRY = `
import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/${CLIENT_ENTRIES.entry}')
`

/** Tells the Worker the hashed names of the client's files, by Vite's own manifest of them. */
export function clientAssets(entries: ClientEntries = CLIENT_ENTRIES): Plugin {
  let outDir = ''
  let serving = false
  const sources: Record<string, () => string | Promise<string>> = {
    [ASSETS_ID]: async () =>
      `export const clientAssets = ${JSON.stringify(serving ? DEV_ASSETS : await builtAssets(outDir, entries))}`,
    [BUILD_ID]: async () => {
      const version = serving ? 'dev' : Date.now().toString(36)
      const source = serving ? '' : sourceOf(await bootScript())
      return `export const BUILD = '${version}'\nexport const BOOT_SOURCE = ${JSON.stringify(source)}`
    },
    [DEV_ENTRY_ID]: () => DEV_ENTRY,
  }
  return {
    name: 'client-assets',
    configResolved(config) {
      serving = config.command === 'serve'
      outDir = config.environments['client']?.build.outDir ?? config.build.outDir
    },
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => sources[id.slice(1)]?.(),
  }
}

interface ManifestChunk {
  file: string
  imports?: string[]
}

async function builtAssets(outDir: string, entries: ClientEntries): Promise<ClientAssets> {
  const text = readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>
  const addressOf = (key: string): string => {
    if (!manifest[key]) throw new Error(`The client's manifest has no ${key}`)
    return `/${manifest[key].file}`
  }
  const fileOf = (key: string): NamedFile => {
    const address = addressOf(key)
    return { address, integrity: integrityOf(readFileSync(join(outDir, address))) }
  }
  const withImports = (key: string): string[] => [key, ...(manifest[key]?.imports ?? []).flatMap(withImports)]

  const modules: Record<string, string[]> = {}
  for (const key of Object.keys(manifest)) {
    const route = /^web\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1]
    if (!route) continue
    const keys = new Set([entries.entry, key].flatMap(withImports))
    modules[route] = [...keys].map(addressOf)
  }
  return {
    entry: addressOf(entries.entry),
    styles: fileOf(entries.styles),
    hero: fileOf(entries.hero),
    boot: { code: await bootScript() },
    modules,
  }
}

/** The script of every page (web/boot.ts) as one text: it stands in the HTML, so it is bundled by itself. */
export async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: BOOT, output: { format: 'iife' } } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${BOOT} made no script`)
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${BOOT} holds a text that would end its <script>`)
  return chunk.code.trim()
}

/** How an element of a document names the content of its file. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** How a Content-Security-Policy names a script that stands in a page. */
export const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
