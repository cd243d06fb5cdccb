import { readPosts } from '../scripts/catalogue/posts/read-posts.ts'
import { expect, test } from './journey.ts'

const posts = readPosts().toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog starts with six posts, newest first, each with its picture', async ({ page }) => {
    await page.goto('/blog')
    const cards = page.getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(posts.map(({ title }) => title))
    for (const { imageAlt } of posts) await expect(page.getByRole('img', { name: imageAlt })).toBeVisible()
    await cards.first().getByRole('link', { name: posts[0]!.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]!.title)
  })
})

test('each picture of the list is completely visible in its card', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog')
    for (const card of await page.getByRole('article').all()) {
      await card.scrollIntoViewIfNeeded()
      const picture = card.getByRole('img')
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const [outer, inner] = [await card.boundingBox(), await picture.boundingBox()]
      expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width)
      const words = (await card.getByRole('heading').boundingBox())!
      const isBeside = words.x >= inner!.x + inner!.width
      expect(isBeside || words.y >= inner!.y + inner!.height, `words clear of the picture at ${width}`).toBe(true)
    }
  }
})

for (const { slug, title, imageAlt } of posts)
  test(`the link preview of "${title}" has the post's own picture`, async ({ page, request }) => {
    await page.goto(`/blog/${slug}`)
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    const address = new URL((await content('og:image')) ?? '')
    expect(address.pathname).toBe(`/posts/${slug}.jpg`)
    expect(await content('og:image:alt')).toBe(imageAlt)
    const picture = await request.get(address.pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'BlogPosting', headline: title, image: address.href })
  })
