import type { Cookie, Page } from '@playwright/test'
import { expectAccessible, LOOKS, OTHER_LOOKS, showAs } from './axe.ts'
import { planBefore } from './changing.ts'
import { expect, test } from './journey.ts'

/** One sight is in the plan, one is too far away, one must be arranged; no budget is given, so that we ask for it. */
const IDEA =
  'Grade 7, 40 learners and 3 teachers from Pietermaritzburg to Durban on 6 May 2027. ' +
  'We want to visit uShaka Sea World, Table Mountain and a glassworks.'

/** Every test begins as the browser that asked for this plan. */
let path: string
let cookies: Cookie[]
test.beforeAll(async ({ browser, baseURL }) => {
  ;({ path, cookies } = await planBefore(browser, baseURL, IDEA))
})
test.beforeEach(({ context }) => context.addCookies(cookies))

const asked = (page: Page) => page.getByRole('region', { name: 'What you asked for' })
const line = (page: Page, words: string) => asked(page).getByRole('listitem').filter({ hasText: words })
/** The answers of the last question. */
const answers = (page: Page) =>
  page
    .getByRole('region', { name: 'Tell us, and the plan gets better' })
    .getByRole('listitem')
    .last()
    .getByRole('button')

test('a plan says first what one gets, what not and what it costs, then what became of each request', async ({
  page,
}) => {
  await page.goto(path)
  for (const words of ['What you get', 'What you do not get', 'What it costs'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${words}$`) })).toBeInViewport()
  await expect(line(page, 'uShaka Sea World')).toContainText('Met')
  await expect(line(page, 'Glassworks')).toContainText('To arrange')
  await expect(line(page, 'Table Mountain')).toContainText('Not met')
  await expect(asked(page).getByRole('listitem').first()).toContainText('Table Mountain')
})

test('what must be arranged has a card, reached by the keyboard, and is marked where it stands', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await line(page, 'Glassworks').getByRole('link').scrollIntoViewIfNeeded()
  await line(page, 'Glassworks').getByRole('link').focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'To arrange' })
  await expect(card.getByRole('heading', { level: 3, name: 'Glassworks' })).toBeInViewport()
  await expect(card.getByText('Not confirmed')).toBeVisible()
  await expect(card.getByRole('list').last().getByRole('listitem')).toHaveCount(5)
  await card.getByRole('button', { name: /^Copy the message/ }).press('Enter')
  await expect(card.getByRole('button', { name: /^Copied/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Glassworks')
  await expect(
    page.getByRole('region', { name: 'Day by day' }).getByText('Not confirmed', { exact: true }),
  ).toBeVisible()
})

test('a link to a step of a closed day opens the day, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path, { waitUntil: 'networkidle' })
  const days = page.getByRole('region', { name: 'Day by day' })
  await days.locator('details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = false)))
  await line(page, 'uShaka Sea World').getByRole('link').click()
  await expect(page.locator('.event:target')).toBeInViewport()
})

test('an answer makes the next version of the plan, for its owner only', async ({ page, browser }) => {
  await page.goto(path)
  const answer = (await answers(page).last().textContent()) ?? ''
  await answers(page).last().click()
  const rand = /R[\d\s]+/.exec(answer)?.[0].trim() ?? 'no amount'
  const cost = page.getByRole('definition').filter({ hasText: `you have ${rand}` })
  await expect(cost).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: answer, exact: true })).toHaveCount(0)
  await page.getByRole('region', { name: 'Your changes' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: answer, exact: true })).toBeVisible()
  await expect(cost).toHaveCount(0)

  const others = await browser.newContext()
  const reader = await others.newPage()
  await reader.goto(new URL(path, page.url()).href)
  await expect(asked(reader)).toBeVisible()
  await expect(reader.getByText(answer)).toBeVisible()
  await expect(answers(reader)).toHaveCount(0)
  await others.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the lines, their links and the answers work', async ({ page }) => {
    await page.goto(path)
    await line(page, 'uShaka Sea World').getByRole('link').click()
    await expect(page).toHaveURL(/#day-1-\d{4}$/)
    await expect(page.getByRole('button', { name: /^Copy the message/ })).toBeHidden()
    await answers(page).last().click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?changed=\\d+$`))
  })
})

for (const look of [...LOOKS, ...OTHER_LOOKS])
  test(`the plan has no axe violation at ${look.width} px, ${look.colorScheme}`, async ({ page }) => {
    await showAs(page, look)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectAccessible(page)
  })

test('the plan never scrolls sideways', async ({ page }) => {
  await page.goto(path)
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `at ${width} px`).toBe(0)
  }
})

test('paper has the three lines, every request and whom to ask', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  for (const words of ['What you do not get', 'What to ask']) await expect(page.getByText(words)).toBeVisible()
  await expect(line(page, 'Table Mountain')).toBeVisible()
  for (const button of await answers(page).all()) await expect(button).toBeHidden()
})
