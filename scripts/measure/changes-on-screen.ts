import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { readFacts } from '../catalogue/read-facts.ts'
import { findChromium } from '../setup/find-chromium.ts'
import { startLocalSite } from './local-site.ts'
import { CHANGES_OF_EACH, chanceOf, ideasToChange, LEAST_DAYS, PLANS } from './plans-to-change.ts'
import { quantile } from './quantile.ts'

// `npm run measure:changes-on-screen`: the time of random changes of 20 plans of 3 to 10 days in Chromium on the
// production build, from the press to the frame after the new price, at full speed and with a processor of a quarter.
const MOST_TRIES = 40
/** Longer than any change takes. */
const LONGEST_MS = 20_000
const SLOWER = [1, 4]

interface Plan {
  daily_itinerary: unknown[]
}
type Outcome = { made: boolean; ms: number }

const facts = readFacts()
const site = await startLocalSite()
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined })

/** The address of a plan of this browser; null if its trip is too short. */
async function makePlan({ request }: BrowserContext, idea: string, created_at: string): Promise<string | null> {
  const search = await request.post('/api/search', { data: { idea, created_at } })
  const { id } = (await search.json()) as { id: number }
  await request.post('/api/generate-itinerary', { data: { search_id: id, idea } })
  await request.get(`/api/itinerary/${id}/packages`)
  const plan = (await (await request.get(`/api/itinerary/${id}`)).json()) as Plan
  return plan.daily_itinerary.length < LEAST_DAYS ? null : `/itinerary/${id}`
}

/** Waits for the next press and then for the frame that shows the new version, or why there is none. */
const watchPress = (page: Page): Promise<Outcome> =>
  page.evaluate(
    (longest) =>
      new Promise<Outcome>((done) => {
        // The bar above the plan says what was changed last; a plan that was never changed has none.
        const lastChange = () => document.querySelector('.change-bar')?.textContent ?? ''
        const before = lastChange()
        const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join()
        const alertsBefore = alerts()
        let pressed = Number.NaN
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
        const look = () => {
          const made = lastChange() !== before
          if (Number.isNaN(pressed) || (!made && ['', alertsBefore].includes(alerts()))) return
          changes.disconnect()
          requestAnimationFrame(() => setTimeout(() => done({ made, ms: performance.now() - pressed })))
        }
        const changes = new MutationObserver(look)
        changes.observe(document.body, { subtree: true, childList: true, characterData: true })
        setTimeout(() => done({ made: false, ms: longest }), longest)
      }),
    LONGEST_MS,
  )

const drawer = (page: Page) => page.getByRole('dialog')
const inDrawer = (page: Page, name: string | RegExp) => drawer(page).getByRole('button', { name }).first()

/** Chooses something else at the step, whatever it is; null if nothing else fits. */
async function swap(page: Page) {
  await drawer(page).locator('.swap-wait').waitFor({ state: 'detached' })
  const choice = drawer(page).locator('input[type=radio]:not(:disabled)').first()
  if ((await choice.count()) === 0) return null
  await choice.check()
  return drawer(page).locator('.drawer-foot button').first()
}
/** Ways to change a visit: each prepares what is pressed last, and returns it. */
const WAYS = [
  swap,
  async (page: Page) => inDrawer(page, /^Take it out/),
  async (page: Page) => inDrawer(page, /^(Keep it here|Let it move)/),
  async (page: Page) => inDrawer(page, /^Day \d/),
  async (page: Page) => {
    const shorter = inDrawer(page, '15 minutes shorter')
    if (!(await isEnabled(shorter))) return null
    await shorter.click()
    return inDrawer(page, /^Stay /)
  },
]

async function changeOnce(page: Page, chance: () => number): Promise<Outcome | null> {
  const one = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!
  const isOfDays = chance() < 0.2
  if (isOfDays) {
    const orders = await page.getByRole('button', { name: /^Day \d+ (before|after) day/ }).all()
    return press(page, one(orders))
  }
  const visits = await page.locator('.event-change button').all()
  await one(visits).click()
  await drawer(page).waitFor()
  const isVisit = (await inDrawer(page, /^Take it out/).count()) > 0
  const way = isVisit ? one(WAYS) : swap
  return press(page, await way(page))
}

const isEnabled = async (button: Locator) =>
  (await button.count()) > 0 && (await button.getAttribute('aria-disabled')) !== 'true'

/** Null if there is nothing to press. */
async function press(page: Page, button: Locator | null): Promise<Outcome | null> {
  if (!button || !(await isEnabled(button))) return leave(page)
  const outcome = watchPress(page)
  await button.click()
  const found = await outcome
  if (!found.made) await leave(page)
  await page.locator('.drawer').waitFor({ state: 'detached' })
  return found
}

async function leave(page: Page): Promise<null> {
  if (await drawer(page).count()) await page.keyboard.press('Escape')
  return null
}

async function measure(rate: number): Promise<void> {
  const chance = chanceOf()
  const times: number[] = []
  let [plans, refused] = [0, 0]
  for (const { text, today } of ideasToChange(facts, chance)) {
    if (plans === PLANS) break
    const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 800 } })
    context.setDefaultTimeout(10_000)
    const path = await makePlan(context, text, today)
    if (path) {
      plans++
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'networkidle' })
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      for (let tries = 0, made = 0; made < CHANGES_OF_EACH && tries < MOST_TRIES; tries++) {
        const outcome = await changeOnce(page, chance)
        if (outcome?.made) {
          times.push(outcome.ms)
          made++
        }
        if (outcome && !outcome.made) refused++
      }
    }
    await context.close()
  }
  const [median, p95] = [0.5, 0.95].map((share) => Math.round(quantile(times, share)))
  console.log(
    `processor / ${rate}: ${times.length} changes of ${plans} plans, press to new price: median ${median} ms, ` +
      `p95 ${p95} ms, longest ${Math.round(Math.max(...times))} ms; ${refused} refused`,
  )
}

try {
  for (const rate of SLOWER) await measure(rate)
} finally {
  await browser.close()
  await site.stop()
}
