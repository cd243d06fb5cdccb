import type { Page } from '@playwright/test'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { expect, goOffline, test } from './journey.ts'

test.use({ expectedErrors: [/Failed to load resource|mailto/], contextOptions: { reducedMotion: 'reduce' } })

const SEND = { name: 'Send message' }
const FALLBACK = 'Could not send via server. Opening your email app...'

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Sipho Ndaba')
  await page.getByLabel('Email').fill('sipho@example.co.za')
  await page.getByLabel('Message').fill('We have 28 learners.')
}

test('a message is sent once for several presses, and the form is cleared', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/email-webhook'))))
  await page.goto('/contact?plan=enterprise')
  await fill(page)
  await page.getByRole('button', SEND).dblclick()
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(asked).toBe(1)
})

test('on a phone the page scrolls to the result of sending', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto('/contact')
  await fill(page)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Message sent', { exact: true })).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' }).first()).toBeFocused()
})

test('on a phone a notice does not lie on the field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/contact')
  await page.getByRole('button', SEND).click()
  const notice = page.locator('.app-notice')
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Please enter your name.' }).click()
  for (const name of ['Your name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByLabel(name)).toBeFocused()
    const [field, over] = await Promise.all([page.getByLabel(name).boundingBox(), notice.boundingBox()])
    if (over) expect(field!.y + field!.height, name).toBeLessThanOrEqual(over.y)
    await page.keyboard.press('Tab')
  }
})

test('the notice has the first missing value, the summary has all', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Form incomplete').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Please enter/ })).toHaveCount(3)
})

test('a draft is stored on the device until the message is sent', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  await page.waitForFunction(() => localStorage.getItem('uhambo_form_contact')?.includes('28 learners'))
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('We have 28 learners.')
})

test('if the server fails, the email app is offered and the message is kept', async ({ page }) => {
  await page.route('**/api/email-webhook', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'No.' } }),
  )
  await page.goto('/contact')
  await fill(page)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText(FALLBACK).first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('We have 28 learners.')
  const address = await page.getByRole('link', { name: 'Open your email app' }).getAttribute('href')
  expect(address).toMatch(/^mailto:hello@uhambo\.example\?subject=.*&body=We%20have%2028%20learners/)
})

test('without a network, the email app is offered', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  await goOffline(page)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText(FALLBACK).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form keeps the typed values, and the next page opens when they are correct', async ({ page }) => {
    await page.goto('/contact?plan=enterprise')
    await fill(page)
    await page.getByLabel('Email').fill('sipho@example')
    await page.getByRole('button', SEND).click()
    await expect(page.getByRole('link', { name: 'Please enter a valid email.' })).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('We have 28 learners.')
    await page.getByLabel('Email').fill('sipho@example.co.za')
    await page.getByRole('button', SEND).click()
    await expect(page).toHaveURL('/thank-you?type=contact')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your message.')
  })
})

for (const look of LOOKS)
  test(`has no axe violation at ${look.width} px in ${look.colorScheme}`, async ({ page }) => {
    await showAs(page, look)
    await page.goto('/contact')
    await page.getByRole('button', SEND).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
