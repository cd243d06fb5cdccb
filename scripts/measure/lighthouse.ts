import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { STATIC_PAGES } from '../../web/static-pages.ts'
import { findChromium } from '../setup/find-chromium.ts'
import { startCompressingProxy } from './compressing-proxy.ts'
import { CATEGORIES, pageScores } from './lighthouse-scores.ts'
import { freePort, startLocalSite } from './local-site.ts'
import { planTrip } from './plan-trip.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run measure:lighthouse [-- /pricing …]`: a phone on slow 4G as Lighthouse simulates it; five runs for each page;
// prints medians.
const RUNS = 5
/** A new browser still does its own start-up work. With few cores, Lighthouse would count that time as the page's. */
const SETTLING_MS = 2000
const ITINERARY = 'an itinerary'
/** The folder of the full reports, to look for the cause of a figure. */
const REPORTS = '.cache/lighthouse'

async function measure(): Promise<void> {
  const site = await startLocalSite()
  const proxy = await startCompressingProxy(site.origin)
  try {
    const wanted = process.argv.slice(2)
    for (const path of [...STATIC_PAGES, '/thank-you', '/blog', '/blog/nine-small-payments', ITINERARY]) {
      if (wanted.length > 0 && !wanted.includes(path)) continue
      const shown = path === ITINERARY ? `/itinerary/${(await planTrip(site.origin, SAMPLE_IDEA)).searchId}` : path
      await measurePage(path, `${proxy.origin}${shown}`)
    }
  } finally {
    await proxy.close()
    await site.stop()
  }
}

async function measurePage(path: string, url: string): Promise<void> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await visit(url))
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(`${REPORTS}/${path.replaceAll('/', '') || 'index'}.json`, JSON.stringify(runs))
  console.log(
    `\n${path}\n  fetched: JavaScript ${fetched(runs, 'Script')} KB, CSS ${fetched(runs, 'Stylesheet')} KB (brotli)`,
  )
  for (const line of pageScores(runs)) console.log(`  ${line}`)
}

/** The files of one type that the page loaded, headers included; the same in every run. */
function fetched(runs: readonly Result[], kind: 'Script' | 'Stylesheet'): string {
  const details = runs[0]?.audits['network-requests']?.details as { items?: FetchedFile[] } | undefined
  const files = details?.items?.filter(({ resourceType }) => resourceType === kind) ?? []
  return (files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000).toFixed(1)
}
interface FetchedFile {
  resourceType?: string
  transferSize: number
}

/** Repeats a run whose trace has no start, as Lighthouse asks; throws on any other error. */
async function visit(url: string, attempts = 3): Promise<Result> {
  const result = await visitOnce(url)
  if (!result.runtimeError) return result
  if (result.runtimeError.code === 'NO_NAVSTART' && attempts > 1) return visit(url, attempts - 1)
  throw new Error(`${url}: ${result.runtimeError.message}`)
}

/** One run in a new browser, so that nothing is cached from the run before. */
async function visitOnce(url: string): Promise<Result> {
  const port = await freePort()
  const executablePath = findChromium() ?? undefined
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  try {
    await setTimeout(SETTLING_MS)
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`)
    return run.lhr
  } finally {
    await browser.close()
  }
}

await measure()
