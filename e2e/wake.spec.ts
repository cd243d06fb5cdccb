import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expect, ideaOf, test } from './journey.ts'

const PLAN = 'a plan'
/** Pages where React starts at the first touch; one is opened with a fragment. */
const LAZY = ['/', '/commit', '/request-demo', '/user-info', '/contact', '/payment', '/#idea-request', PLAN]

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const path of LAZY)
  test(`${path} keeps its scroll position when React starts`, async ({ page, baseURL }) => {
    const address = path === PLAN ? `/itinerary/${(await planTrip(baseURL ?? '', ideaOf('wakes'))).searchId}` : path
    // After the fonts have loaded, because they may change line breaks and with them the scroll position.
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
      // The router sets the scroll position after its first render.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    expect(await page.evaluate(() => scrollY)).toBe(middle)
  })
