import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expectAccessible, LOOKS, OTHER_LOOKS, showAs } from './axe.ts'
import { expect, ideaOf, test } from './journey.ts'
import { widthWithLargeText } from './page-checks.ts'

/** Plans a trip as a visitor, and then signs in by the cookie, without a token in the browser. */
async function planAndSignIn(page: Page, mark: string): Promise<void> {
  await page.goto('/')
  const search = await page.request.post('/api/search', { data: { idea: ideaOf(`${mark} ${crypto.randomUUID()}`) } })
  const { id: search_id, idea } = (await search.json()) as { id: number; idea: string }
  await page.request.post('/api/generate-itinerary', { data: { search_id, idea } })
  await page.request.post('/api/auth/login', { data: administrator() })
}

test('the list of searches is rendered, filtered and refreshed without calls that need a token', async ({ page }) => {
  await planAndSignIn(page, 'cookie')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))

  await page.goto('/login?next=/search/parsed', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL('/search/parsed')
  await expect(page.getByText('Durban').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Complete' }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/search/parsed?status=complete')
  await expect(page.getByText('Durban').first()).toBeVisible()
  await expect(page.getByText('Failed to load')).toHaveCount(0)
  expect(asked).toEqual([])
})

test('the pages of an account have no axe violation in either theme and do not scroll sideways', async ({ page }) => {
  test.slow()
  await planAndSignIn(page, 'own')
  await page.goto('/account/trips')
  await page.getByRole('button', { name: 'Add to my trips' }).click()
  for (const path of ['/account', '/account/trips', '/search/parsed']) {
    await page.goto(path)
    if (path !== '/account') await expect(page.getByText('Durban').first()).toBeVisible()
    await expect(page.getByText('Failed to load')).toHaveCount(0)
    for (const look of [{ width: 320, colorScheme: 'light' } as const, ...LOOKS, ...OTHER_LOOKS]) {
      await showAs(page, look)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang, `${path} at ${look.width} px`).toBeLessThanOrEqual(0)
      if (look.width !== 320) await expectAccessible(page, `${path} at ${look.width} px in ${look.colorScheme}`)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await widthWithLargeText(page), `${path} with text of double size`).toBe(360)
  }
})
