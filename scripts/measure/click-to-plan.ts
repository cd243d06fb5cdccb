import { chromium } from '@playwright/test'
import { findChromium } from '../setup/find-chromium.ts'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run measure:click`: time from the click on "Generate Itinerary" to the heading of the plan on the itinerary
// page.
const RUNS = 10
const site = await startLocalSite()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })
const times: number[] = []
try {
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage()
    await page.goto(site.origin)
    await page.getByRole('textbox', { name: /trip/i }).fill(`${SAMPLE_IDEA} Group ${run + 1}.`)
    const began = performance.now()
    await page.getByRole('button', { name: 'Generate Itinerary' }).click()
    await page.waitForURL(/\/itinerary\/\d+/)
    await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor()
    times.push(performance.now() - began)
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(
  `click to itinerary, ${RUNS} runs: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms`,
)
