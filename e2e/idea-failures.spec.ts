import { askForPlan, expect, generate, hold, ideaBox, ideaOf, keptIdeas, test } from './journey.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('an empty idea is answered by a notice, and nothing is sent', async ({ page }) => {
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
  test(`a notice is seen where the reader is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await askForPlan(page, '   ')
    await expect(page.getByRole('listitem').filter({ hasText: 'Missing idea' })).toBeInViewport({ ratio: 1 })
  })

test('without a network the text is kept, the notice says what to do, and trying again makes one plan', async ({
  page,
  context,
}) => {
  const idea = ideaOf('offline')
  await page.goto('/', { waitUntil: 'networkidle' })
  await ideaBox(page).fill(idea)
  // By now the page has fetched what it needs to speak of a lost network.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.includes('app-notice-view'))
    return fetched.length === 1
  })
  await context.setOffline(true)
  await generate(page).click()
  await expect(page.getByText('Failed to create search').first()).toBeVisible()
  await expect(page.getByText(/Network error: Unable to connect to localhost/).first()).toBeVisible()
  await expect(ideaBox(page)).toHaveValue(idea)

  await context.setOffline(false)
  await generate(page).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(await keptIdeas(page)).toBe(1)
})

test('an answer that is lost on its way doubles nothing when the same idea is sent again', async ({ page }) => {
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

test('a failure in the middle says so, leaves for the sign-up after a moment, and the idea is still there on return', async ({
  page,
}) => {
  const idea = ideaOf('failed')
  await page.route('**/api/generate-itinerary', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: 'The plan could not be made.', code: 'generation_failed' },
    }),
  )
  // The page leaves soon after the notice: the next page is held back until the notice was seen.
  const leave = await hold(page, '**/user-info')
  await askForPlan(page, idea)
  const notice = page.getByRole('listitem').filter({ has: page.getByText("We're fixing an issue", { exact: true }) })
  await expect(
    notice.getByText('Create your account now and come back later to continue.', { exact: true }),
  ).toBeVisible()
  leave()
  await expect(page).toHaveURL('/user-info')

  await page.unroute('**/api/generate-itinerary')
  await page.goto('/')
  await expect(ideaBox(page)).toHaveValue(idea)
  await generate(page).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  expect(await keptIdeas(page)).toBe(1)
})

test('an idea that is too long is refused in words, and stays', async ({ page }) => {
  const idea = 'Trip to Durban. '.repeat(400)
  await askForPlan(page, idea)
  await expect(page.getByText('Failed to create search').first()).toBeVisible()
  await expect(ideaBox(page)).toHaveValue(idea)
})
