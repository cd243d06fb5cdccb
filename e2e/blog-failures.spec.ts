import { administrator } from './administrator.ts'
import {
  bodyBox,
  changePost,
  deletePost,
  expectSaved,
  openDesk,
  photograph,
  setUpDesk,
  writePost,
} from './blog-desk.ts'
import { expect, test } from './journey.ts'

const desk = setUpDesk()

test.use({ expectedErrors: [/40[1349]|412|50\d|ERR_/] })

test('after a change by another editor both versions are shown, and the editor chooses one', async ({
  page,
  request,
}) => {
  const post = await writePost(request, desk.token)
  await openDesk(page, desk.token, `/admin/blog/${post.slug}/edit`)
  await bodyBox(page).fill('Mine')
  await changePost(request, desk.token, post, { body: 'Theirs' })
  await page.getByRole('button', { name: 'Update Post' }).click()
  const clash = page.getByRole('alert')
  await expect(clash).toContainText('Somebody else has changed this post')
  await expect(clash.locator('mark')).toHaveText(['Mine', 'Theirs'])
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(bodyBox(page)).toHaveValue('Theirs')
  await bodyBox(page).fill('Mine again')
  await changePost(request, desk.token, post, { body: 'Theirs again' })
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(page, post.slug, 'Mine again')
})

test('a slug that is in use has a message at its field', async ({ page, request }) => {
  const post = await writePost(request, desk.token)
  await openDesk(page, desk.token, '/admin/blog/new')
  await page.getByLabel('Title').fill('Another')
  await page.getByLabel('Web address (slug)').fill(post.slug)
  await bodyBox(page).fill('Words')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByLabel('Web address (slug)')).toHaveAttribute('aria-invalid', 'true')
  await expect(bodyBox(page)).toHaveValue('Words')
})

test('a post that was deleted during editing is saved as a new one', async ({ page, request }) => {
  const post = await writePost(request, desk.token)
  await openDesk(page, desk.token, `/admin/blog/${post.slug}/edit`)
  await bodyBox(page).fill('Worth keeping')
  await deletePost(request, desk.token, post)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByRole('alert')).toContainText('was deleted while you were writing')
  await page.getByRole('button', { name: 'Save as a new post' }).click()
  await expectSaved(page, post.slug, 'Worth keeping')
})

test('a session that ends during editing loses no text', async ({ page, request }) => {
  const post = await writePost(request, desk.token)
  await openDesk(page, desk.token, `/admin/blog/${post.slug}/edit`)
  await bodyBox(page).fill('Written in vain?')
  await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.getByRole('link', { name: 'Sign in and come back' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  const { identifier, password } = administrator()
  await page.getByLabel('Email or username').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/admin/blog/${post.slug}/edit`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expectSaved(page, post.slug, 'Written in vain?')
})

test('a network failure during a save or an upload loses no text', async ({ page, context }) => {
  await openDesk(page, desk.token, '/admin/blog/new')
  const slug = `on-the-train-${Date.now()}`
  await page.getByLabel('Title').fill(slug.replaceAll('-', ' '))
  await bodyBox(page).fill('Tunnel')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('alert', { name: 'The post is not saved' })).toContainText('Failed to save')
  await page.locator('input[type=file]').setInputFiles(photograph())
  await expect(page.getByText('The upload did not get through.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expectSaved(page, slug, 'Tunnel')
})

test('a post that cannot be opened has a message', async ({ page }) => {
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), desk.token)
  await page.goto('/admin/blog/no-such-post/edit')
  await expect(page.getByRole('alert')).toContainText('Failed to load post: 404')
})
