import { clearDesk, editorToken, writePost } from './blog-desk.ts'
import { test } from './journey.ts'
import { type PageOfAll, testAccessibilityAndLayout } from './page-checks.ts'

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

test.use({ contextOptions: { reducedMotion: 'reduce' } })
let token = ''
let slug = ''

const POST: PageOfAll = { name: 'a post', path: () => `/blog/${slug}` }
const EDITOR: PageOfAll = { name: 'the editor', path: () => `/admin/blog/${slug}/edit`, everyLook: true }

test.beforeAll(async ({ baseURL, playwright }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  token = await editorToken(request)
  ;({ slug } = await writePost(request, token, {
    title: `Every mark ${crypto.randomUUID()} ${'long'.repeat(20)}`,
    body: EVERY_MARK,
  }))
  await request.dispose()
})
test.afterAll(({ request }) => clearDesk(request))

test.beforeEach(async ({ page }, { title }) => {
  if (title.startsWith(EDITOR.name))
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
})

for (const shown of [POST, EDITOR]) testAccessibilityAndLayout(shown)
