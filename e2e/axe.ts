import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}
/** Each width in one theme; the most important pages are tested in all four combinations. */
export const LOOKS: readonly Look[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
]
export const OTHER_LOOKS: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
]

export async function showAs(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Expects that the page in its present state has no axe violation. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  // The legacy mode ignores frames of other sites, of which there are none, and takes half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, what).toEqual([])
}
