import { expect, goOffline, test } from './journey.ts'
import { box, fillCard, fillPayer, LINK, payButton, summary, TEXTS } from './payment-page.ts'

test.use({ expectedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const FAILURES: [name: string, fulfil: { status: number; json: object }, says: RegExp][] = [
  [
    '429',
    { status: 429, json: { error: 'Too many requests. Please wait a minute and try again.', code: 'x' } },
    /wait a minute/,
  ],
  [
    '500',
    { status: 500, json: { error: 'Something went wrong on our side. Please try again.', code: 'x' } },
    /on our side/,
  ],
  ['a proxy’s page', { status: 502, json: {} }, /502/],
]
for (const [name, answer, says] of FAILURES)
  test(`${name}: the failure has the specified message, the typed values are kept, and trying again makes one order`, async ({
    page,
  }) => {
    const keys = new Set<string | undefined>()
    page.on('request', (one) => one.method() === 'POST' && keys.add(one.headers()['idempotency-key']))
    await page.goto(LINK)
    await page.getByRole('radio', { name: /Cash/ }).check()
    await fillPayer(page)
    await page.route('**/api/payments', (route) => route.fulfill(answer))
    await payButton(page).click()
    const failed = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Payment Failed' }) })
    await expect(failed).toContainText('There was an error processing your payment. Please try again.')
    await expect(failed).toContainText(says)
    for (const [label, text] of Object.entries(TEXTS)) await expect(box(page, label)).toHaveValue(text)
    await page.unroute('**/api/payments')
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thank-you\?type=payment&reference=UH-2741$/)
    expect(keys.size).toBe(1)
  })

test('an error that only the server finds is shown at its field', async ({ page }) => {
  await page.goto(LINK)
  await page.getByRole('radio', { name: /Cash/ }).check()
  await fillPayer(page)
  const fields = { billingCity: 'Billing city is required' }
  await page.route('**/api/payments', (route) =>
    route.fulfill({ status: 422, json: { error: fields.billingCity, code: 'invalid_fields', fields } }),
  )
  await payButton(page).click()
  await expect(summary(page).getByRole('link')).toHaveText(['Billing city is required'])
  await expect(page.locator('#field-billingCity-error')).toHaveText('Billing city is required')
})

test('without a network the payment fails with a message, and succeeds when there is one', async ({
  page,
  context,
}) => {
  await page.goto(LINK, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: /Cash/ }).check()
  await fillPayer(page)
  await goOffline(page)
  await payButton(page).click()
  await expect(page.getByRole('alert', { name: 'Payment Failed' })).toContainText('once you are online')
  await context.setOffline(false)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thank-you\?type=payment&reference=UH-2741$/)
})

test('typed values except the card are restored after a reload', async ({ page }) => {
  await page.goto(LINK)
  await fillPayer(page)
  await fillCard(page)
  await page.waitForFunction(() => localStorage.getItem('uhambo_form_payment')?.includes('office@'))
  await page.reload()
  await expect(box(page, 'Full name')).toHaveValue('Thabo Dlamini')
  await expect(box(page, 'Card number')).toHaveValue('')
  await expect(box(page, 'Amount in rand')).toHaveValue('545')
})
