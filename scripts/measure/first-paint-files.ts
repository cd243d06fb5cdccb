import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CLIENT = 'dist/client'

/** What holds the first paint of a page that was written at build: its HTML, its sheets and the boot script. */
export function firstPaintFiles(page: string): { html: string; sheets: string[]; boot: string } {
  const html = join(CLIENT, page === '/' ? 'index.html' : `${page}.html`)
  const head = readFileSync(html, 'utf8').replace(/<noscript>.*?<\/noscript>/g, '')
  const boot = /<script id="boot" src="([^"]+)"/.exec(head)?.[1]
  if (!boot) throw new Error(`${html} has no boot script`)
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) =>
    join(CLIENT, href),
  )
  return { html, sheets, boot: join(CLIENT, boot) }
}
