import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** The clock is paused; only the test advances it. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Pause the video' })
  await button.scrollIntoViewIfNeeded()
  // Waits until the film plays: otherwise the change of time would remove it and its button.
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-seen')
  await expect(button).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  return { button, tooltip: page.getByText('Pause the video') }
}

const away = (page: Page) => page.mouse.move(5, 300)

test('the name appears 700 ms after the mouse rests, and stays while the mouse is on it', async ({ page }) => {
  const { button, tooltip } = await open(page)
  await button.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip).toBeVisible()
  await tooltip.hover()
  await page.clock.runFor(60_000)
  await expect(tooltip).toBeVisible()
  await away(page)
  await expect(tooltip).toBeHidden()
})

test('no name appears if the mouse only moves over the button', async ({ page }) => {
  const { button, tooltip } = await open(page)
  await button.hover()
  await page.clock.runFor(600)
  await away(page)
  await page.clock.runFor(60_000)
  await expect(tooltip).toBeHidden()
})

test('within 300 ms after the last name the next one appears at once, later with the delay', async ({ page }) => {
  const { button, tooltip } = await open(page)
  await button.hover()
  await page.clock.runFor(700)
  await away(page)
  await page.clock.runFor(299)
  await button.hover()
  await expect(tooltip).toBeVisible()
  await away(page)
  await page.clock.runFor(300)
  await button.hover()
  await page.clock.runFor(1)
  await expect(tooltip).toBeHidden()
})

test('Escape and a press hide it while the mouse stays', async ({ page }) => {
  const { button, tooltip } = await open(page)
  await button.hover()
  await page.clock.runFor(700)
  await page.keyboard.press('Escape')
  await page.clock.runFor(60_000)
  await expect(tooltip).toBeHidden()
  await away(page)
  await button.hover()
  await page.clock.runFor(700)
  await expect(tooltip).toBeVisible()
  await page.mouse.down()
  await expect(tooltip).toBeHidden()
})

test('with keyboard focus the name appears at once, updates, and disappears with the focus', async ({ page }) => {
  const { tooltip } = await open(page)
  await page.getByRole('link', { name: 'See How It Works' }).focus()
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeFocused()
  const changed = page.getByText('Play the video')
  await expect(changed).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(changed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(changed).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(changed).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(changed).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } })

  test('the name of the menu appears with keyboard focus', async ({ page }) => {
    await page.goto('/')
    const name = page.locator('.menu-button [role=tooltip]')
    await expect(name).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await expect(name).toBeVisible()
  })
})
