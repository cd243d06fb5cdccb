import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('careers: there are no roles, and there is a link to write to us', async ({ page }) => {
  await page.goto('/careers')
  const main = page.getByRole('main')
  await expect(main.getByText('No roles are posted at the moment.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})

test('thank-you: the request was received, a confirmation was sent, and the next steps', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(page.getByRole('heading', { level: 1, name: 'We have your request. Hamba kahle.' })).toBeVisible()
  await expect(page.getByText('We sent a confirmation email')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Within one business day' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})

test('thank-you after a payment is about the order', async ({ page }) => {
  await page.goto('/thank-you?type=payment')
  await expect(page.getByRole('heading', { level: 1, name: 'We have your order. Hamba kahle.' })).toBeVisible()
  await expect(page.getByText(/practice mode, no money has moved/)).toBeVisible()
})
