import { administrator } from './administrator.ts'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { expect, test } from './journey.ts'

// Chromium reports an error when a test reads a frame without scripts.
test.use({ expectedErrors: [/sandbox/i], contextOptions: { reducedMotion: 'reduce' } })

test('an administrator reads the mail to a visitor, as text and as sandboxed HTML, without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const message = `<img src=x onerror=alert(1)> ${crypto.randomUUID()}`
  const sent = await page.request.post('/api/email-webhook', {
    data: { type: 'contact', contact: { name: 'Sipho', email: 'sipho@example.co.za', message } },
  })
  expect(sent.status()).toBe(202)

  await page.goto('/admin/mailbox')
  await expect(page).toHaveURL(/\/login\?next=/)
  const signedIn = await page.request.post('/api/auth/login', { data: administrator() })
  expect(signedIn.status()).toBe(200)

  const shown = await page.goto('/admin/mailbox')
  expect(shown?.headers()['cache-control']).toBe('no-store')
  expect(shown?.headers()['content-security-policy']).toContain("script-src 'self'")
  await page
    .getByRole('link', { name: /^New contact message/ })
    .first()
    .click()
  await expect(page.getByRole('article').locator('pre')).toContainText(message)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('blockquote')).toHaveText(message)
  await expect(frame.locator('img')).toHaveCount(0)
  await context.close()
})

test('the mailbox has no axe violation in either theme', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: administrator() })
  for (const look of LOOKS) {
    await showAs(page, look)
    await page.goto('/admin/mailbox')
    await expect(page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible()
    await expectAccessible(page)
  }
})
