import type { Page } from '@playwright/test'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { askForPlan, expect, ideaOf, test } from './journey.ts'

// Failures are provoked here on purpose.
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

test('an idea leads from its plan to a filled-in request, and the request to thank-you', async ({ page }) => {
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

test('what is wrong is summed up and stands beside the field; a link leads there; the notice is the spec’s', async ({
  page,
}) => {
  await page.goto('/request-demo')
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Missing required fields', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Please enter your school’s name.' }).click()
  await expect(page.getByLabel('School name')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
})

test('on a phone the bar names the stop on the screen, the first again once the errors are shown', async ({ page }) => {
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

test('a double click asks once', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/school-demo'))))
  await page.goto('/request-demo')
  await fill(page)
  await page.getByRole('button', SEND).dblclick()
  await page.waitForURL('/thank-you')
  expect(asked).toBe(1)
})

test('nothing is lost where both submissions fail, nor by a reload, and a second try goes through', async ({
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

test('a lost connection is told, and the form stays as it is', async ({ page, context }) => {
  await page.goto('/request-demo')
  await fill(page)
  // What the page needs to say so is on the device by now.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Submission failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/Network error: Unable to connect/).first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Naledi Mokoena')
})

test('only the full form arrived: a warning, and the form is empty', async ({ page }) => {
  await failWith(page, '**/api/school-demo', 503)
  await page.goto('/request-demo')
  await fill(page)
  await page.getByRole('button', SEND).click()
  await expect(page.getByText('Submission warning', { exact: true })).toBeVisible()
  await expect(page.getByLabel('School name')).toHaveValue('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address fills in the form, what is wrong comes back with what was typed, and a good one leads on', async ({
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
  test(`has no axe violation at ${look.width} px in ${look.colorScheme}, with its errors and without`, async ({
    page,
  }) => {
    await showAs(page, look)
    await page.goto('/request-demo')
    await expectAccessible(page, 'as it opens')
    await page.getByRole('button', SEND).click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expectAccessible(page, 'with errors')
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
  })
