import { expect, test } from './journey.ts'

const OURS = ['Bricolage Core', 'Figtree Core']

for (const path of ['/', '/pricing', '/privacy']) {
  test(`${path} uses our fonts, and the layout does not move when they load`, async ({ page }) => {
    await page.goto(path)
    await page.waitForFunction(
      (wanted) =>
        wanted.every((name) =>
          [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'),
        ),
      OURS,
    )
    const moved = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 300)
        }),
    )
    expect(moved).toBeLessThan(0.01)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the fonts load', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/)
    await page.goto('/privacy')
    await font
  })
})
