import { expectAccessible, LOOKS, OTHER_LOOKS, showAs } from './axe.ts'
import { bar, makePlan } from './changing.ts'
import { expect, test } from './journey.ts'

const packages = 'Three packages'

test('a package is opened as a whole plan, chosen there, and undone', async ({ page }) => {
  test.slow()
  const path = await makePlan(page.request)
  await page.goto(path)
  const table = page.getByRole('region', { name: packages })
  await table.getByRole('link', { name: 'Open Saver' }).click()
  await expect(page.getByText('This is the package Saver, not your plan')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Change this plan|^Share/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose Saver' }).click()
  await expect(bar(page)).toContainText('The package Saver taken')
  await expect(table.getByRole('columnheader', { name: /^Saver/ })).toContainText('This plan')
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByRole('columnheader', { name: /^Classic/ })).toContainText('This plan')
})

test('a package is chosen in its column', async ({ page }) => {
  test.slow()
  const path = await makePlan(page.request)
  await page.goto(path)
  const table = page.getByRole('region', { name: packages })
  await table.getByRole('button', { name: /^Choose this\s*: Signature/ }).press('Enter')
  await expect(bar(page)).toContainText('The package Signature taken')
  await expect(table.getByRole('columnheader', { name: /^Signature/ })).toContainText('This plan')
  await expect(table.getByText('Your plan now')).toBeFocused()
})

test('the packages follow a change of the group, and the one that is chosen keeps it', async ({ page }) => {
  test.slow()
  const path = await makePlan(page.request)
  const id = path.split('/').at(-1)
  await page.goto(path)
  const table = page.getByRole('region', { name: packages })
  const prices = table.locator('td strong')
  const before = await prices.allTextContents()
  const set = { type: 'set', field: 'pax_students', value: 21 }
  await page.request.post(`/api/itinerary/${id}/revisions`, { data: { base_version: 1, changes: [set] } })
  await page.reload()
  await expect(prices).toHaveCount(3)
  const after = await prices.allTextContents()
  expect(after.filter((price) => before.includes(price))).toEqual([])
  await table.getByRole('link', { name: 'Open Signature' }).click()
  await expect(page.getByText('21 learners').first()).toBeVisible()
  await page.getByRole('button', { name: 'Choose Signature' }).click()
  await expect(bar(page)).toContainText('The package Signature taken')
  await expect(page.locator('.itinerary-price').getByText(after[2]!).first()).toBeVisible()
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByRole('columnheader', { name: /^Classic/ })).toContainText('This plan')
  await expect(prices).toHaveText(after)
})

test('others see no package as a plan, and the columns are aligned at 360 px', async ({ page, browser }) => {
  const path = await makePlan(page.request)
  await page.goto(path)
  const others = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const reader = await others.newPage()
  await reader.goto(new URL(`${path}?package=saver`, page.url()).href)
  const table = reader.getByRole('region', { name: packages })
  await expect(table).toBeVisible()
  await expect(reader.getByText(/^This is the package/)).toHaveCount(0)
  await expect(table.getByRole('button')).toHaveCount(0)
  const lefts = await table
    .locator('tr:has(td + td)')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().left).join()))
  expect(new Set(lefts).size).toBe(1)
  const overhang = await reader.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang).toBe(0)
  await others.close()
})

test('a package as a plan, and the plan with its packages, have no axe violation in any look', async ({ page }) => {
  test.slow()
  const path = await makePlan(page.request)
  for (const address of [`${path}?package=saver`, path]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    for (const look of [...LOOKS, ...OTHER_LOOKS]) {
      await showAs(page, look)
      await expectAccessible(page, `${address} at ${look.width} px, ${look.colorScheme}`)
    }
  }
})
