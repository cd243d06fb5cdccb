import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expect, ideaOf, test } from './journey.ts'

const PUBLIC = ['/', '/pricing', '/commit', '/careers', '/privacy', '/terms']

for (const path of PUBLIC)
  test(`${path} has a canonical address and a link preview`, async ({ page, request }) => {
    await page.goto(path)
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(await content('og:url')).toBe(canonical)
    expect(((await content('og:title')) ?? '').length).toBeGreaterThan(5)
    expect(((await content('og:description')) ?? '').length).toBeLessThanOrEqual(160)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const picture = await request.get(new URL((await content('og:image')) ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  })

test('structured data agree with the content of each page', async ({ page }) => {
  const typesOn = async (path: string) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    return blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type'])
  }
  expect(await typesOn('/')).toEqual(['Organization'])
  expect(await typesOn('/pricing')).toEqual(['BreadcrumbList', 'Product', 'FAQPage'])
  expect(await typesOn('/commit')).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(await typesOn('/privacy')).toEqual(['BreadcrumbList'])
})

test('robots.txt has sitemaps of pages and posts, and every address in them answers and may be indexed', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const addresses: string[] = []
  for (const [, sitemap] of robots.matchAll(/Sitemap: (\S+)/g)) {
    const text = await (await request.get(new URL(sitemap ?? '').pathname)).text()
    addresses.push(...[...text.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url ?? ''))
  }
  const listed = [...PUBLIC, '/request-demo', '/contact', '/user-info', '/blog', '/blog/nine-small-payments']
  expect(addresses.map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining(listed))
  for (const address of addresses) {
    const answer = await request.get(new URL(address).pathname)
    expect(answer.status(), address).toBe(200)
    expect(await answer.text(), address).not.toContain('noindex')
  }
})

test('private and temporary pages are not indexed and still have a link preview', async ({ page, baseURL }) => {
  const { searchId, itinerary } = await planTrip(baseURL ?? '', ideaOf('found'))
  for (const path of [`/itinerary/${searchId}`, '/thank-you', '/commit/plan']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]'), path).toHaveCount(0)
    await expect(page.locator('meta[property="og:image"]'), path).toHaveAttribute('content', /\/share\.jpg$/)
  }
  await page.goto(`/itinerary/${searchId}`)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', itinerary.title)
})

test('browsers find an icon and a manifest', async ({ request }) => {
  for (const file of ['/favicon.ico', '/icon.svg', '/icon-180.png', '/site.webmanifest'])
    expect((await request.get(file)).status(), file).toBe(200)
})
