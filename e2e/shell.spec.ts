import { createHash } from 'node:crypto'
import { expect, test } from './journey.ts'

test('the top bar is translucent if the page has scrolled more than 4 pixels', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
  await page.mouse.wheel(0, 300)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
})

test.describe('a device without a network', () => {
  // The first touch asks for scripts.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a link leaves the page as it is, and it says so until there is a network', async ({ page, context }) => {
    await page.goto('/pricing')
    await context.setOffline(true)
    const words = page.getByRole('alert')
    await expect(words).toContainText('You are offline')
    await page.getByRole('link', { name: 'Privacy' }).first().click()
    await expect(words).toBeVisible()
    await expect(page).toHaveURL(/\/pricing$/)
    await context.setOffline(false)
    await expect(words).toHaveCount(0)
    await page.getByRole('link', { name: 'Privacy' }).first().click()
    await expect(page).toHaveURL(/\/privacy$/)
  })
})

test('"See How It Works" scrolls down the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await expect(page).toHaveURL(/#how-it-works$/)
  await expect(page.getByRole('heading', { name: 'From idea to bus in three stops' })).toBeInViewport()
})

test('the chosen theme is kept on the next page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Light or dark' }).click()
  const chosen = await page.locator('html').getAttribute('data-theme')
  expect(chosen).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('every answer has the security headers: pages, calls, files, and 404s', async ({ request }) => {
  for (const path of [
    '/',
    '/itinerary/1',
    '/no-such-road',
    '/api/health',
    '/api/nowhere',
    '/icon.svg',
    '/assets/nothing.js',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})

test('the policy allows one inline script, by its hash, and every page has exactly that one', async ({ request }) => {
  for (const path of ['/', '/pricing', '/login', '/blog', '/no-such-road']) {
    const answer = await request.get(path)
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)]
    expect(inline, path).toHaveLength(1)
    const hash = createHash('sha256').update(inline[0]![1]!).digest('base64')
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1], path).toBe(`'self' 'sha256-${hash}'`)
  }
})

test('a missing file is a plain 404', async ({ request }) => {
  const answer = await request.get('/assets/nothing.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type'] ?? '').not.toContain('javascript')
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] })

  test('is a 404 with a link to the landing page', async ({ page }) => {
    const response = await page.goto('/no-such-road')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the menu opens on a phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Partners' })).toBeVisible()
  })

  test('the landing page can be read in the order of the specification', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(titles.slice(-2)).toEqual(['From idea to bus in three stops', 'Get Started'])
    await expect(page.getByRole('textbox', { name: 'What trip do you have in mind?' })).toBeEditable()
  })
})

test('the links for a person who is signed in are in one line, or in the menu', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth_token', 'kept'))
  await page.goto('/pricing')
  for (const width of [360, 640, 700, 768, 1280]) {
    await page.setViewportSize({ width, height: 360 })
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if (await menu.isVisible()) {
      await menu.click()
      await expect(page.getByRole('link', { name: 'Account' })).toBeInViewport()
      await page.keyboard.press('Escape')
    } else {
      const heights = await page
        .locator('header nav > a:visible')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)))
      expect(heights, `at ${width} px`).toEqual(heights.map(() => 44))
    }
  }
})

test('the browser holds each file that a page names to its content', async ({ page, request }) => {
  await page.goto('/')
  const named = page.locator('link[rel=stylesheet], script[src]')
  const files = await named.evaluateAll((elements) =>
    elements.map((element) => ({
      address: element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      integrity: element.getAttribute('integrity'),
    })),
  )
  expect(files.length).toBeGreaterThan(1)
  for (const { address, integrity } of files) {
    const content = await (await request.get(address)).body()
    expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
  }
})

test('with reduced motion another theme is there at once, also in what inherits its colour', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/invite?token=x', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const counts: number[] = []
    const count = () => {
      counts.push(document.getAnimations().length)
      requestAnimationFrame(count)
    }
    count()
    Object.assign(globalThis, { counts })
  })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => Math.max(...(globalThis as unknown as { counts: number[] }).counts))).toBe(0)
})
