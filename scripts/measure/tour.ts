import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../setup/find-chromium.ts'
import { startLocalSite } from './local-site.ts'
import { planTrip } from './plan-trip.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run tour`: takes screenshots of the pages for the documents, as small WebP files in `docs/tour/`.
const FOLDER = resolve(import.meta.dirname, '../../docs/tour')
const WIDTHS = [360, 1280]
const QUALITY = 55

const site = await startLocalSite()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })
try {
  const { searchId } = await planTrip(site.origin, SAMPLE_IDEA)
  mkdirSync(FOLDER, { recursive: true })
  const pages = { landing: `${site.origin}/`, itinerary: `${site.origin}/itinerary/${searchId}` }
  for (const [name, url] of Object.entries(pages))
    for (const width of WIDTHS) await takePictures(browser, url, name, width)
} finally {
  await browser.close()
  await site.stop()
}

/** Takes the full page and, on a desktop width, also the first screen. */
async function takePictures(from: Browser, url: string, name: string, width: number): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(url, { waitUntil: 'networkidle' })
  if (width > 1000) await takePicture(page, `${name}-top`)
  // Pictures further down are loaded only when the page is scrolled near them.
  await page
    .locator('img[loading=lazy]')
    .evaluateAll((images) => images.forEach((image) => image.removeAttribute('loading')))
  // With a window as high as the page, elements that are fixed to the bottom are drawn at the bottom of the page.
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  await page.waitForLoadState('networkidle')
  await takePicture(page, `${name}-${width}`)
  await page.close()
}

async function takePicture(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(`${FOLDER}/${name}.webp`, bytes)
  console.log(`${name}.webp ${Math.round(bytes.length / 1000)} KB`)
}
