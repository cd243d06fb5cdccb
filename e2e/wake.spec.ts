import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expect, ideaOf, test } from './journey.ts'

const PLAN = 'a plan'
/** Pages whose script wakes at the first touch; one is opened at a place of its own. */
const LAZY = ['/', '/commit', '/request-demo', '/user-info', '/contact', '/payment', '/#idea-request', PLAN]

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const path of LAZY)
  test(`${path} stays where its reader has scrolled to when a touch wakes it`, async ({ page, baseURL }) => {
    const address = path === PLAN ? `/itinerary/${(await planTrip(baseURL ?? '', ideaOf('wakes'))).searchId}` : path
    // The fonts are in: where they change a line's end, the browser holds on to what is read, not to the pixel.
    await page.goto(address, { waitUntil: 'networkidle' })
    const middle = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight / 3)
      return scrollY
    })
    expect(middle).toBeGreaterThan(300)
    await page.evaluate(async () => {
      const alive = new Promise((resolve) => addEventListener('alive', resolve, { once: true }))
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      await alive
      // The router places the page once its first drawing is on the screen.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    expect(await page.evaluate(() => scrollY)).toBe(middle)
  })
