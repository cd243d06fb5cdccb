import type { Page } from '@playwright/test'
import { bodyBox, clearDesk, editorToken, openDesk, preview, writePost } from './blog-desk.ts'
import { HOSTILE_POSTS } from './hostile-texts.ts'
import { expect, test } from './journey.ts'

declare global {
  interface Window {
    ran?: number
  }
}

/** The number of complete posts in the list and the feed. */
const TOGETHER = 20
const MOST_TITLE = 160

/** The number of scripts that ran, and the requests to the attacker's site except for pictures, which are allowed. */
function watch(page: Page): { fetched: string[] } {
  const seen = { fetched: [] as string[] }
  page.on('request', (request) => {
    if (request.url().includes('evil.example') && request.resourceType() !== 'image') seen.fetched.push(request.url())
  })
  return seen
}
/** Missing pictures of the texts are expected errors; violations of the policy are not. */
test.use({ expectedErrors: [/404/] })
test.afterAll(({ request }) => clearDesk(request))

const ran = (page: Page) => page.evaluate(() => window.ran ?? 0)

test('300 hostile texts run nothing in the post, the list, the preview and the feed', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(600_000)
  expect(HOSTILE_POSTS.flatMap(({ texts }) => texts)).toHaveLength(300)
  const token = await editorToken(request)
  const seen = watch(page)
  // Without the site's policy, so that only the markup parser protects the page.
  const bare = await (await browser.newContext()).newPage()
  const seenBare = watch(bare)
  await bare.setContent('<img src="data:," onerror="window.ran=1">')
  await expect.poll(() => ran(bare), 'the check itself sees what runs').toBe(1)
  // The window keeps the results until the next document loads.
  await bare.goto('about:blank')
  const failed: string[] = []
  const check = async (place: string, what: string, where: Page) => {
    if ((await ran(where)) > 0) failed.push(`${place}: ${what}`)
  }

  for (let start = 0; start < HOSTILE_POSTS.length; start += TOGETHER) {
    const posts = []
    for (const [i, { vector, texts }] of HOSTILE_POSTS.slice(start, start + TOGETHER).entries())
      posts.push(
        await writePost(request, token, {
          slug: `hostile-${start + i}`,
          title: vector.slice(0, MOST_TITLE),
          body: texts.join('\n\n'),
          image_alt: vector.slice(0, MOST_TITLE),
          image_url: '/icon.svg',
        }),
      )
    await page.goto('/blog')
    await check('list', `from ${start}`, page)
    const feed = await (await request.get('/blog/rss.xml')).text()
    for (const html of await page.evaluate(contentsOf, feed)) {
      await bare.setContent(html)
      await check('feed', html, bare)
    }
    for (const { slug, body } of posts) {
      await bare.setContent(await (await request.get(`/blog/${slug}`)).text(), { waitUntil: 'domcontentloaded' })
      await check('post without the policy', body, bare)
    }
    await page.goto(`/blog/hostile-${start}`)
    await check('post', posts[0]?.body ?? '', page)
  }

  await openDesk(page, token, '/admin/blog/new')
  for (const [i, { vector, texts }] of HOSTILE_POSTS.entries()) {
    await page.getByLabel('Title').fill(vector.replaceAll(/\s+/g, ' '))
    await bodyBox(page).fill([...texts, `The end of post ${i}.`].join('\n\n'))
    await expect(preview(page)).toContainText(`The end of post ${i}.`)
    await check('preview', vector, page)
  }
  expect(failed).toEqual([])
  expect([...seen.fetched, ...seenBare.fetched]).toEqual([])
  await page.evaluate(() => localStorage.clear())
})

/** The contents of a feed's items, as a feed reader shows them. Throws if the feed is not well-formed. */
function contentsOf(xml: string): string[] {
  const page = new DOMParser().parseFromString(xml, 'text/xml')
  if (page.querySelector('parsererror')) throw new Error('The feed is not well-formed XML')
  return [...page.getElementsByTagName('content:encoded')].map((one) => one.textContent)
}
