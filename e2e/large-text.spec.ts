import { clearDesk, editorToken, openDesk, writePost } from './blog-desk.ts'
import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expect, ideaOf, test } from './journey.ts'
import { widthWithLargeText } from './page-checks.ts'

const PAYMENT = '/payment?tripName=Berg%20to%20beach&tripId=UH-2741&amount=545'
/** Pages on a small phone with text of double size. */
const PAGES = [
  '/',
  '/request-demo',
  '/user-info',
  '/contact',
  '/login',
  '/forgot',
  '/reset',
  '/commit',
  '/commit/plan',
  PAYMENT,
  '/blog',
  '/pricing',
]

test.use({ viewport: { width: 360, height: 740 } })

test('pages with text of double size do not scroll sideways on a phone', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    expect(await widthWithLargeText(page), path).toBe(360)
  }
})

test('a plan with text of double size keeps its width, and no bar takes a quarter of a short screen', async ({
  page,
  baseURL,
}) => {
  const { searchId } = await planTrip(baseURL ?? '', ideaOf('large text'))
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of [`/itinerary/${searchId}`, PAYMENT]) {
    await page.goto(path)
    expect(await widthWithLargeText(page), path).toBe(360)
    await page.evaluate(() => scrollTo(0, 1500))
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.top-bar, .price-bar, .payment-bar')]
        .map((bar) => bar.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
        .reduce((sum, height) => sum + height, 0),
    )
    expect(covered, path).toBeLessThan(640 / 4)
  }
})

test('a post and its editor with text of double size do not scroll sideways on a phone', async ({ page, request }) => {
  const token = await editorToken(request)
  const post = await writePost(request, token, {
    title: 'Indemnities: unenforceable',
    body: '# Responsibilities\n\nOne long address: https://www.example.co.za/circulars/2010/18\n\n`a_long_name_of_something`',
  })
  await page.goto(`/blog/${post.slug}`)
  expect(await widthWithLargeText(page)).toBe(360)
  await openDesk(page, token, `/admin/blog/${post.slug}/edit`)
  expect(await widthWithLargeText(page)).toBe(360)
  await clearDesk(request)
})
