import { bodyBox, openDesk, preview, setUpDesk } from './blog-desk.ts'
import { expect, test } from './journey.ts'

const desk = setUpDesk()

test('unsaved text is offered again, also after changes made without answering, and is restored or discarded', async ({
  page,
}) => {
  await openDesk(page, desk.token, '/admin/blog/new')
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
  await expect(preview(page)).toContainText('Half a post')
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('leaving with unsaved text asks first', async ({ page }) => {
  await openDesk(page, desk.token, '/admin/blog/new')
  await bodyBox(page).pressSequentially('words')
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Cancel' }).click({ noWaitAfter: true })
  await expect.poll(() => asked).toBe('beforeunload')
  await expect(bodyBox(page)).toHaveValue('words')
})
