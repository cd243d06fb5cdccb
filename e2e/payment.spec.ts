import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { expect, ideaOf, test } from './journey.ts'
import { box, countOrders, fillCard, fillPayer, LINK, payButton, summary } from './payment-page.ts'

test.use({ expectedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

test('a card is formatted while it is typed, is not sent, and pays once for several fast presses', async ({ page }) => {
  const sent = countOrders(page)
  await page.goto(LINK)
  await fillPayer(page)
  await fillCard(page)
  await expect(box(page, 'Card number')).toHaveValue('4242 4242 4242 4242')
  await expect(box(page, 'Expiry')).toHaveValue('09/48')
  await page.waitForFunction(() => localStorage.getItem('uhambo_form_payment')?.includes('Thabo'))
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/4242|09\/48/)

  await page.getByRole('button', { name: 'Pay R545' }).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await expect(page).toHaveURL(/\/thank-you\?type=payment&reference=UH-2741$/)
  await expect(page.getByText('Practice payment complete', { exact: true })).toBeVisible()
  expect(sent.map((one) => new URL(one.url()).pathname)).toEqual(['/api/payments'])
  expect(sent[0]?.postData()).not.toMatch(/4242|09\/48|T Dlamini/)
  expect(await page.evaluate(() => localStorage.getItem('uhambo_form_payment'))).toBeNull()
})

test('a bank transfer has the sample account and the trip’s id as reference, which can be copied', async ({
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
  await expect(page).toHaveURL(/\/thank-you\?type=payment&reference=UH-2741$/)
  await expect(page.getByText('Practice order placed', { exact: true })).toBeVisible()
})

test('cash is arranged via the office, and can be chosen only by keyboard', async ({ page }) => {
  await page.goto(LINK)
  await fillPayer(page)
  await page.getByRole('radio', { name: /Card/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Cash is arranged via the office.')).toBeVisible()
  await expect(payButton(page)).toHaveText('Place order, pay R545 in cash', { useInnerText: true })
  await expect(page.getByRole('complementary').getByText('Cash', { exact: true })).toBeVisible()
  await box(page, 'School email').press('Enter')
  await expect(page).toHaveURL(/\/thank-you\?type=payment&reference=UH-2741$/)
})

test('the amount on the button and in the summary updates with the input', async ({ page }) => {
  await page.goto(LINK)
  await box(page, 'Amount in rand').fill('R4 830,50')
  await expect(page.getByRole('button', { name: 'Pay R4\u00a0830.50' })).toBeVisible()
  await box(page, 'Trip').fill('Coast to berg')
  await expect(page.getByRole('complementary')).toContainText('Coast to berg')
  await box(page, 'Amount in rand').fill('free')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('for a trip with a plan, the page has its dates, the dates of the refund bands and a comparison of the amount', async ({
  page,
  baseURL,
}) => {
  const { searchId } = await planTrip(baseURL ?? '', ideaOf('payment'))
  await page.goto(`/payment?tripName=Durban&tripId=${searchId}&amount=9999999`)
  await expect(page.getByText('Durban, 5 to 7 July 2027.')).toBeVisible()
  await expect(page.getByText('Up to 5 June 2027 (30 or more days before)')).toBeVisible()
  await expect(page.getByText('6 to 20 June 2027 (15–29 days before)')).toBeVisible()
  await expect(page.getByText('From 21 June 2027 (fewer than 15 days before)')).toBeVisible()
  const aside = page.getByRole('complementary')
  await expect(aside).toContainText(/more than the plan’s price/)
  await box(page, 'Amount in rand').fill('545')
  await expect(aside).toContainText(/R545 of R[\d\u00a0.]+ for this plan: part of the plan’s price/)
  await expect(aside.getByRole('link', { name: 'See the plan' })).toHaveAttribute('href', `/itinerary/${searchId}`)
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

for (const look of LOOKS)
  test(`no axe violation at ${look.width} px in ${look.colorScheme}: as it opens, with errors, and with bank details`, async ({
    page,
  }) => {
    test.slow()
    await showAs(page, look)
    await page.goto(LINK, { waitUntil: 'networkidle' })
    await expectAccessible(page, 'as it opens')
    await payButton(page).click()
    await expect(summary(page)).toBeVisible()
    await expectAccessible(page, 'with errors')
    await page.getByRole('radio', { name: /Bank transfer/ }).check()
    await expectAccessible(page, 'with bank details')
  })
