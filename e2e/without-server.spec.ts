import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { bar, drawer } from './changing.ts'
import { expect, generate, ideaBox, ideaOf, test } from './journey.ts'

// The site of `npm run build:static`, in a folder of a server of plain files.
test.describe.configure({ mode: 'parallel' })
const PLAN = /itinerary\/\?id=\d+/

async function makePlan(page: Page): Promise<void> {
  // The browser does what elsewhere the server does.
  test.slow()
  await page.goto('./')
  await ideaBox(page).fill(ideaOf('a local copy'))
  await generate(page).click()
  await page.waitForURL(PLAN)
  // The title names the visits, the days where they are.
  await expect(page.locator('.itinerary-days')).toContainText('Durban')
  // They are made after the plan, by the same worker.
  await expect(page.getByRole('heading', { name: 'Three packages' })).toBeAttached({ timeout: 45_000 })
}
const price = (page: Page) => page.locator('.itinerary-price').getByText(/^R\d/).first()

test('an idea becomes a plan without a server, which a reload and a later visit find again', async ({ page }) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') || request.method() !== 'GET') others.push(request.url())
  })
  await makePlan(page)
  const [title, cost] = [await page.locator('#plan').textContent(), await price(page).textContent()]
  await page.reload()
  await expect(page.locator('#plan')).toHaveText(title!)
  await expect(price(page)).toHaveText(cost!)
  await page
    .getByRole('link', { name: /worksheets/i })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Back to the plan' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the plan' }).click()
  await expect(page.locator('#plan')).toHaveText(title!)
  expect(others).toEqual([])
})

test('a visit is taken out and put back, and both are versions of the plan', async ({ page }) => {
  await makePlan(page)
  const cost = await price(page).textContent()
  await page
    .locator('.event-visit')
    .getByRole('button', { name: /^Change/ })
    .first()
    .click()
  await drawer(page)
    .getByRole('button', { name: /^Take it out/ })
    .click()
  await expect(bar(page)).toContainText('taken out')
  await page.reload()
  await expect(bar(page)).toContainText('taken out')
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page)).toContainText('Undone')
  await expect(price(page)).toHaveText(cost!)
})

test('the contact form opens the e-mail app with the message', async ({ page }) => {
  await page.goto('./contact/')
  await page.getByLabel('Your name').fill('Nomsa Dlamini')
  await page.getByLabel('Email').fill('nomsa@school.example')
  await page.getByLabel('Message').fill('May we print this plan?')
  await page.getByRole('button', { name: 'Send message' }).click()
  const link = page.getByRole('link', { name: 'Open your email app' })
  await expect(link).toHaveAttribute('href', /^mailto:.*May%20we%20print%20this%20plan/)
})

test('the demo form says that its answers go by mail, and keeps them', async ({ page }) => {
  await page.goto('./request-demo/')
  await page.getByLabel('School name').fill('Thandokazi Secondary School')
  await page.getByLabel('Your name').fill('Naledi Mokoena')
  await page.getByLabel('Work email').fill('naledi@thandokazi.example')
  await page.getByLabel('You may contact me about this request.').check()
  await page.getByRole('button', { name: /^Request/ }).click()
  await expect(page.getByText('Your email app opens with your answers').first()).toBeVisible()
  await expect(page.getByLabel('School name')).toHaveValue('Thandokazi Secondary School')
})

test('what needs the server says so, and every page that it is a local copy', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This part needs our server')
  for (const path of ['login/', 'user-info/', 'payment/', 'pricing/', 'blog/', 'itinerary/?id=5']) {
    await page.goto(`./${path}`)
    await expect(page.getByRole('complementary', { name: 'About this copy' })).toContainText('in this browser only')
  }
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Opening the page')
})

test('no page of it has an axe violation on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['', 'login/', 'contact/']) {
    await page.goto(`./${path}`)
    await expectAccessible(page)
  }
  await makePlan(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })
  test('it says that it needs it', async ({ page }) => {
    await page.goto('./')
    await expect(page.getByText('This copy needs it to plan a trip')).toBeVisible()
  })
})
