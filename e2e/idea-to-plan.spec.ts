import type { Page } from '@playwright/test'
import { askForPlan, expect, generate, hold, ideaBox, ideaOf, keptIdeas, test } from './journey.ts'

// Without the film of the landing page, which takes a third of the browser's time and has tests of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a teacher writes an idea, sees the progress, and reads the plan', async ({ page }) => {
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

test('the landing page then has the finished plan, and Start Over clears idea and result', async ({ page }) => {
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

test.describe('a press on a button that moves', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  /** Presses the mouse on Generate; then the understood facts appear and move the button down. */
  const pressWhileItMoves = async (page: Page, mark: string) => {
    const read = await hold(page, '**/assets/understand-*')
    await page.goto('/')
    await ideaBox(page).fill(ideaOf(mark))
    await expect(page.getByText('No idea yet?')).toBeHidden()
    await generate(page).hover()
    await page.mouse.down()
    const before = await generate(page).boundingBox()
    read()
    await expect(page.getByText('What we understood')).toBeVisible()
    const after = await generate(page).boundingBox()
    expect(after?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0))
    return before
  }

  test('still counts', async ({ page }) => {
    await pressWhileItMoves(page, 'pressed')
    await page.mouse.up()
    await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  })

  test('is cancelled by dragging the pointer away', async ({ page }) => {
    const button = await pressWhileItMoves(page, 'dragged')
    const submits = await page.evaluateHandle(() => {
      const seen: Event[] = []
      addEventListener('submit', (event) => seen.push(event), true)
      return seen
    })
    await page.mouse.move(button?.x ?? 0, (button?.y ?? 0) - 60, { steps: 4 })
    await page.mouse.up()
    expect(await submits.evaluate((seen) => seen.length)).toBe(0)
    await generate(page).click()
    expect(await submits.evaluate((seen) => seen.length)).toBe(1)
  })
})

test('Stop keeps the idea, and continuing makes no second search', async ({ page }) => {
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

test('a reload during planning continues it', async ({ page }) => {
  const answerPlan = await hold(page, '**/api/generate-itinerary')
  await askForPlan(page, ideaOf('reload'))
  await expect(page.getByRole('button', { name: 'Generating personalized itinerary...' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Generating personalized itinerary...' })).toBeVisible()
  answerPlan()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(await keptIdeas(page)).toBe(1)
})

test('the main task can be done only with the keyboard', async ({ page }) => {
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

test('React does not run on the landing page before the first touch, and an early click is not lost', async ({
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
