import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, LOOKS, OTHER_LOOKS, showAs } from './axe.ts'
import { bar, makePlan } from './changing.ts'
import { expect, test } from './journey.ts'

const VAGUE = 'A trip for 40 learners from Polokwane in May 2027.'
/** The address of a new plan of a vague idea: a mark that makes it unique would be read as a wish. */
async function makeVague(request: APIRequestContext): Promise<string> {
  const search = await request.post('/api/search', { data: { idea: VAGUE } })
  const { search_id } = (await search.json()) as { search_id: number }
  const made = await request.post('/api/generate-itinerary', { data: { search_id, idea: VAGUE } })
  expect(made.status()).toBe(200)
  return `/itinerary/${search_id}`
}
const heading = 'You left open where to go and what for: here are three trips'

test('a vague idea has three trips to choose from: one is opened whole, chosen, and undone', async ({ page }) => {
  test.slow()
  await page.goto(await makeVague(page.request))
  const kinds = page.getByRole('region', { name: heading })
  await expect(kinds.getByRole('listitem')).toHaveCount(3)
  const other = kinds.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open/ }) })
  const title = await other.first().getByRole('heading').innerText()
  await other.first().getByRole('link', { name: /^Open/ }).click()
  await expect(page.getByText(/^This is another trip, .*, not your plan$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose this trip' }).click()
  await expect(bar(page)).toContainText('taken')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(kinds.getByRole('listitem').filter({ hasText: 'Your plan now' })).toContainText(title)
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
})

test('a trip is chosen in its card by the keyboard, and the others fold away once it is changed', async ({ page }) => {
  test.slow()
  const path = await makeVague(page.request)
  await page.goto(path)
  const kinds = page.getByRole('region', { name: heading })
  await kinds
    .getByRole('button', { name: /^Choose this/ })
    .first()
    .press('Enter')
  await expect(bar(page)).toContainText('taken')
  await expect(kinds.getByText('Your plan now', { exact: true })).toBeFocused()
  const changes = [{ type: 'set', field: 'pax_students', value: 36 }]
  const made = await page.request.post(`/api${path}/revisions`, { data: { base_version: 2, changes } })
  expect(made.status()).toBe(200)
  await page.goto(path)
  await expect(kinds).toHaveCount(0)
  const offered = page.locator('details', { hasText: 'The other trips that were offered' })
  await expect(offered.getByRole('link', { name: /^Open/ }).first()).toBeHidden()
  await offered.getByText('The other trips that were offered').click()
  await expect(offered.getByRole('link', { name: /^Open/ }).first()).toBeVisible()
})

test('others see the trips and choose none; a plan of a named place has none', async ({ page, browser }) => {
  const path = await makeVague(page.request)
  await page.goto(path)
  const others = await browser.newContext()
  const reader = await others.newPage()
  await reader.goto(new URL(path, page.url()).href)
  const kinds = reader.getByRole('region', { name: /^The idea left open/ })
  await expect(kinds.getByRole('listitem')).toHaveCount(3)
  await expect(kinds.getByRole('button')).toHaveCount(0)
  await expect(kinds.getByRole('link')).toHaveCount(0)
  await others.close()
  await page.goto(await makePlan(page.request))
  await expect(page.getByText(/left open where to go/)).toHaveCount(0)
})

test('paper has no trips to choose from', async ({ page }) => {
  await page.goto(await makeVague(page.request))
  const kinds = page.getByText(heading)
  await expect(kinds).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(kinds).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a trip is opened by a link and chosen by a form', async ({ page }) => {
    const path = await makeVague(page.request)
    await page.goto(path)
    const kinds = page.getByRole('region', { name: heading })
    const other = kinds.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open/ }) })
    const titles = await other.getByRole('heading').allInnerTexts()
    await other.first().getByRole('button', { name: 'Choose this' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0]!)
    await kinds.getByRole('listitem').filter({ hasText: titles[1]! }).getByRole('link', { name: /^Open/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1]!)
    await page.getByRole('button', { name: 'Choose this trip' }).click()
    await expect(page.getByText(/^This is another trip/)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1]!)
  })
})

test('the trips of a vague idea have no axe violation in any look, and do not scroll sideways', async ({ page }) => {
  test.slow()
  await page.goto(await makeVague(page.request), { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: heading })).toBeVisible()
  for (const look of [...LOOKS, ...OTHER_LOOKS]) {
    await showAs(page, look)
    await expectAccessible(page, `${look.width} px, ${look.colorScheme}`)
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `${look.width} px`).toBe(0)
  }
})
