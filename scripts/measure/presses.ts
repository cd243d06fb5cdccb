import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../setup/find-chromium.ts'
import { startLocalSite } from './local-site.ts'
import { quantile } from './quantile.ts'
import { SAMPLE_IDEA } from './sample-trip.ts'

// `npm run measure:presses`: on a phone with a quarter of the processor, the longest task while an idea is typed and
// its chips appear, and the time from each of the ten commonest presses to the next paint.
const RATE = 4
const RUNS = 3
const KEY_MS = 90
/** The browser reports no shorter interaction; it is counted as this long. */
const SHORTEST_REPORTED_MS = 16

const site = await startLocalSite()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })

/** Collects, in the page, what the browser reports of tasks over 50 ms and of interactions. */
const observe = (page: Page) =>
  page.addInitScript((shortest) => {
    const seen = { tasks: [] as number[], presses: [] as number[] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    const options = { type: 'event', durationThreshold: shortest }
    new PerformanceObserver((list) =>
      seen.presses.push(
        ...(list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          .filter(({ interactionId }) => interactionId > 0)
          .map(({ duration }) => duration),
      ),
    ).observe(options)
  }, SHORTEST_REPORTED_MS)

/** The longest task and interaction since the last look. */
async function longest(page: Page): Promise<{ task: number; press: number }> {
  await page.waitForTimeout(600)
  return page.evaluate((shortest) => {
    const { seen } = globalThis as unknown as { seen: { tasks: number[]; presses: number[] } }
    const found = { task: Math.max(0, ...seen.tasks), press: Math.max(shortest, ...seen.presses) }
    seen.tasks = []
    seen.presses = []
    return found
  }, SHORTEST_REPORTED_MS)
}

const times = new Map<string, number[]>()
const keep = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])

async function run(): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await observe(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  await page.goto('/', { waitUntil: 'networkidle' })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const drawer = page.getByRole('dialog')
  const press = async (name: string, target: ReturnType<Page['locator']>) => {
    await target.scrollIntoViewIfNeeded()
    await longest(page)
    await target.tap()
    keep(name, (await longest(page)).press)
  }

  await press('open the menu', button(/menu/i))
  await page.keyboard.press('Escape')
  const box = page.getByRole('textbox', { name: 'What trip do you have in mind?' })
  await box.tap()
  // The first touch fetches React and the parser: the typing is measured after that.
  await box.pressSequentially('Grade', { delay: KEY_MS })
  await page.waitForLoadState('networkidle')
  await longest(page)
  await box.pressSequentially(SAMPLE_IDEA.slice('Grade'.length), { delay: KEY_MS })
  const typing = await longest(page)
  keep('typing: longest task', typing.task)
  keep('typing: a key', typing.press)
  await box.fill(SAMPLE_IDEA.replace('40 learners and ', ''))
  const form = page.locator('#idea-request')
  await press('open a chip', form.getByRole('button', { name: 'Number of learners' }))
  await press('one learner more', form.getByRole('button', { name: /one more/ }).first())
  await page.keyboard.press('Escape')
  await box.fill(`${SAMPLE_IDEA} ${crypto.randomUUID()}`)
  await press('generate', button('Generate Itinerary'))

  await page.waitForURL(/\/itinerary\/\d+$/)
  await page.goto(page.url(), { waitUntil: 'networkidle' })
  await press('open all days', button('Open all days'))
  await press('change a visit', page.locator('.event:has-text("Robben Island") .event-change button').last())
  await drawer.locator('.swap-wait').waitFor({ state: 'detached' })
  await press('choose another', drawer.locator('input[type=radio]:not(:disabled)').first())
  await press('swap it in', drawer.locator('.drawer-foot button').first())
  await drawer.waitFor({ state: 'detached' })
  await press('undo', page.locator('.change-bar').getByRole('button', { name: 'Undo' }))
  await page.locator('.change-bar').getByText('Undone').waitFor()
  await press('open the versions', button('Versions'))
  await press('compare two', drawer.getByRole('button', { name: /^Compare with now/ }).first())
  await context.close()
}

try {
  for (let count = 0; count < RUNS; count++) await run()
  for (const [name, all] of times)
    console.log(`${name}: median ${Math.round(quantile(all, 0.5))} ms, longest ${Math.round(Math.max(...all))} ms`)
} finally {
  await browser.close()
  await site.stop()
}
