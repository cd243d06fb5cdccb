import AxeBuilder from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expect, ideaOf, test } from './journey.ts'

const LINK = '/payment?tripName=Berg+to%20beach&tripId=UH-2741&amount=545'

test.use({ expectedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const agree = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })

const TEXTS: Record<string, string> = {
  'Full name': 'Thabo Dlamini',
  Email: 'thabo.dlamini@example.co.za',
  Phone: '083 555 0190',
  'Street address': '8 Moema Street',
  City: 'Soweto',
  'Postal code': '1804',
  'School name': 'Thandokazi Secondary School',
  'Contact person': 'Naledi Mokoena',
  'School email': 'office@thandokazi.example',
}
const CARD: Record<string, string> = {
  'Card number': '4242424242424242',
  Expiry: '0928',
  CVV: '123',
  'Name on the card': 'T Dlamini',
}
const AGREEMENTS = [/terms and conditions/, /refund policy/, /data processing/]

async function fillPayer(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TEXTS)) await box(page, name).fill(text)
  await page.getByRole('combobox', { name: 'Province' }).selectOption('GP')
  for (const name of AGREEMENTS) await agree(page, name).check()
}
async function fillCard(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(CARD)) await box(page, name).pressSequentially(text)
}

/** What is left out or wrong, one by one, in the order of the spec: the field, how to spoil it, and the words. */
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

function countOrders(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request))
  return sent
}

test('each error stands alone in the one notice and beside its field, in the same words, and its link leads there', async ({
  page,
}) => {
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

test('all errors come at once, in the order of the spec', async ({ page }) => {
  await page.goto('/payment')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await payButton(page).click()
  await expect(summary(page).getByRole('link')).toHaveText(WORDS)
  await page.getByRole('radio', { name: /Cash/ }).check()
  await expect(summary(page).getByRole('link')).toHaveText(WORDS.filter((words) => !/Card|Expiry|CVV/.test(words)))
})

test('a card is formatted while it is typed, waits two seconds, leaves the browser nowhere and pays once', async ({
  page,
}) => {
  const sent = countOrders(page)
  await page.goto(LINK)
  await fillPayer(page)
  await fillCard(page)
  await expect(box(page, 'Card number')).toHaveValue('4242 4242 4242 4242')
  await expect(box(page, 'Expiry')).toHaveValue('09/28')
  await page.waitForFunction(() => localStorage.getItem('uhambo_form_payment')?.includes('Thabo'))
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/4242|09\/28/)

  const answered = page.waitForResponse('**/api/payments')
  await page.getByRole('button', { name: 'Pay R545' }).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await answered
  const from = Date.now()
  await expect(page).toHaveURL(/\/thank-you\?type=payment$/)
  expect(Date.now() - from).toBeGreaterThan(1_900)
  await expect(page.getByText('Practice payment complete')).toBeVisible()
  expect(sent.map((one) => new URL(one.url()).pathname)).toEqual(['/api/payments'])
  expect(sent[0]?.postData()).not.toMatch(/4242|09\/28|T Dlamini/)
  expect(await page.evaluate(() => localStorage.getItem('uhambo_form_payment'))).toBeNull()
})

test('a bank transfer shows the sample account and the trip’s id as reference, which can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(LINK)
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  await expect(page.getByText('Sample bank details, for illustration.')).toBeVisible()
  await expect(box(page, 'Card number')).toBeHidden()
  await page.getByRole('button', { name: 'Copy the reference' }).click()
  await expect(page.getByRole('button', { name: 'Copied the reference' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('UH-2741')
  await fillPayer(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thank-you\?type=payment$/)
  await expect(page.getByText('Practice order placed')).toBeVisible()
})

test('cash is arranged via the office, chosen and paid by keyboard alone', async ({ page }) => {
  await page.goto(LINK)
  await fillPayer(page)
  await page.getByRole('radio', { name: /Card/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Cash is arranged via the office.')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Cash', { exact: true })).toBeVisible()
  await box(page, 'School email').press('Enter')
  await expect(page).toHaveURL(/\/thank-you\?type=payment$/)
})

test('the sum follows what is typed, on the button and in the summary', async ({ page }) => {
  await page.goto(LINK)
  await box(page, 'Amount in rand').fill('R4 830,50')
  await expect(page.getByRole('button', { name: 'Pay R4\u00a0830.50' })).toBeVisible()
  await box(page, 'Trip').fill('Coast to berg')
  await expect(page.getByRole('complementary')).toContainText('Coast to berg')
  await box(page, 'Amount in rand').fill('free')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('a trip that has a plan shows its dates, the days of the refund bands and how the sum compares', async ({
  page,
  baseURL,
}) => {
  const { searchId } = await planTrip(baseURL ?? '', ideaOf('payment'))
  await page.goto(`/payment?tripName=Durban&tripId=${searchId}&amount=99999`)
  await expect(page.getByText('Durban, 5 to 7 July 2027.')).toBeVisible()
  await expect(page.getByText('Up to 5 June 2027 (30 or more days before)')).toBeVisible()
  await expect(page.getByText('6 to 20 June 2027 (15–29 days before)')).toBeVisible()
  await expect(page.getByText('From 21 June 2027 (fewer than 15 days before)')).toBeVisible()
  const aside = page.getByRole('complementary')
  await expect(aside).toContainText(/more than the plan’s price/)
  await box(page, 'Amount in rand').fill('545')
  await expect(aside).toContainText(/part of the plan’s price/)
  await expect(aside.getByRole('link', { name: 'See the plan' })).toHaveAttribute('href', `/itinerary/${searchId}`)
})

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
  test(`${name}: the payment failed in the spec’s words, nothing typed is lost, and trying again is one order`, async ({
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
    await expect(page).toHaveURL(/\/thank-you\?type=payment$/)
    expect(keys.size).toBe(1)
  })

test('what only the server finds wrong stands beside its field', async ({ page }) => {
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

test('without a network the payment fails in words, and goes through once there is one', async ({ page, context }) => {
  await page.goto(LINK, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: /Cash/ }).check()
  await fillPayer(page)
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('app-notice-view')).length === 2,
  )
  await context.setOffline(true)
  await payButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toContainText('once you are online')
  await context.setOffline(false)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/thank-you\?type=payment$/)
})

test('what was typed, but no card, is there again after a reload', async ({ page }) => {
  await page.goto(LINK)
  await fillPayer(page)
  await fillCard(page)
  await page.waitForFunction(() => localStorage.getItem('uhambo_form_payment')?.includes('office@'))
  await page.reload()
  await expect(box(page, 'Full name')).toHaveValue('Thabo Dlamini')
  await expect(box(page, 'Card number')).toHaveValue('')
  await expect(box(page, 'Amount in rand')).toHaveValue('545')
})

test('on a phone the summary opens under the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(LINK)
  const bar = page.locator('details').filter({ hasText: 'Order summary' })
  await expect(bar.getByText('UH-2741')).toBeHidden()
  await bar.locator('summary').click()
  await expect(bar.getByText('UH-2741')).toBeVisible()
  for (const width of [320, 360, 640, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

for (const width of [360, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`no axe violation at ${width} px in ${colorScheme}: as it opens, with errors, and with each method`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(LINK, { waitUntil: 'networkidle' })
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([])
      }
      await check()
      await payButton(page).click()
      await expect(summary(page)).toBeVisible()
      await check()
      for (const name of [/Bank transfer/, /Cash/]) {
        await page.getByRole('radio', { name }).check()
        await check()
      }
    })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link fills trip and sum, and the radios show their part', async ({ page }) => {
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
      await expect(page).toHaveURL(/\/thank-you\?type=payment$/)
    }
  })

  test('a card is refused in words, and what was typed comes back', async ({ page }) => {
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
    await expect(page).toHaveURL(/\/thank-you\?type=payment$/)
  })

  test('all errors come back at once, with links to their fields', async ({ page }) => {
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
