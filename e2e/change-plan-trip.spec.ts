import type { Page } from '@playwright/test'
import { SAMPLE_IDEA } from '../scripts/measure/sample-trip.ts'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { bar, change, drawer, makePlan, planOf } from './changing.ts'
import { expect, test } from './journey.ts'

/** Days between the ways there and back can be put in another order. */
const FIVE_DAYS =
  'Grade 10 Geography and History tour to Durban, 5-9 July 2027, leaving from Pretoria. 45 learners and 4 teachers, R4 800 each.'

test('a day is moved by the keyboard, a day is left out, and both are undone', async ({ page }) => {
  test.slow()
  const path = await makePlan(page.request, FIVE_DAYS)
  const first = await planOf(page, path)
  await page.goto(path)
  await page.getByRole('button', { name: 'Day 2 after day 3' }).press('Enter')
  await expect(bar(page)).toContainText('Day 2 moved to day 3')
  await expect(page.getByRole('button', { name: /^Add a stop\s*to day 3/ })).toBeFocused()
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page)).toContainText('Undone: “Day 2 moved')
  await page.getByRole('button', { name: 'One day fewer' }).press('Enter')
  await expect(bar(page)).toContainText('4 days instead of 5')
  expect((await planOf(page, path)).daily_itinerary).toHaveLength(4)
  await bar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 3, name: /^Day 5/ })).toBeVisible()
  expect((await planOf(page, path)).daily_itinerary).toEqual(first.daily_itinerary)
})

test('a slider says what each lower budget costs and loses, and the plan follows it', async ({ page }) => {
  test.slow()
  await showAs(page, LOOKS[0]!)
  const path = await makePlan(page.request)
  await page.goto(path)
  const before = (await planOf(page, path)).total_per_student
  await page.locator('#taken-budget_per_student').click()
  const slider = drawer(page).getByRole('slider', { name: 'Bring it to a lower price' })
  await slider.press('Home')
  await expect(drawer(page).getByRole('status').filter({ hasText: 'a learner' })).toContainText(
    /less\. (Without|It keeps)/,
  )
  await expectAccessible(page, 'the budget')
  const promised = await slider.getAttribute('aria-valuetext')
  await drawer(page).getByRole('button', { name: 'Plan it this way' }).click()
  await expect(drawer(page)).toBeHidden()
  const after = (await planOf(page, path)).total_per_student
  expect(after).toBeLessThan(before)
  expect(Number(promised!.replaceAll(/\D/g, ''))).toBe(Math.round(after))
})

/** The first visit at which something else can be done. */
async function visitWithOtherProgrammes(page: Page, path: string) {
  for (const { day, schedule } of (await planOf(page, path)).daily_itinerary)
    for (const [step, visit] of schedule.entries()) {
      if (!visit.visit_programme) continue
      const answer = await page.request.get(`/api${path}/alternatives?day=${day}&step=${step}`)
      const { items } = (await answer.json()) as { items: { type: string; holds: boolean }[] }
      if (items.some(({ type, holds }) => type === 'programme' && holds)) return visit
    }
  throw new Error('No visit of the plan has another programme')
}

test('what is done during a visit is swapped for something else, and the visit stays', async ({ page }) => {
  const path = await makePlan(page.request, SAMPLE_IDEA)
  const visit = await visitWithOtherProgrammes(page, path)
  await page.goto(path)
  await change(page, visit.title).click()
  const during = drawer(page).getByRole('group', { name: `Instead of “${visit.visit_programme!.title}”` })
  await during.getByRole('radio').first().check()
  const name = (await during.locator('.swap-title').first().textContent()) ?? ''
  await drawer(page).getByRole('button', { name: 'Swap it in' }).click()
  await expect(bar(page)).toContainText(`${name} instead of ${visit.visit_programme!.title}, at ${visit.title}`)
  await expect(page.getByText(`While you are there: ${name}`)).toHaveCount(1)
})

test('on a phone the controls cost no lines of their own: the plan of its owner is short as well', async ({ page }) => {
  const path = await makePlan(page.request, SAMPLE_IDEA)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
  for (const control of await page.locator('.quiet-control:visible, .took-word:visible').all()) {
    const { width, height } = (await control.boundingBox())!
    expect(Math.min(width, height), (await control.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
  const [title, control] = await Promise.all([
    page.locator('.event:has(.event-change) .event-title').first().boundingBox(),
    page.locator('.event-change').first().boundingBox(),
  ])
  expect(Math.abs(control!.y - title!.y)).toBeLessThan(12)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('forms take a lower budget and put a day later', async ({ page }) => {
    test.slow()
    const path = await makePlan(page.request, FIVE_DAYS)
    await page.goto(`${path}?change=budget_per_student`)
    const cheaper = page.locator('#change-offers').getByRole('button').first()
    await cheaper.click()
    await expect(bar(page)).toContainText('A budget of')
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Day 2 after day 3' }).click()
    await expect(bar(page)).toContainText('Day 2 moved to day 3')
    await page.goto(`${path}?change=add.2&words=museum#change-offers`)
    const search = page.locator('input[name=words][value=museum]')
    await search.fill('zoo')
    await search.press('Enter')
    await page.locator('#change-offers').getByRole('button', { name: 'Add Sugar Rush Park' }).click()
    await expect(bar(page)).toContainText('Sugar Rush Park added on day 2')
  })
})
