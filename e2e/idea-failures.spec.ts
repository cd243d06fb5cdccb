import { askForPlan, expect, generate, goOffline, ideaBox, ideaOf, keptIdeas, test } from './journey.ts'

// Without the film of the landing page, which takes a third of the browser's time and has tests of its own.
test.use({
  expectedErrors: [/Failed to (load resource|fetch dynamically imported module)/],
  contextOptions: { reducedMotion: 'reduce' },
})

test('an empty idea has a notice, and nothing is sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await askForPlan(page, '   ')
  await expect(page.getByText('Missing idea', { exact: true })).toBeVisible()
  await expect(page.getByText('Please describe your trip idea.', { exact: true })).toHaveCount(2)
  await expect(ideaBox(page)).toBeFocused()
  await expect(ideaBox(page)).toHaveAccessibleDescription(/Please describe your trip idea\.$/)
  await ideaBox(page).fill('Two days')
  await expect(ideaBox(page)).not.toHaveAttribute('aria-invalid')
  expect(calls).toEqual([])
})

for (const width of [360, 1280])
  test(`a notice is visible at the reader's scroll position, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await askForPlan(page, '   ')
    await expect(page.getByRole('listitem').filter({ hasText: 'Missing idea' })).toBeInViewport({ ratio: 1 })
  })

test('without a network the text is kept, the notice says what to do, and a second try makes one plan', async ({
  page,
  context,
}) => {
  const idea = ideaOf('offline')
  await page.goto('/', { waitUntil: 'networkidle' })
  await ideaBox(page).fill(idea)
  await goOffline(page)
  await generate(page).click()
  await expect(page.getByText('Failed to create search').first()).toBeVisible()
  await expect(page.getByText(/You are offline. Your idea is kept/).first()).toBeVisible()
  await expect(ideaBox(page)).toHaveValue(idea)

  await context.setOffline(false)
  await generate(page).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(await keptIdeas(page)).toBe(1)
})

test('after a lost answer, sending the same idea again makes no second search', async ({ page }) => {
  let lost = 0
  await page.route('**/api/search', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await askForPlan(page, ideaOf('lost'))
  await expect(page.getByText('Failed to create search').first()).toBeVisible()
  await generate(page).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(lost).toBe(1)
  expect(await keptIdeas(page)).toBe(1)
})

test('a failure during planning has a message, then the sign-up opens, and the idea is kept', async ({ page }) => {
  const idea = ideaOf('failed')
  await page.route('**/api/generate-itinerary', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: 'The plan could not be made.', code: 'generation_failed' },
    }),
  )
  // The page is left 1.2 s after the notice, so the page itself records what it has shown.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('li'))
        if (textContent?.includes("We're fixing an issue")) sessionStorage.setItem('notice', textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  await askForPlan(page, idea)
  await expect(page).toHaveURL('/user-info')
  const notice = await page.evaluate(() => sessionStorage.getItem('notice'))
  expect(notice).toContain("We're fixing an issue")
  expect(notice).toContain('Create your account now and come back later to continue.')

  await page.unroute('**/api/generate-itinerary')
  await page.goto('/')
  await expect(ideaBox(page)).toHaveValue(idea)
  await generate(page).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(await keptIdeas(page)).toBe(1)
})

test('an idea that is too long is refused with a message, and is kept', async ({ page }) => {
  const idea = 'Trip to Durban. '.repeat(400)
  await askForPlan(page, idea)
  await expect(page.getByText('Failed to create search').first()).toBeVisible()
  await expect(ideaBox(page)).toHaveValue(idea)
})
