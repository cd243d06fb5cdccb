import { type Browser, chromium, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { findChromium } from '../setup/find-chromium.ts'
import { freePort } from './local-site.ts'
import { quantile } from './quantile.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run measure:static`: the site of `npm run build:static`. The time from the press to the first plan on the
// screen, at full speed and with a quarter of the processor, of the page and of its worker; and what was fetched.
const RUNS = 5
const FOLDER = 'dist-static'
/** How long a person writes after the first touch, in which the stand-in gets ready. */
const WRITING_MS = { 'as soon as the page has loaded': 0, 'after ten seconds of writing': 10_000 }
const COMPRESSED = /\.(css|html|js|json|svg)$/

const port = await freePort()
const server = spawn(process.execPath, ['scripts/setup/serve-files.ts', FOLDER, '/', String(port)])
await once(server.stdout, 'data')
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })

/** The size of a file as most hosts send it. */
function sizeOf(path: string): number {
  const name = path.endsWith('/') ? `${path}index.html` : path
  const content = readFileSync(`${FOLDER}${name}`)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return COMPRESSED.test(name) ? brotliCompressSync(content, quality).length : content.length
}

async function firstPlan(from: Browser, rate: number, writingMs: number): Promise<{ ms: number; paths: Set<string> }> {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const paths = new Set<string>()
  context.on('request', (request) => paths.add(new URL(request.url()).pathname))
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.getByRole('textbox', { name: 'What trip do you have in mind?' }).fill(SAMPLE_IDEA)
  await page.waitForTimeout(writingMs)
  const ms = await pressAndWait(page)
  const fetched = new Set(paths)
  await context.close()
  return { ms, paths: fetched }
}

/** By the clock of the page, which a change of its address leaves running. */
const pressAndWait = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const pressed = performance.now()
        const look = () => {
          if (!document.querySelector('#plan')) return
          changes.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)))
        }
        const changes = new MutationObserver(look)
        changes.observe(document.body, { subtree: true, childList: true })
        const buttons = [...document.querySelectorAll('button')]
        buttons.find(({ textContent }) => textContent === 'Generate Itinerary')!.click()
      }),
  )

try {
  const paths = new Set<string>()
  for (const [when, writingMs] of Object.entries(WRITING_MS)) {
    const times: Record<string, number[]> = { 1: [], 4: [] }
    // In turn, because the machine may do other work too.
    for (let run = 0; run < RUNS; run++)
      for (const rate of [1, 4]) {
        const plan = await firstPlan(browser, rate, writingMs)
        times[rate]!.push(plan.ms)
        for (const path of plan.paths) paths.add(path)
      }
    for (const [rate, all] of Object.entries(times))
      console.log(
        `${when}, processor / ${rate}: first plan in ${Math.round(quantile(all, 0.5))} ms (median of ${RUNS}), ` +
          `${Math.round(Math.max(...all))} ms at most`,
      )
  }
  const sizes = [...paths].map((path) => ({ path, bytes: sizeOf(path) })).toSorted((a, b) => b.bytes - a.bytes)
  const sum = (all: typeof sizes) => Math.round(all.reduce((total, { bytes }) => total + bytes, 0) / 1000)
  const isMedia = ({ path }: { path: string }) => /\.(mp4|webm|woff2|ico|png)$/.test(path)
  console.log(
    `until the first plan ${sizes.length} files, ${sum(sizes)} kB with brotli, of which video, fonts and icons ` +
      `${sum(sizes.filter(isMedia))} kB; the largest: ` +
      sizes
        .slice(0, 5)
        .map(({ path, bytes }) => `${path} ${Math.round(bytes / 1000)} kB`)
        .join(', '),
  )
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
