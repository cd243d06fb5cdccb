import { expect, test } from './journey.ts'

/** Pages whose script wakes at the first touch; the last was opened at a place of its own. */
const LAZY = ['/', '/commit', '/request-demo', '/user-info', '/contact', '/payment', '/#idea-request']

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const path of LAZY)
  test(`${path} stays where its reader has scrolled to when a touch wakes it`, async ({ page }) => {
    await page.goto(path)
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
