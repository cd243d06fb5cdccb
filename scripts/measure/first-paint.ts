import { brotliDecompressSync } from 'node:zlib'
import { LISTED_PAGES, STATIC_PAGES } from '../../web/static-pages.ts'
import { startCompressingProxy } from './compressing-proxy.ts'
import { firstPaintSheets } from './first-paint-sheets.ts'
import { startLocalSite } from './local-site.ts'
import { WeighingConnection } from './weighing-connection.ts'

// `npm run measure:first-paint`: what a new connection carries before a page can be painted, headers included, as an
// edge would send it; fails where that is too much. TCP sends ten segments of 1,460 bytes before it waits for an answer.
const LIMIT_BYTES = 14_300
const PAGES = [...STATIC_PAGES, ...LISTED_PAGES, '/blog/nine-small-payments', '/login', '/payment', '/thank-you']

/** The bytes of the page's HTML, script included, and of its sheets, over one new connection. */
async function weigh(origin: string, page: string): Promise<number[]> {
  const connection = new WeighingConnection(origin)
  try {
    const document = await connection.get(page)
    const bytes = [document.bytes]
    const sheets = firstPaintSheets(brotliDecompressSync(document.body).toString())
    for (const file of sheets) bytes.push((await connection.get(file)).bytes)
    return bytes
  } finally {
    connection.close()
  }
}

const site = await startLocalSite()
const proxy = await startCompressingProxy(site.origin)
try {
  for (const page of PAGES) {
    const parts = await weigh(proxy.origin, page)
    const sum = parts.reduce((total, bytes) => total + bytes)
    console.log(`${page.padEnd(28)} ${sum} B = ${parts.join(' + ')}${sum > LIMIT_BYTES ? '   too much' : ''}`)
    if (sum > LIMIT_BYTES) process.exitCode = 1
  }
  console.log(`at most ${LIMIT_BYTES} B a page: HTML with its script, and sheets, headers included`)
} finally {
  await proxy.close()
  await site.stop()
}
