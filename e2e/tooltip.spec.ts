import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Time stands still but for what a test lets pass. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Pause the video' })
  await button.scrollIntoViewIfNeeded()
  // Once the film plays it cannot be given up by the jump, which would hide its button.
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-seen')
  await expect(button).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  return { button, tooltip: page.getByText('Pause the video') }
}

const away = (page: Page) => page.mouse.move(5, 300)

test('a resting mouse sees the name after 700 ms, and may rest on the name itself', async ({ page }) => {
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

test('a mouse that passes by sees nothing', async ({ page }) => {
  const { button, tooltip } = await open(page)
  await button.hover()
  await page.clock.runFor(600)
  await away(page)
  await page.clock.runFor(60_000)
  await expect(tooltip).toBeHidden()
})

test('within 300 ms of the last one the next does not wait, later it does', async ({ page }) => {
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

test('Escape puts it away while the mouse stays, and so does a press', async ({ page }) => {
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

test('the keyboard sees the name at once, as it changes, and until the focus has left', async ({ page }) => {
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

  test('the keyboard sees the name of the menu', async ({ page }) => {
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
