import type { Page } from '@playwright/test'
import { expectAccessible, LOOKS, OTHER_LOOKS, showAs } from './axe.ts'
import { expect, test } from './journey.ts'

const WIDTHS = [320, 360, 414, 640, 768, 1024, 1280, 1920]

const LAYOUT = 'never scrolls sideways from 320 to 1920 px, has one h1 and skips no level of heading'

export interface PageOfAll {
  name: string
  /** Its address; a function where the address is known only when the test runs. */
  path: string | ((origin: string) => string | Promise<string>)
  /** Whether axe checks it in both themes at both widths; else each theme at one width. */
  everyLook?: boolean
}

const pathOf = async ({ path }: PageOfAll, origin = ''): Promise<string> =>
  typeof path === 'string' ? path : path(origin)

export function testAccessibilityAndLayout(shown: PageOfAll): void {
  const looks = shown.everyLook ? [...LOOKS, ...OTHER_LOOKS] : LOOKS
  test(`${shown.name} has no axe violation, ${LAYOUT}`, async ({ page, baseURL }) => {
    // As long as a test has for each load of a page and each run of axe.
    test.setTimeout(30_000 * (looks.length + 1))
    const path = await pathOf(shown, baseURL)
    for (const width of new Set(looks.map((look) => look.width))) {
      await page.setViewportSize({ width, height: 800 })
      // Once at each width, because what is open or closed depends on the width at which a page loads.
      await page.goto(path, { waitUntil: 'networkidle' })
      for (const look of looks.filter((one) => one.width === width)) {
        await showAs(page, look)
        await expectAccessible(page, `at ${width} px in ${look.colorScheme}`)
      }
    }
    await expectLayout(page)
  })
}

export function testLayout(shown: PageOfAll): void {
  test(`${shown.name} ${LAYOUT}`, async ({ page, baseURL }) => {
    await page.goto(await pathOf(shown, baseURL))
    await expectLayout(page)
  })
}

async function expectLayout(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `at ${width} px`).toBe(0)
  }
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
}

/** How wide a page is with text of double size; its text stays so. */
export const widthWithLargeText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%', 'important')
    return document.documentElement.scrollWidth
  })
