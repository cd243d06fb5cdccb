import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { expect, ideaOf, test } from './journey.ts'

interface Step {
  kind: string
  title: string
  role?: string
}
interface Plan {
  total_per_student: number
  group_details: { students: number }
  daily_itinerary: { day: number; schedule: Step[] }[]
}
interface Revision {
  version: number
  itinerary: Plan
  said: string[]
}

/** The address of a new plan of this browser. */
async function makePlan(request: APIRequestContext): Promise<string> {
  const idea = ideaOf(`change ${crypto.randomUUID()}`)
  const search = await request.post('/api/search', { data: { idea } })
  const { search_id } = (await search.json()) as { search_id: number }
  const made = await request.post('/api/generate-itinerary', { data: { search_id, idea } })
  expect(made.status()).toBe(200)
  return `/itinerary/${search_id}`
}
const planOf = async (page: Page, path: string) => (await (await page.request.get(`/api${path}`)).json()) as Plan

/** The first day with two visits: the steps of the visits. */
function visitsOf(plan: Plan): { day: number; steps: { step: number; title: string }[] } {
  for (const { day, schedule } of plan.daily_itinerary) {
    const steps = schedule.flatMap(({ role, title }, step) => (role === 'visit' ? [{ step, title }] : []))
    if (steps.length > 1) return { day, steps }
  }
  throw new Error('No day has two visits.')
}
const change = (page: Page, title: string) =>
  page
    .getByRole('button', { name: `Change : ${title}`, exact: true })
    .or(page.getByRole('button', { name: `Change: ${title}`, exact: true }))
const drawer = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('region', { name: 'Your changes' })
const notice = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Undo' }) })

test('a visit is swapped and taken out; each is said, keeps the focus, and is undone', async ({ page }) => {
  test.slow()
  const path = await makePlan(page.request)
  const first = await planOf(page, path)
  const { day, steps } = visitsOf(first)
  const [visit, other] = steps
  await page.goto(path)
  await change(page, visit!.title).click()
  await expect(drawer(page).getByText(`Now: ${visit!.title}`)).toBeVisible()
  const choice = drawer(page).locator('input[type=radio]:not(:disabled)').first()
  const name = (await drawer(page).locator('.swap-card').first().locator('.swap-title').textContent()) ?? ''
  await choice.check()
  await expect(drawer(page).getByText('New price a learner')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Swap it in' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(change(page, name)).toBeFocused()
  await expect(change(page, name)).toBeInViewport()
  await expect(notice(page)).toContainText(`${name} instead of ${visit!.title}`)
  await expect(bar(page)).toContainText(`${name} instead of ${visit!.title}`)

  await change(page, other!.title).click()
  await drawer(page)
    .getByRole('button', { name: /^Take it out/ })
    .click()
  await expect(change(page, other!.title)).toHaveCount(0)
  expect(visitsOf(first).steps.length - (await stepsOn(page, path, day)).length).toBe(1)

  const back = bar(page).getByRole('button', { name: 'Undo' })
  await back.click()
  await expect(change(page, other!.title)).toHaveCount(1)
  await expect(back).toBeFocused()
  await back.click()
  await expect(change(page, visit!.title)).toHaveCount(1)
  const { total_per_student, daily_itinerary } = await planOf(page, path)
  expect({ total_per_student, daily_itinerary }).toEqual({
    total_per_student: first.total_per_student,
    daily_itinerary: first.daily_itinerary,
  })
  await bar(page).getByRole('button', { name: 'Redo' }).click()
  await expect(change(page, name)).toHaveCount(1)
})

const stepsOn = async (page: Page, path: string, day: number) =>
  (await planOf(page, path)).daily_itinerary[day - 1]!.schedule.filter(({ role }) => role === 'visit')

test('the number of learners is a word that changes the plan, and an older version can be opened and compared', async ({
  page,
}) => {
  const path = await makePlan(page.request)
  await page.goto(path)
  await page.getByRole('button', { name: /^45\slearners/ }).click()
  await drawer(page).getByRole('spinbutton', { name: 'Learners' }).fill('40')
  await drawer(page).getByRole('button', { name: 'Plan it this way' }).click()
  await expect(page.getByRole('button', { name: /^40\slearners/ })).toBeFocused()
  expect((await planOf(page, path)).group_details.students).toBe(40)

  await bar(page).getByRole('button', { name: 'Versions' }).click()
  await drawer(page)
    .getByRole('button', { name: /^Compare with now/ })
    .click()
  await expect(drawer(page).getByRole('row', { name: /^Who/ })).toContainText(/45\slearners.*40\slearners/)
  await drawer(page).getByRole('link', { name: 'Open version 1' }).click()
  await expect(page.getByText('This is version 1 of the plan, as it was')).toBeVisible()
  await expect(page.getByText(/For 45\slearners/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the newest' }).click()
  await expect(page.getByText(/For 40\slearners/)).toBeVisible()
})

test('a stop is found in the catalogue, or is one’s own', async ({ page }) => {
  const path = await makePlan(page.request)
  const { day, steps } = visitsOf(await planOf(page, path))
  await page.request.post(`/api${path}/revisions`, {
    data: { base_version: 1, changes: [{ type: 'remove', day, step: steps[0]!.step }] },
  })
  await page.goto(path)
  await page.getByRole('button', { name: `Add a stop to day ${day}` }).click()
  await drawer(page).getByRole('searchbox').fill('durban botanic')
  await expect(
    drawer(page)
      .getByRole('radio', { name: /Botanic/ })
      .first(),
  ).toBeVisible()
  await drawer(page).getByText('Something of your own').click()
  await drawer(page).getByLabel('What is it?').fill('Ice cream with my aunt')
  await drawer(page).getByLabel('How many minutes?').fill('30')
  await drawer(page).getByRole('button', { name: 'Add my own stop' }).click()
  await expect(change(page, 'Ice cream with my aunt')).toBeFocused()
})

test.describe('refused', () => {
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('forms swap a visit, undo it and set the learners', async ({ page }) => {
    test.slow()
    const path = await makePlan(page.request)
    const [visit] = visitsOf(await planOf(page, path)).steps
    await page.goto(path)
    await page.locator('summary', { hasText: `Change: ${visit!.title}` }).click()
    await page
      .locator('details', { has: page.locator('summary', { hasText: `Change: ${visit!.title}` }) })
      .getByRole('link', { name: 'What could be here instead' })
      .last()
      .click()
    const take = page.locator('#change-offers').getByRole('button').first()
    const name = ((await take.textContent()) ?? '').replace(/^Take /, '')
    await take.click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?changed=2$`))
    await expect(bar(page)).toContainText(`${name} instead of ${visit!.title}`)
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('summary', { hasText: `Change: ${visit!.title}` })).toHaveCount(1)
    await page.locator('summary', { hasText: /^Change: 45\slearners/ }).click()
    await page.getByLabel('Learners').fill('41')
    await page.getByRole('button', { name: 'Plan with this' }).first().click()
    await expect(page.getByText(/For 41\slearners/)).toBeVisible()
  })
})

for (const look of LOOKS)
  test(`changing has no axe violation at ${look.width} px, ${look.colorScheme}`, async ({ page }) => {
    test.slow()
    await showAs(page, look)
    const path = await makePlan(page.request)
    const [visit] = visitsOf(await planOf(page, path)).steps
    await page.goto(path)
    await expectAccessible(page, 'the plan of its owner')
    await page
      .locator('details.fold')
      .evaluateAll((folds) => folds.forEach((fold) => ((fold as HTMLDetailsElement).open = true)))
    await change(page, visit!.title).click()
    await expect(drawer(page).getByRole('radio').first()).toBeVisible()
    await expectAccessible(page, 'a step')
    await drawer(page)
      .getByRole('button', { name: /^Take it out/ })
      .click()
    await expect(drawer(page)).toBeHidden()
    for (const name of [/^45\slearners/, /^Add a stop/, /^Change\s*the beds/, 'Versions']) {
      await page.getByRole('button', { name }).first().click()
      await expect(drawer(page)).toBeVisible()
      await expectAccessible(page, String(name))
      await drawer(page).getByRole('button', { name: 'Close' }).click()
      await expect(drawer(page)).toBeHidden()
    }
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang).toBe(0)
  })
