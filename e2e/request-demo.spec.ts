import type { Page } from '@playwright/test'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { askForPlan, expect, goOffline, ideaOf, test } from './journey.ts'

// The tests cause these errors on purpose.
test.use({ expectedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const SEND = { name: 'Request my demo' }
const failWith = (page: Page, path: string, status: number) =>
  page.route(path, (route) => route.fulfill({ status, json: { error: 'No.', code: 'x' } }))

async function fill(page: Page): Promise<void> {
  await page.getByLabel('School name').fill('Thandokazi Secondary School')
  await page.getByLabel('Your name').fill('Naledi Mokoena')
  await page.getByLabel('Work email').fill(`naledi-${crypto.randomUUID()}@thandokazi.example`)
  await page.getByLabel('You may contact me about this request.').check()
}

test('a plan leads to a filled-in request, and the request to the thank-you page', async ({ page }) => {
  await askForPlan(page, ideaOf('demo'))
  await page.waitForURL(/\/itinerary\/\d+$/, { timeout: 20_000 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Request Full Demo' }).click()
  await expect(page.getByText(/We filled in \d+ answers from your idea/)).toBeVisible()
  await expect(page.getByLabel(/^Learners/)).toHaveValue('45')
  await expect(page.getByLabel(/^Grades/)).toHaveValue('Grade 10')
  await expect(page.getByLabel(/^First day/)).toHaveValue('2027-07-05')
  expect(await page.evaluate(() => localStorage.getItem('pending_idea'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('pending_search_id'))).not.toBeNull()
  await fill(page)
  await page.getByRole('button', SEND).click()
  await page.waitForURL('/thank-you')
  expect(await page.evaluate(() => localStorage.getItem('pending_search_id'))).toBeNull()
})

test('errors are in the summary with links, and at their fields; the notice is that of the specification', async ({
  page,
}) => {
  await page.goto('/request-demo')
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Missing required fields', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Please enter your school’s name.' }).click()
  await expect(page.getByLabel('School name')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
})

test('on a phone the bar has the section on the screen, and the first one when the errors are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/request-demo')
  await page.getByLabel('School name').fill('Thandokazi')
  await page.getByRole('button', SEND).scrollIntoViewIfNeeded()
  const bar = page.locator('.demo-progress')
  await expect(bar).toContainText('Stop 4 of 4: When, where and how much')
  expect((await bar.boundingBox())?.height).toBeLessThan(72)
  await page.getByRole('button', SEND).click()
  await expect(bar).toContainText('Stop 1 of 4: Your school')
  const [over, summary] = [await bar.boundingBox(), await page.getByRole('alert').first().boundingBox()]
  expect(summary?.y).toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0))
})

test('a double click sends one request', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/school-demo'))))
  await page.goto('/request-demo')
  await fill(page)
  await page.getByRole('button', SEND).dblclick()
  await page.waitForURL('/thank-you')
  expect(asked).toBe(1)
})

test('if both submissions fail, the values are kept, also after a reload, and a second try succeeds', async ({
  page,
}) => {
  for (const path of ['**/api/school-demo', '**/api/request-demo']) await failWith(page, path, 500)
  await page.goto('/request-demo')
  await fill(page)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Submission failed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('School name')).toHaveValue('Thandokazi Secondary School')
  await page.reload()
  await expect(page.getByLabel('School name')).toHaveValue('Thandokazi Secondary School')
  await page.unrouteAll()
  await page.getByRole('button', SEND).click()
  await page.waitForURL('/thank-you')
})

test('a lost connection has a message, and the form is kept', async ({ page }) => {
  await page.goto('/request-demo')
  await fill(page)
  await goOffline(page)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Submission failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/You are offline/).first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Naledi Mokoena')
})

test('if only the full form arrived, there is a warning and the form is empty', async ({ page }) => {
  await failWith(page, '**/api/school-demo', 503)
  await page.goto('/request-demo')
  await fill(page)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Submission warning', { exact: true })).toBeVisible()
  await expect(page.getByLabel('School name')).toHaveValue('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address fills in the form, errors keep the typed values, and a correct form opens the next page', async ({
    page,
  }) => {
    await page.goto('/request-demo?plan=professional&contact_name=Naledi+Mokoena&school_name=Thandokazi')
    await expect(page.getByLabel('Your name')).toHaveValue('Naledi Mokoena')
    await page.getByLabel('Work email').fill('naledi@thandokazi.example')
    await page.getByLabel(/^Learners/).fill('many')
    await page.getByLabel('Beach / Coastal').check()
    await page.getByLabel('You may contact me about this request.').check()
    await page.getByRole('button', SEND).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.getByLabel(/^Learners/)).toHaveValue('many')
    await expect(page.getByLabel('Beach / Coastal')).toBeChecked()
    await page.getByLabel(/^Learners/).fill('1 200')
    await page.getByRole('button', SEND).click()
    await expect(page).toHaveURL('/thank-you')
  })
})

for (const look of LOOKS)
  test(`has no axe violation at ${look.width} px in ${look.colorScheme}, with and without errors`, async ({ page }) => {
    await showAs(page, look)
    await page.goto('/request-demo')
    await expectAccessible(page, 'as it opens')
    await page.getByRole('button', SEND).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expectAccessible(page, 'with errors')
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
  })
