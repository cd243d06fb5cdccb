import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}
/** What both widths show is seen in both themes; the pages that show most of the rest have all four looks. */
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

/** The page as it stands breaks no rule of axe. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  // The legacy mode leaves out frames of other sites, of which there are none, and takes half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, what).toEqual([])
}
