import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expect, ideaOf, test } from './journey.ts'

let path: string
let title: string
test.beforeAll(async ({ baseURL }) => {
  const { searchId, itinerary } = await planTrip(baseURL ?? '', ideaOf('plan'))
  path = `/itinerary/${searchId}`
  title = itinerary.title
})

test('a plan shows what, where, how long, who, what it costs, and the next step', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('definition').filter({ hasText: '3 days, 2 nights' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '45 learners, 4 teachers' })).toBeVisible()
  await expect(page.getByRole('table', { name: /cost/i }).first()).toBeVisible()
  const next = page.getByRole('link', { name: 'Create Free Account - Get 3 Package Options' }).filter({ visible: true })
  await expect(next.first()).toHaveAttribute('href', /^\/user-info/)
  await expect(page.getByText('Takes 60 seconds. No credit card required.')).toBeVisible()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-signed-in', true))
  await expect(next).toHaveCount(0)
})

test('a plan shows every reader the prices and changes of the other two packages', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  const packages = page.getByRole('region', { name: 'Three packages' })
  await expect(packages.getByRole('columnheader')).toHaveText(['Saver', /^Classic\s*This plan$/, 'Signature'])
  await expect(packages.getByText(/^(R[\d\s]+ (more|less)$|the same as Classic)/)).toHaveCount(2)
  expect(asked.filter((one) => one.endsWith('/options'))).toEqual([])
})

test('each day has a map with the names of its stops, also on paper', async ({ page }) => {
  await page.goto(path)
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: /^Day \d/ }) })
  await expect(days).toHaveCount(3)
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    for (const day of [1, 2, 3]) {
      const map = page.getByRole('img', { name: new RegExp(`^Map of day ${day}: .+, .+`) })
      await expect(map).toBeVisible()
      await expect(map).toContainText(/\d km/)
    }
  }
  await page.emulateMedia({ media: 'screen' })
  const first = days.first()
  const title = await first.getByRole('img', { name: /^Map of day 1/ }).getAttribute('aria-label')
  const stops = title!.replace(/^Map of day 1: /, '').split(', ')
  expect(stops.length).toBeGreaterThan(1)
  for (const stop of stops) await expect(first).toContainText(stop)
})

test('a plan of three days is short on a phone, and its bar leads to its parts without covering them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
  const bar = page.getByRole('navigation', { name: 'On this page' })
  for (const [link, heading] of [
    ['Days', 'Day by day'],
    ['Price', 'Estimated price per learner'],
    ['Safety', 'Keeping them safe'],
    ['To do', 'What the school arranges'],
  ] as const) {
    await bar.getByRole('link', { name: link }).click()
    const shown = page.getByRole('heading', { level: 2, name: heading })
    await expect(shown).toBeInViewport({ ratio: 1 })
    // The page scrolls smoothly: the heading passes on its way.
    await expect(async () => {
      const [under, top] = await Promise.all([bar.boundingBox(), shown.boundingBox()])
      expect(top!.y).toBeGreaterThanOrEqual(under!.y + under!.height)
    }).toPass()
  }
})

test('what has the keyboard’s focus is never under the bars at the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus()
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press('Shift+Tab')
    const isUnder = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.jump-bar')!.getBoundingClientRect()
        const box = document.activeElement!.getBoundingClientRect()
        return !document.activeElement!.closest('.jump-bar, .top-bar') && box.top < bar.bottom && box.bottom > bar.top
      })
    // The page may still be scrolling.
    await expect.poll(isUnder).toBe(false)
  }
})

test('the way to a stop is one line that opens, and on paper everything is open', async ({ page }) => {
  await page.goto(path)
  const way = page.locator('.event-travel', { has: page.locator('details') }).first()
  const more = way.locator('details > :not(summary)')
  await expect(more).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(more).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await way.locator('summary').press('Enter')
  await expect(more).toBeVisible()
})

test.describe('while the data of a plan cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the page stays as it is, and works with the next touch that finds them', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', '') })
    })
    await page.route('**/itinerary/*/data', (route) => route.abort())
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).not.toHaveAttribute('data-printed')
    await page.unroute('**/itinerary/*/data')
    // A touch while an earlier attempt is still failing is not the next one.
    await expect(async () => {
      await page.getByRole('button', { name: 'Print' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-printed', '', { timeout: 2000 })
    }).toPass()
  })
})

test('on paper a day’s sign has black letters, and the emergency numbers stand apart', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.day-sign .sign').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  const boxes = await page
    .locator('.emergency li')
    .evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })),
    )
  for (const [index, { top, left }] of boxes.entries()) {
    const before = boxes[index - 1]
    if (before && before.top === top) expect(left - before.right).toBeGreaterThan(12)
  }
})

test('on a phone a notice lies above the bar with the price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(path)
  await page.evaluate(() => {
    const notices = Object.assign(document.createElement('ol'), { className: 'app-notices' })
    notices.append(Object.assign(document.createElement('li'), { className: 'app-notice', textContent: 'Ready' }))
    document.body.append(notices)
  })
  const [notice, bar] = await Promise.all([
    page.locator('.app-notice').boundingBox(),
    page.locator('.price-bar').boundingBox(),
  ])
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(bar!.y)
})

test('a plan is not indexed by search engines', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('parts of a plan are closed on a phone before React starts, and an early press works once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    addEventListener('alive', () => document.documentElement.setAttribute('data-alive', ''))
    Object.assign(globalThis, {
      print: () =>
        (document.documentElement.dataset['printed'] = document.documentElement.dataset['printed'] ? 'twice' : 'once'),
    })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const lastDay = page.locator('details', { has: page.getByRole('heading', { level: 3, name: /^Day 3/ }) })
  await expect(lastDay).not.toHaveAttribute('open')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  await page.getByRole('button', { name: 'Print' }).evaluate((button) => (button as HTMLElement).click())
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'once')
  await page.getByRole('button', { name: 'Open all days' }).click()
  await expect(lastDay).toHaveAttribute('open')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'once')
})

test('the price bar is at the bottom of the screen and does not cover the footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  const bar = page.getByText('a learner, estimate').last()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 })
  // A short footer leaves room above it, in which the bar may stand.
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await footer.boundingBox()]
      return above!.y + above!.height <= below!.y
    })
    .toBe(true)
})

test('an opened part stays open when React starts, and the calendar file can be downloaded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^trip-\d{4}-\d\d-\d\d\.ics$/)
  expect(await page.locator('details[data-folds]:not([open])').count()).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole plan can be read', async ({ page }) => {
    await page.goto(path)
    for (const day of [1, 2, 3])
      await expect(page.getByRole('heading', { name: new RegExp(`^Day ${day}\\b`) })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Keeping them safe' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What we assumed' })).toBeVisible()
    await page.getByRole('link', { name: 'Is it lawful?' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Is it lawful?' })).toBeInViewport()
    await page.getByRole('link', { name: 'Back to the plan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test.describe('a plan that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('is a 404 with a message', async ({ page }) => {
    const response = await page.goto('/itinerary/1234567')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Itinerary not found for this search' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Plan a trip' }).first()).toBeVisible()
  })
})
