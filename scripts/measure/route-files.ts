import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const CLIENT = 'dist/client'

/**
 * The scripts and styles that the browser fetches for a screen, as paths of built files.
 * `route` is the name of its file in `web/routes`, without ending; the build must be there.
 */
export function routeFiles(route: string): { scripts: string[]; styles: string[] } {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const start = `web/routes/${route}.tsx?tsr-split=component`
  const page = Object.keys(manifest).find((key) => key.startsWith(start)) ?? start
  const seen = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client's manifest has no ${key}`)
    if (seen.has(key)) return
    seen.set(key, chunk)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of ['web/boot.ts', 'web/entry-client.tsx', page]) visit(key)
  const chunks = [...seen.values()]
  return {
    scripts: [...new Set(chunks.map(({ file }) => join(CLIENT, file)))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => join(CLIENT, file))))],
  }
}
