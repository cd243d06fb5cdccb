import { bodyBox, openDesk, paste, photograph, preview, setUpDesk, writePost } from './blog-desk.ts'
import { expect, test } from './journey.ts'

const desk = setUpDesk()

test('without a sign-in the editor redirects to the sign-in page, which redirects back', async ({ page }) => {
  await page.goto('/admin/blog/new')
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fblog%2Fnew$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the editor says that it needs script, and shows no button without a function', async ({ page }) => {
    await page.goto('/admin/blog/new')
    // Locators by role or text do not search in `noscript`.
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New post')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('a post is written and published only by keyboard', async ({ page }) => {
  await openDesk(page, desk.token, '/admin/blog/new')
  const { keyboard } = page
  const title = `Packing ${Date.now()}`
  await page.getByLabel('Title').focus()
  await keyboard.type(title)
  await keyboard.press('Tab')
  await expect(page.getByLabel('Web address (slug)')).toHaveValue(title.toLowerCase().replace(' ', '-'))
  // Image address, upload, description, and then the tools as one tab stop.
  for (let stop = 0; stop < 4; stop++) await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bold (Ctrl+B)' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(bodyBox(page)).toBeFocused()

  await keyboard.type('What to pack')
  await keyboard.press('Control+Alt+2')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.press('Control+Shift+8')
  await keyboard.type('a hat')
  await keyboard.press('Enter')
  await keyboard.type('water')
  await keyboard.press('Shift+Home')
  await keyboard.press('Control+b')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.press('Enter')

  // From the text to the tools, by arrows to Button, and through its dialog.
  await keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Bold (Ctrl+B)' })).toBeFocused()
  for (const [key, name] of [
    ['End', 'Background colour'],
    ['ArrowLeft', 'Text colour'],
    ['ArrowLeft', 'Button'],
  ] as const) {
    await keyboard.press(key)
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Button' })).toBeVisible()
  await keyboard.type('/request-demo')
  await keyboard.press('Tab')
  await keyboard.type('Ask us')
  await keyboard.press('Enter')
  await expect(bodyBox(page)).toBeFocused()
  await expect(bodyBox(page)).toHaveValue(
    '## What to pack\n\n- a hat\n- **water**\n\n[button=/request-demo]Ask us[/button]',
  )
  await expect(preview(page).getByRole('heading', { name: 'What to pack' })).toBeVisible()

  // An undo reverts a tool like typed text.
  await keyboard.press('Control+z')
  await expect(bodyBox(page)).not.toHaveValue(/button=/)
  await keyboard.press('Control+Shift+z')
  await expect(bodyBox(page)).toHaveValue(/button=/)

  await keyboard.press('Control+s')
  await expect(page).toHaveURL(new RegExp(`/blog/packing-\\d+$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'water' }).locator('strong')).toHaveText('water')
})

test('Escape closes a tool’s dialog and focuses the text', async ({ page }) => {
  await openDesk(page, desk.token, '/admin/blog/new')
  await bodyBox(page).fill('some words')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bodyBox(page)).toBeFocused()
  await expect(bodyBox(page)).toHaveValue('some words')
})

test('the preview shows the same as the page', async ({ page, request }) => {
  const body =
    '## One\n\na **b** *c* `d` [e](/pricing) [color=red]f[/color] [bg=sand]g[/bg]\n\n- h\n\n1. i\n\n> j\n\n---\n\n[button=/x]k[/button]'
  const post = await writePost(request, desk.token, { body })
  await openDesk(page, desk.token, `/admin/blog/${post.slug}/edit`)
  const shown = await preview(page).locator('.prose').innerHTML()
  await page.goto(`/blog/${post.slug}`)
  expect(await page.locator('.prose').innerHTML()).toBe(shown)
})

test.describe('a missing value', () => {
  test('has a message in the words of the specification, with a link to its field', async ({ page }) => {
    await openDesk(page, desk.token, '/admin/blog/new')
    await page.getByRole('button', { name: 'Create Post' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('Title, slug and body are required')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Please write the post.' }).click()
    await expect(bodyBox(page)).toBeFocused()
  })
})

test('a picture is made smaller, uploaded, described and shown', async ({ page }) => {
  await openDesk(page, desk.token, '/admin/blog/new')
  await page.locator('input[type=file]').setInputFiles(photograph())
  await expect(page.getByLabel('Image address')).toHaveValue(/^\/images\/[0-9a-f]{64}$/)
  await expect(page.getByLabel('What the picture shows')).toBeFocused()
  const sheet = preview(page).locator('img')
  await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
  const address = await page.getByLabel('Image address').inputValue()
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp')
})

test('a Word document is pasted as markup, and markup is pasted unchanged', async ({ page }) => {
  await openDesk(page, desk.token, '/admin/blog/new')
  await bodyBox(page).focus()
  await paste(page, {
    'text/html': '<h2>Rules</h2><p class=MsoNormal>Ask <b>first</b><script>document.title="x"</script></p>',
    'text/plain': 'Rules Ask first',
  })
  await expect(bodyBox(page)).toHaveValue('## Rules\n\nAsk **first**')
})

test('a draft is in the list of all posts, and can be published, unpublished, deleted and restored', async ({
  page,
  request,
}) => {
  const post = await writePost(request, desk.token, { status: 'draft' })
  await openDesk(page, desk.token, `/admin/blog/${post.slug}/edit`)
  await page.goto('/admin/blog')
  await page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: post.title }).click()
  await page.getByText('Published', { exact: true }).click()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page).toHaveURL(`/blog/${post.slug}`)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByText('Draft', { exact: true }).click()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page).toHaveURL('/admin/blog')
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404)

  await page.getByRole('link', { name: post.title }).click()
  await page.getByRole('button', { name: 'Delete this post' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bodyBox(page)).toHaveValue(post.body)
})
