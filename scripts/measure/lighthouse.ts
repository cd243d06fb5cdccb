import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../setup/find-chromium.ts'
import { startCompressingProxy } from './compressing-proxy.ts'
import { freePort, startLocalSite } from './local-site.ts'
import { CATEGORIES, pageScores } from './page-scores.ts'
import { planTrip } from './plan-trip.ts'
import { routeFiles } from './route-files.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run measure:lighthouse`: a phone on slow 4G, as Lighthouse simulates it, three runs a page, medians shown.
const RUNS = 3
/** Where the whole reports stay, to look for the cause of a figure. */
const REPORTS = '.cache/lighthouse'

async function measure(): Promise<void> {
  const site = await startLocalSite()
  const proxy = await startCompressingProxy(site.origin)
  try {
    const { searchId } = await planTrip(site.origin, SAMPLE_IDEA)
    await measurePage('/', `${proxy.origin}/`, 'index')
    await measurePage('an itinerary', `${proxy.origin}/itinerary/${searchId}`, 'itinerary.$id')
  } finally {
    await proxy.close()
    await site.stop()
  }
}

async function measurePage(name: string, url: string, route: string): Promise<void> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await visit(url))
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(`${REPORTS}/${route}.json`, JSON.stringify(runs))
  const { scripts, styles } = routeFiles(route)
  console.log(`\n${name}\n  JavaScript ${kilobytes(scripts)} KB, CSS ${kilobytes(styles)} KB (brotli)`)
  for (const line of pageScores(runs)) console.log(`  ${line}`)
}

/** One run in a browser of its own, so that nothing is cached from the last. */
async function visit(url: string): Promise<Result> {
  const port = await freePort()
  const executablePath = findChromium() ?? undefined
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  try {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`)
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
    return run.lhr
  } finally {
    await browser.close()
  }
}

function kilobytes(files: string[]): string {
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0)
  return (bytes / 1000).toFixed(1)
}

await measure()
