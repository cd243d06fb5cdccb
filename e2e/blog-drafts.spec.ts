import { bodyBox, clearDesk, editorToken, openDesk } from './blog-desk.ts'
import { expect, test } from './journey.ts'

let token = ''
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  token = await editorToken(request)
  await request.dispose()
})

test.afterAll(({ request }) => clearDesk(request))

test('a text that is offered outlives changes that are made without answering', async ({ page }) => {
  await openDesk(page, token, '/admin/blog/new')
  await page.getByLabel('Title').fill('Half a post')
  await bodyBox(page).fill('Not done yet')
  await expect(page.getByText(/^Draft saved on this device \d\d:\d\d$/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await page.getByRole('radio', { name: 'Draft' }).check()
  await expect(page.getByText(/^Draft saved on this device \d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half a post')
  await expect(bodyBox(page)).toHaveValue('Not done yet')
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})
