import { expect, test } from './journey.ts'
import { agree, box, fillPayer, LINK, payButton, summary, TEXTS } from './payment-page.ts'

test.use({ expectedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link fills in trip and amount, and the radio buttons show their part', async ({ page }) => {
    await page.goto(LINK)
    await expect(box(page, 'Trip')).toHaveValue('Berg to beach')
    await expect(page.getByRole('button', { name: 'Pay R545' })).toBeVisible()
    await expect(page.getByText('Practising a card payment needs JavaScript.')).toBeVisible()
    await expect(box(page, 'Card number')).toBeHidden()
    await page.getByRole('radio', { name: /Bank transfer/ }).check()
    await expect(page.getByText('Sample bank details, for illustration.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Copy/ })).toBeHidden()
  })

  test('a bank transfer and cash are ordered', async ({ page }) => {
    for (const name of [/Bank transfer/, /Cash/]) {
      await page.goto(LINK)
      await page.getByRole('radio', { name }).check()
      await fillPayer(page)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/thank-you\?type=payment&reference=UH-2741$/)
    }
  })

  test('a card is refused with a message, and the typed values are kept', async ({ page }) => {
    await page.goto(LINK)
    await fillPayer(page)
    await payButton(page).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(summary(page).getByRole('link')).toHaveText([
      'Practising a card payment needs JavaScript: please choose bank transfer or cash',
    ])
    for (const [label, text] of Object.entries(TEXTS)) await expect(box(page, label)).toHaveValue(text)
    await expect(agree(page, /terms/)).toBeChecked()
    await page.getByRole('radio', { name: /Cash/ }).check()
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thank-you\?type=payment&reference=UH-2741$/)
  })

  test('all errors are shown at once, with links to their fields', async ({ page }) => {
    await page.goto(LINK)
    await page.getByRole('radio', { name: /Cash/ }).check()
    await fillPayer(page)
    for (const name of Object.keys(TEXTS)) await box(page, name).fill(name.includes('mail') ? 'a@b' : ' ')
    await payButton(page).click()
    await expect(summary(page).getByRole('link')).toHaveText([
      'Billing name is required',
      'Billing email must be an address such as name@school.co.za',
      'Billing phone is required',
      'Billing address is required',
      'Billing city is required',
      'Billing postal code is required',
      'School name is required',
      'School contact is required',
      'School email must be an address such as name@school.co.za',
    ])
    await summary(page).getByRole('link').first().click()
    await expect(box(page, 'Full name')).toBeFocused()
  })
})
