import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expectAccessible, LOOKS, OTHER_LOOKS, showAs } from './axe.ts'
import { clearDesk, editorToken, writePost } from './blog-desk.ts'
import { expect, ideaOf, test } from './journey.ts'

const PAGES = [
  'the landing page',
  'an itinerary',
  'the 404 page',
  '/pricing',
  '/commit',
  '/commit/plan',
  '/careers',
  '/thank-you',
  '/privacy',
  '/terms',
  '/blog',
  '/blog/nine-small-payments',
  '/search/parsed',
  'a post',
  'the editor',
  '/user-info',
  '/login?next=/account',
  '/forgot',
  '/reset?token=x',
  '/invite?token=x',
] as const
const EVERY_LOOK: readonly string[] = ['the landing page', 'an itinerary', 'the editor']
/** Their own journeys look at them with axe, empty and with errors. */
const FORMS = ['/request-demo', '/contact', '/payment'] as const

const COLOURS = ['petrol', 'sky', 'fynbos', 'protea', 'sand', 'danger', 'grey']
const EVERY_MARK = [
  '# One',
  'a **b** *c* `d` [e](/pricing)',
  COLOURS.map((name) => `[color=${name}]${name}[/color] [bg=${name}]${name}[/bg]`).join(' '),
  '## Two',
  '- f\n- g',
  '1. h\n2. i',
  '> j',
  '### Three',
  '---',
  '## Four',
  '![A bus on the road](/share.jpg)',
  '[button=/request-demo]Request a demo[/button]',
].join('\n\n')

const paths = new Map<string, string>([
  ['the landing page', '/'],
  ['the 404 page', '/no-such-road'],
])
const pathOf = (name: string): string => paths.get(name) ?? name

test.use({ expectedErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } })
let token = ''
test.afterAll(({ request }) => clearDesk(request))

test.beforeAll(async ({ baseURL, playwright }) => {
  const { searchId } = await planTrip(baseURL ?? '', ideaOf('readers'))
  paths.set('an itinerary', `/itinerary/${searchId}`)

  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  token = await editorToken(request)
  const post = await writePost(request, token, { title: `Every mark ${Date.now()}`, body: EVERY_MARK })
  paths.set('a post', `/blog/${post.slug}`)
  paths.set('the editor', `/admin/blog/${post.slug}/edit`)
  await request.dispose()
})

test.beforeEach(async ({ page }, { title }) => {
  if (title.startsWith('the editor'))
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
})

for (const name of PAGES)
  for (const look of EVERY_LOOK.includes(name) ? [...LOOKS, ...OTHER_LOOKS] : LOOKS)
    test(`${name} has no axe violation at ${look.width} px in ${look.colorScheme}`, async ({ page }) => {
      await showAs(page, look)
      await page.goto(pathOf(name), { waitUntil: 'networkidle' })
      await expectAccessible(page)
    })

for (const name of [...PAGES, ...FORMS])
  test(`${name} never scrolls sideways from 320 to 1920 px, has one h1 and skips no level of heading`, async ({
    page,
  }) => {
    await page.goto(pathOf(name))
    for (const width of [320, 360, 414, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overhang, `at ${width} px`).toBe(0)
    }
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })
