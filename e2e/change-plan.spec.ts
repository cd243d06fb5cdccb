import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { bar, change, drawer, makePlan, notice, planOf, stepsOn, visitsOf } from './changing.ts'
import { expect, test } from './journey.ts'

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
  // The page behind an open drawer has no roles.
  await expect(drawer(page)).toBeHidden()
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
