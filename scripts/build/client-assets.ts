import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PAGE_MODULES, type PageModule } from '../../web/page-modules.ts'

/** The client's files by the part they play in a document (see worker/pages/document.ts). */
export interface ClientAssets {
  entry: string
  /** The script of every page: its text, which stands in the page, or its address under `vite dev`. */
  boot: { code: string } | { src: string }
  styles: string[]
  /** The sheet of the text fonts and the files that the words of every page need, for after the first paint. */
  fonts: { sheet: string; files: string[] }
  /** The sheet of the page that says that a page is not there. */
  notFound: string[]
  modules: Record<PageModule, string>
  /** Files of the entry itself, then by route file: what to preload. */
  entryChunks: string[]
  routeChunks: Record<string, string[]>
  /** Stylesheets of a route's own, by route file: the server draws what the browser would fetch them for. */
  routeStyles: Record<string, string[]>
}

/** The address of each page's small module, by its source. */
const modulesBy = (addressOf: (source: string) => string) =>
  Object.fromEntries(Object.entries(PAGE_MODULES).map(([name, source]) => [name, addressOf(source)])) as Record<
    PageModule,
    string
  >

const ASSETS_ID = 'virtual:client-assets'
/** What the site's Worker must know of the build (see worker/services/build.d.ts). */
const BUILD_ID = 'virtual:build'
const DEV_ENTRY = '/@id/__x00__virtual:dev-entry'

const DEV_ASSETS: ClientAssets = {
  entry: DEV_ENTRY,
  boot: { src: '/web/boot.ts' },
  // Every sheet on every page: which route needs which is known only once it is built.
  // First the one that says the order of the layers.
  styles: ['web/styles.css', ...globSync('web/{features,ui}/**/*.css')].map((file) => `/${file}?direct`),
  fonts: { sheet: '/web/styles/fonts.css?direct', files: [] },
  notFound: [],
  modules: modulesBy((source) => `/${source}`),
  entryChunks: [],
  routeChunks: {},
  routeStyles: {},
}

/** Hot reload must be in place before React's first module runs; its usual inline script is not allowed here. */
const DEV_ENTRY_SOURCE = `
import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/web/entry-client.tsx')
`

/** Tells the Worker the hashed names of the client's files, as the module `virtual:client-assets`. */
export function clientAssets(): Plugin {
  let outDir = ''
  let serving = false
  return {
    name: 'client-assets',
    configResolved(config) {
      serving = config.command === 'serve'
      outDir = config.environments['client']?.build.outDir ?? config.build.outDir
    },
    resolveId: (id) => ([ASSETS_ID, BUILD_ID, 'virtual:dev-entry'].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:dev-entry') return DEV_ENTRY_SOURCE
      if (id !== `\0${ASSETS_ID}` && id !== `\0${BUILD_ID}`) return undefined
      const assets = serving ? DEV_ASSETS : readManifest(outDir)
      if (id === `\0${ASSETS_ID}`) return `export const clientAssets = ${JSON.stringify(assets)}`
      const build = serving ? 'dev' : Date.now().toString(36)
      return `export const BUILD = '${build}'\nexport const BOOT_SOURCE = ${JSON.stringify(sourceOf(assets))}`
    },
  }
}

/** The script of every page of the client built in a folder, as a Content-Security-Policy names it. */
export const bootSource = (clientFolder: string): string => sourceOf(readManifest(clientFolder))

function sourceOf({ boot }: ClientAssets): string {
  if ('src' in boot) return ''
  if (/<\/script|<!--/i.test(boot.code)) throw new Error('web/boot.ts holds a text that would end its <script>')
  return `'sha256-${createHash('sha256').update(boot.code).digest('base64')}'`
}

interface ManifestChunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

function readManifest(outDir: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const read = (key: string): ManifestChunk => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client's manifest has no ${key}`)
    return chunk
  }
  const withImports = (key: string, seen: Set<string>): string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const chunk = read(key)
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((one) => withImports(one, seen))]
  }
  const entry = read('web/entry-client.tsx')
  const ofEveryPage = new Set<string>()
  const entryChunks = withImports('web/entry-client.tsx', ofEveryPage)
  const stylesOf = (key: string, seen: Set<string>): string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const { css = [], imports = [], dynamicImports = [] } = read(key)
    // A feature's page that the server draws needs its styles; what is only shown later brings its own.
    const pages = dynamicImports.filter((one) => /^web\/features\/.+-page\.tsx$/.test(one))
    return [...css.map((file) => `/${file}`), ...[...imports, ...pages].flatMap((one) => stylesOf(one, seen))]
  }
  const routeChunks: Record<string, string[]> = {}
  const routeStyles: Record<string, string[]> = {}
  for (const key of Object.keys(manifest)) {
    const route = /^web\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1]
    if (!route) continue
    routeChunks[route] = withImports(key, new Set()).filter((file) => !entryChunks.includes(file))
    // A route's file may be among those of every page, and must then not lend its styles to the others.
    routeStyles[route] = [...new Set(stylesOf(key, new Set([...ofEveryPage].filter((one) => one !== key))))]
  }
  return {
    entry: `/${entry.file}`,
    boot: { code: readFileSync(join(outDir, read('web/boot.ts').file), 'utf8').trim() },
    styles: [...ofEveryPage].flatMap((key) => read(key).css ?? []).map((file) => `/${file}`),
    fonts: {
      sheet: `/${read('web/styles/fonts.css').file}`,
      files: Object.values(manifest)
        .filter(({ src }) => src?.endsWith('-core.woff2'))
        .map(({ file }) => `/${file}`),
    },
    notFound: [`/${read('web/features/shell/not-found.css').file}`],
    modules: modulesBy((source) => `/${read(source).file}`),
    entryChunks,
    routeChunks,
    routeStyles,
  }
}
