import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { agree, box, countOrders, fillCard, fillPayer, LINK, payButton, summary } from './payment-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Missing and wrong values in the order of the specification: the field, how to make it wrong, and the message. */
const LIST: [field: string, spoil: (page: Page) => Promise<unknown>, words: string][] = [
  ['tripName', (page) => box(page, 'Trip').fill(' '), 'Trip name is required'],
  ['totalAmount', (page) => box(page, 'Amount in rand').fill('0'), 'Valid amount is required'],
  ['billingName', (page) => box(page, 'Full name').fill(''), 'Billing name is required'],
  ['billingEmail', (page) => box(page, 'Email').fill(''), 'Billing email is required'],
  ['billingPhone', (page) => box(page, 'Phone').fill(''), 'Billing phone is required'],
  ['billingAddress', (page) => box(page, 'Street address').fill(''), 'Billing address is required'],
  ['billingCity', (page) => box(page, 'City').fill(''), 'Billing city is required'],
  ['billingProvince', (page) => page.getByRole('combobox').selectOption(''), 'Billing province is required'],
  ['billingPostalCode', (page) => box(page, 'Postal code').fill(''), 'Billing postal code is required'],
  ['schoolName', (page) => box(page, 'School name').fill(''), 'School name is required'],
  ['schoolContact', (page) => box(page, 'Contact person').fill(''), 'School contact is required'],
  ['schoolEmail', (page) => box(page, 'School email').fill(''), 'School email is required'],
  ['cardNumber', (page) => box(page, 'Card number').fill('4242 4242 42'), 'Card number must be 16 digits'],
  ['cardExpiry', (page) => box(page, 'Expiry').fill('13'), 'Expiry must be MM/YY'],
  ['cardCvv', (page) => box(page, 'CVV').fill('12'), 'CVV must be at least 3 digits'],
  ['cardHolder', (page) => box(page, 'Name on the card').fill(''), 'Cardholder name is required'],
  ['agreeTerms', (page) => agree(page, /terms/).uncheck(), 'You must agree to the terms and conditions'],
  ['agreeRefund', (page) => agree(page, /refund/).uncheck(), 'You must agree to the refund policy'],
  ['agreeData', (page) => agree(page, /processing/).uncheck(), 'You must agree to data processing'],
]
const WORDS = LIST.map(([, , words]) => words)

test('each single error has the same message in the notice and at its field, and a link to the field', async ({
  page,
}) => {
  test.slow()
  const sent = countOrders(page)
  await page.goto(LINK)
  await fillPayer(page)
  await fillCard(page)
  for (const [field, spoil, words] of LIST) {
    const target = page.locator(`#field-${field}`)
    const before = await target.evaluate((one: HTMLInputElement) => one.value)
    await spoil(page)
    await payButton(page).click()
    await expect(summary(page).getByRole('link')).toHaveText([words])
    await expect(page).toHaveTitle(/^Error: Pay for a trip/)
    await expect(page.locator(`#field-${field}-error`)).toHaveText(words)
    await expect(target).toHaveAttribute('aria-invalid', 'true')
    await expect(target).toHaveAccessibleDescription(new RegExp(words))
    await summary(page).getByRole('link').click()
    await expect(target).toBeFocused()
    if (field.startsWith('agree')) await target.check()
    else if (field === 'billingProvince') await target.selectOption(before)
    else await target.fill(before)
  }
  expect(sent).toEqual([])
})

test('all errors are shown at once, in the order of the specification', async ({ page }) => {
  await page.goto('/payment')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await payButton(page).click()
  await expect(summary(page).getByRole('link')).toHaveText(WORDS)
  await page.getByRole('radio', { name: /Cash/ }).check()
  await expect(summary(page).getByRole('link')).toHaveText(WORDS.filter((words) => !/Card|Expiry|CVV/.test(words)))
})
