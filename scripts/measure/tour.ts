import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../setup/find-chromium.ts'
import { startLocalSite } from './local-site.ts'
import { planTrip } from './plan-trip.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run tour`: whole-page pictures of the screens for the documents, as small WebP files in `docs/tour/`.
const FOLDER = resolve(import.meta.dirname, '../../docs/tour')
const WIDTHS = [360, 1280]
const QUALITY = 60

const site = await startLocalSite()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })
try {
  const { searchId } = await planTrip(site.origin, SAMPLE_IDEA)
  mkdirSync(FOLDER, { recursive: true })
  for (const width of WIDTHS) {
    await picture(browser, `${site.origin}/`, width, `landing-${width}`)
    await picture(browser, `${site.origin}/itinerary/${searchId}`, width, `itinerary-${width}`)
  }
} finally {
  await browser.close()
  await site.stop()
}

async function picture(from: Browser, url: string, width: number, name: string): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
  })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(`${FOLDER}/${name}.webp`, bytes)
  console.log(`${name}.webp ${Math.round(bytes.length / 1000)} KB`)
  await page.close()
}
