import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../setup/find-chromium.ts'
import { startCompressingProxy } from './compressing-proxy.ts'
import { freePort, startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'
import { planTrip } from './plan-trip.ts'
import { routeFiles } from './route-files.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run measure:lighthouse`: a phone on slow 4G, as Lighthouse simulates it, three runs a page, medians shown.
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

const site = await startLocalSite()
const proxy = await startCompressingProxy(site.origin)
try {
  const { searchId } = await planTrip(site.origin, SAMPLE_IDEA)
  await measure('/', '/', 'index')
  await measure('an itinerary', `/itinerary/${searchId}`, 'itinerary.$id')
} finally {
  await proxy.close()
  await site.stop()
}

async function measure(name: string, path: string, route: string): Promise<void> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await visit(`${proxy.origin}${path}`))
  const scores = CATEGORIES.map((category) => `${category} ${middle(results, (result) => scoreOf(result, category))}`)
  const metrics = Object.entries(METRICS).map(([label, audit]) => {
    const value = middle(results, ({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
    return `${label} ${label === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  const { scripts, styles } = routeFiles(route)
  console.log(`\n${name}\n  ${scores.join(' · ')}\n  ${metrics.join(' · ')}`)
  console.log(`  JavaScript ${kilobytes(scripts)} KB, CSS ${kilobytes(styles)} KB (brotli)`)
  for (const fault of new Set(results.flatMap(faultsOf))) console.log(`  below full: ${fault}`)
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

/** The category's score of 100; a plan is kept from search engines on purpose, so that one audit does not count. */
function scoreOf({ categories, audits, finalDisplayedUrl }: Result, category: string): number {
  const counted = (categories[category]?.auditRefs ?? []).filter(
    ({ id, weight }) =>
      weight > 0 &&
      typeof audits[id]?.score === 'number' &&
      !(id === 'is-crawlable' && finalDisplayedUrl.includes('/itinerary/')),
  )
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  return Math.round(
    (100 * counted.reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0)) / weights,
  )
}

const faultsOf = ({ categories, audits }: Result): string[] =>
  CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`)

const middle = (results: Result[], value: (result: Result) => number) => quantile(results.map(value), 0.5)

const kilobytes = (files: string[]): string =>
  (files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0) / 1000).toFixed(1)
