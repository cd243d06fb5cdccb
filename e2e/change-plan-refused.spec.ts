import { change, drawer, makePlan, planOf, type Revision, visitsOf } from './changing.ts'
import { expect, test } from './journey.ts'

test.describe('a change', () => {
  test.use({ expectedErrors: [/409|422|ERR_INTERNET_DISCONNECTED/] })

  test('a plan that was changed elsewhere shows both versions and asks', async ({ page }) => {
    const path = await makePlan(page.request)
    const { day, steps } = visitsOf(await planOf(page, path))
    const [visit, other] = steps
    await page.goto(path)
    await change(page, visit!.title).click()
    await expect(drawer(page)).toBeVisible()
    const elsewhere = await page.request.post(`/api${path}/revisions`, {
      data: { base_version: 1, changes: [{ type: 'remove', day, step: other!.step }] },
    })
    expect(((await elsewhere.json()) as Revision).version).toBe(2)
    await drawer(page)
      .getByRole('button', { name: /^Take it out/ })
      .click()
    await expect(drawer(page).getByRole('heading', { name: 'This plan was changed meanwhile' })).toBeVisible()
    await expect(drawer(page).getByRole('table')).toContainText('Version 2, newest')
    await drawer(page).getByRole('button', { name: 'Show the newest, without my change' }).click()
    await expect(change(page, other!.title)).toHaveCount(0)
    await expect(change(page, visit!.title)).toHaveCount(1)
  })

  test('what cannot be is refused beside its control, and a lost network keeps what was chosen', async ({
    page,
    context,
  }) => {
    const path = await makePlan(page.request)
    const [visit] = visitsOf(await planOf(page, path)).steps
    await page.goto(path)
    await change(page, visit!.title).click()
    const longer = drawer(page).getByRole('button', { name: '15 minutes longer' })
    for (let press = 0; press < 36; press++) await longer.click()
    const stay = drawer(page).getByRole('button', { name: /^Stay / })
    await stay.click()
    const when = drawer(page).getByRole('region', { name: 'How long, and when' })
    await expect(when.getByRole('alert')).toBeVisible()
    await context.setOffline(true)
    await stay.click()
    await expect(when.getByRole('alert')).toContainText('We could not reach the server')
    await context.setOffline(false)
    await expect(drawer(page)).toBeVisible()
  })
})

test('another reader sees the plan without its controls, and without what they are made of', async ({
  page,
  browser,
}) => {
  const path = await makePlan(page.request)
  const others = await browser.newContext()
  const reader = await others.newPage()
  const fetched: string[] = []
  reader.on('request', (request) => fetched.push(request.url()))
  await reader.goto(new URL(path, new URL((await page.request.get(path)).url()).origin).href)
  await reader.getByRole('heading', { level: 1 }).click()
  await reader.waitForLoadState('networkidle')
  await expect(reader.getByRole('button', { name: /^(Change|Undo|Add a stop)/ })).toHaveCount(0)
  expect(fetched.filter((url) => /parts-of-owner|change-drawer/.test(url))).toEqual([])
  await others.close()
})
