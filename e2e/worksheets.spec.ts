import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expect, ideaOf, test } from './journey.ts'

let path: string
test.beforeAll(async ({ baseURL }) => {
  const { searchId } = await planTrip(baseURL ?? '', ideaOf('worksheets'))
  path = `/itinerary/${searchId}`
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a teacher comes from the plan to a worksheet for each stop, and back', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Print the worksheets' }).click()
    await expect(page).toHaveURL(`${path}/worksheets`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worksheets')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const sheets = page.getByRole('article')
    expect(await sheets.count()).toBeGreaterThan(1)
    for (const sheet of await sheets.all()) {
      const tasks = await sheet.locator('.worksheet-tasks > li').count()
      expect(tasks).toBeGreaterThanOrEqual(4)
      expect(tasks).toBeLessThanOrEqual(6)
      await expect(sheet.getByText('Stay safe:')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to the plan' }).click()
    await expect(page).toHaveURL(path)
  })
})

test('on paper each worksheet has one page of its own, in black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${path}/worksheets`)
  const sheets = await page.getByRole('article').count()
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets)
  await page.emulateMedia({ media: 'print' })
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test.describe('of a plan that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('are a 404 with a message', async ({ page }) => {
    const response = await page.goto('/itinerary/1234567/worksheets')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Itinerary not found for this search' })).toBeVisible()
  })
})
