import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const FONT = /\.woff2$/

/** When the page was first painted, when each font was asked for, and how far the words have moved. */
const paintOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const shifts = await new Promise<number>((done) => {
      let moved = 0
      const add = (list: PerformanceEntryList) => {
        for (const shift of list) moved += (shift as PerformanceEntry & { value: number }).value
      }
      new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => done(moved), 300)
    })
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return {
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      askedAt: fonts.map(({ startTime }) => startTime),
      faces: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
      shifts,
    }
  })

const ours = ['Bricolage', 'Figtree']
const fontsAreSet = (page: Page) =>
  page.waitForFunction(
    (wanted) =>
      wanted.every((name) =>
        [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
      ),
    ours,
  )

for (const path of ['/', '/pricing', '/privacy']) {
  test(`${path} is painted before its fonts are asked for, and nothing moves when they come`, async ({ page }) => {
    await page.goto(path)
    await fontsAreSet(page)
    const { paintedAt, askedAt, shifts } = await paintOf(page)
    expect(askedAt).toHaveLength(2)
    for (const at of askedAt) expect(at).toBeGreaterThan(paintedAt)
    expect(shifts).toBeLessThan(0.01)
  })
}

test('the next page is painted with the fonts at once', async ({ page }) => {
  await page.goto('/privacy')
  await fontsAreSet(page)
  await page.goto('/terms')
  const { paintedAt, askedAt, faces, shifts } = await paintOf(page)
  for (const at of askedAt) expect(at).toBeLessThan(paintedAt)
  expect(faces).toEqual(expect.arrayContaining(ours))
  expect(shifts).toBe(0)
})

test.describe('where storage is forbidden', () => {
  test('the fonts come all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    })
    await page.goto('/privacy')
    await fontsAreSet(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the fonts come with the page', async ({ page }) => {
    const font = page.waitForRequest(FONT)
    await page.goto('/privacy')
    await font
  })
})
