import { askForPlan, expect, generate, hold, ideaBox, ideaOf, keptIdeas, test } from './journey.ts'

test('a teacher writes an idea, sees it being worked on, and reads the plan', async ({ page }) => {
  const idea = ideaOf('first')
  const answerSearch = await hold(page, '**/api/search')
  const answerPlan = await hold(page, '**/api/generate-itinerary')

  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started for Free' }).click()
  await ideaBox(page).fill(idea)
  await generate(page).click()
  await expect(page.getByRole('button', { name: 'Analyzing your idea...' })).toBeVisible()
  await expect(ideaBox(page)).toBeDisabled()
  answerSearch()
  await expect(page.getByRole('button', { name: 'Generating personalized itinerary...' })).toBeVisible()
  answerPlan()

  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  await expect(page.getByText('Itinerary Generated!', { exact: true })).toBeVisible()
  for (const day of [1, 2, 3])
    await expect(page.getByRole('heading', { name: new RegExp(`^Day ${day}\\b`) })).toBeVisible()
  const searchId = page.url().split('/').at(-1)
  const stored = await page.evaluate(() => [
    localStorage.getItem('pending_idea'),
    localStorage.getItem('pending_search_id'),
  ])
  expect(stored).toEqual([idea, searchId])
})

test('back on the landing page the plan is ready, and Start Over clears idea and result', async ({ page }) => {
  await askForPlan(page, ideaOf('over'))
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)

  await page.goto('/')
  await expect(page.getByText('Your itinerary is ready below')).toBeVisible()
  await expect(ideaBox(page)).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Request Full Demo' })).toHaveAttribute('href', '/request-demo')
  await page.getByRole('button', { name: 'Start Over' }).click()

  await expect(ideaBox(page)).toBeEnabled()
  await expect(ideaBox(page)).toHaveValue('')
  await expect(generate(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pending_idea'))).toBeNull()
})

test('Stop keeps the idea, and going on makes nothing twice', async ({ page }) => {
  const idea = ideaOf('stop')
  const answerPlan = await hold(page, '**/api/generate-itinerary')
  await askForPlan(page, idea)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(ideaBox(page)).toBeEnabled()
  await expect(ideaBox(page)).toHaveValue(idea)

  answerPlan()
  await generate(page).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(await keptIdeas(page)).toBe(1)
})

test('a reload while the plan is made goes on where it was', async ({ page }) => {
  const answerPlan = await hold(page, '**/api/generate-itinerary')
  await askForPlan(page, ideaOf('reload'))
  await expect(page.getByRole('button', { name: 'Generating personalized itinerary...' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Generating personalized itinerary...' })).toBeVisible()
  answerPlan()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(await keptIdeas(page)).toBe(1)
})

test('the main job can be done with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo('textarea')
  await page.keyboard.type(ideaOf('keys'))
  await tabTo('button[type=submit]')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  async function tabTo(selector: string): Promise<void> {
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    }
    throw new Error(`The Tab key never came to ${selector}`)
  }
})

test('no script draws the landing page before the first touch, and a click made before it is not lost', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('alive', () => document.documentElement.setAttribute('data-alive', '')),
  )
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  await generate(page).click()
  await expect(page.getByText('Missing idea', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-alive')
})
