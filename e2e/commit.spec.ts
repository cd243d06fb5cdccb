import { expect, test } from './journey.ts'

test('the calculator shows the example and updates with the input', async ({ page }) => {
  await page.goto('/commit')
  const calculator = page.getByRole('region', { name: 'What would it be a month?' })
  await expect(calculator.getByText('R545 a month')).toBeVisible()
  await calculator.getByRole('textbox', { name: 'Price per learner' }).fill('R2 000')
  await expect(calculator.getByText('R226 a month')).toBeVisible()
  await calculator.getByRole('slider', { name: /Instalments/ }).fill('4')
  await expect(calculator.getByText('R508 a month')).toBeVisible()
  await calculator.getByRole('textbox', { name: 'Minimum to go' }).fill('50')
  await page.keyboard.press('Tab')
  await expect(calculator.getByText('Enter the fewest learners you would go with: not more than go.')).toBeVisible()
})

test('the tabs open by click and by arrow keys', async ({ page }) => {
  await page.goto('/commit')
  await expect(page.getByRole('heading', { name: 'Lock in dates without the full deposit' })).toBeVisible()
  await page.getByRole('tab', { name: 'For Parents' }).click()
  await expect(page.getByRole('heading', { name: 'Smaller amounts, on days you know' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lock in dates without the full deposit' })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'For Vendors' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'A deposit early, the balance without chasing' })).toBeVisible()
})

test('its buttons open the demo request and scroll down the page', async ({ page }) => {
  await page.goto('/commit')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/request-demo')
  await main.getByRole('link', { name: 'See How It Works' }).click()
  await expect(page.getByRole('heading', { name: 'How Commit works' })).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the server computes every date', async ({ page }) => {
    await page.goto('/commit')
    await page.getByRole('textbox', { name: 'Price per learner' }).fill('R2 000')
    await page.getByLabel('You leave on').fill('2027-07-05')
    await page.getByLabel('First payment on').fill('2027-03-01')
    await page.getByRole('button', { name: 'See every date' }).click()
    await expect(page).toHaveURL(/\/commit\/plan\?price=R2\+000/)
    const rows = page.getByRole('table', { name: 'What a family pays, and when' }).getByRole('row')
    await expect(rows.filter({ hasText: '1 June 2027' })).toContainText('R506')
    await expect(rows.filter({ hasText: 'In all' })).toContainText('R2\u00a0030')
    await expect(page.getByRole('textbox', { name: 'Price per learner' })).toHaveValue('R2 000')
  })

  test('wrong input has a message at the top and at the field, and the typed values are kept', async ({ page }) => {
    await page.goto(
      '/commit/plan?price=R2+000&learners=many&leave=2027-07-05&first=2027-03-01&minimum=10&instalments=4',
    )
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter how many learners go: a number from 1 to 2\u00a0000.',
    ])
    const learners = page.getByRole('textbox', { name: 'Learners' })
    await expect(learners).toHaveValue('many')
    await expect(learners).toHaveAccessibleDescription('Enter how many learners go: a number from 1 to 2\u00a0000.')
  })

  test('the panels for schools, parents and vendors are all visible', async ({ page }) => {
    await page.goto('/commit')
    for (const name of ['Lock in dates', 'Smaller amounts', 'A deposit early'])
      await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(page.getByRole('tablist')).toBeHidden()
  })
})

test('no script runs before the first touch', async ({ page }) => {
  // React adds its own properties to hydrated elements.
  const isAwake = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
    )
  await page.goto('/commit', { waitUntil: 'networkidle' })
  expect(await isAwake()).toBe(false)
  await page.mouse.click(5, 300)
  await expect.poll(isAwake).toBe(true)
})
