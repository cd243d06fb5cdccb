import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const plan = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('yearly billing is chosen first and has the bill of a year; monthly billing has the other price', async ({
      page,
    }) => {
      await page.goto('/pricing')
      const professional = plan(page, 'Professional')
      await expect(page.getByRole('radio', { name: /Yearly.*Save 2 Months/ })).toBeChecked()
      await expect(professional.getByText('R2\u00a0084', { exact: true })).toBeVisible()
      await expect(professional.getByText(/billed as R25\u00a0000 once a year. You save R5\u00a0000/)).toBeVisible()
      await page.getByRole('radio', { name: 'Monthly' }).check()
      await expect(professional.getByText('R2\u00a0500', { exact: true })).toBeVisible()
      await expect(professional.getByText('R2\u00a0084', { exact: true })).toBeHidden()
    })

    test('the chosen path shows only its plans', async ({ page }) => {
      await page.goto('/pricing')
      await expect(page.getByRole('article')).toHaveCount(3)
      await page.getByRole('radio', { name: 'Self-serve' }).check()
      await expect(plan(page, 'Essential')).toBeVisible()
      await expect(plan(page, 'Professional')).toBeHidden()
      await page.getByRole('radio', { name: 'Sales-assisted' }).check()
      await expect(plan(page, 'Essential')).toBeHidden()
      await expect(plan(page, 'Enterprise')).toBeVisible()
      await page.getByRole('radio', { name: 'All' }).check()
      await expect(plan(page, 'Essential')).toBeVisible()
    })

    test('a question opens', async ({ page }) => {
      await page.goto('/pricing')
      const answer = page.getByText('An instant payout costs 2%')
      await expect(answer).toBeHidden()
      await page.getByText('What do vendors pay?').click()
      await expect(answer).toBeVisible()
    })
  })

test('each plan has the right link', async ({ page }) => {
  await page.goto('/pricing')
  for (const [name, label, href] of [
    ['Essential', 'Start for Free', '/user-info'],
    ['Professional', 'Request a Demo', '/request-demo?plan=professional'],
    ['Enterprise', 'Contact Us', '/contact?plan=enterprise'],
  ] as const)
    await expect(plan(page, name).getByRole('link', { name: label })).toHaveAttribute('href', href)
})

test('the arrow keys change the billing', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('radio', { name: /Yearly/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test('no script is loaded before or after a touch: only the inline script of every page runs', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await page.getByText('Monthly', { exact: true }).click()
  expect(scripts).toEqual([])
})
