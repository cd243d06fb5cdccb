import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { readPosts } from '../scripts/catalogue/posts/read-posts.ts'
import { administrator } from './administrator.ts'

export interface WrittenPost {
  id: string
  slug: string
  title: string
  body: string
}
type Headers = Record<string, string>

/** A token of the administrator, who may edit posts. */
export async function editorToken(request: APIRequestContext): Promise<string> {
  const data = administrator()
  let token = ''
  // The instance may answer before its first start has created the account.
  await expect(async () => {
    const response = await request.post('/api/auth/login', { data })
    expect(response.status()).toBe(200)
    token = ((await response.json()) as { token: string }).token
  }).toPass({ timeout: 20_000 })
  return token
}

/** An editor's API calls; each test has a post of its own. */
export async function writePost(request: APIRequestContext, token: string, fields: object = {}): Promise<WrittenPost> {
  const data = { title: `A trip ${crypto.randomUUID()}`, body: 'Pack **light**.', ...fields }
  const response = await request.post('/api/blog', { data, headers: bearer(token) })
  return (await response.json()) as WrittenPost
}
export const changePost = (
  request: APIRequestContext,
  token: string,
  { slug, title, body }: WrittenPost,
  more: object,
) => request.put(`/api/blog/${slug}`, { data: { slug, title, body, ...more }, headers: bearer(token) })
export const deletePost = (request: APIRequestContext, token: string, { slug }: WrittenPost) =>
  request.delete(`/api/blog/${slug}`, { headers: bearer(token) })

/** Deletes the test's posts, so that only the initial posts remain. */
export async function clearDesk(request: APIRequestContext): Promise<void> {
  const token = await editorToken(request)
  const first = new Set(readPosts().map(({ slug }) => slug))
  for (let left = 1; left > 0; ) {
    const { items } = (await (await request.get('/api/blog', { headers: bearer(token) })).json()) as {
      items: WrittenPost[]
    }
    const ours = items.filter(({ slug }) => !first.has(slug))
    for (const post of ours) await deletePost(request, token, post)
    left = ours.length
  }
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** For the tests of a file: the token of an editor, whose posts are deleted afterwards. */
export function setUpDesk(): { token: string } {
  const desk = { token: '' }
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    desk.token = await editorToken(request)
    await request.dispose()
  })
  test.afterAll(({ request }) => clearDesk(request))
  return desk
}

/** Opens a page of the editor with a stored token. */
export async function openDesk(page: Page, token: string, path: string): Promise<void> {
  // Only once for the tab, because a test may sign out or change the token.
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('desk')) return
    sessionStorage.setItem('desk', 'open')
    localStorage.setItem('auth_token', value)
  }, token)
  await page.goto(path)
  await bodyBox(page).waitFor()
  // React adds its own properties to hydrated elements.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[name=body]') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** A saved post's own page shows its text. So does the editor's preview, before the post is saved: the address is first. */
export async function expectSaved(page: Page, slug: string, text: string): Promise<void> {
  await expect(page).toHaveURL(`/blog/${slug}`)
  await expect(page.locator('.prose')).toHaveText(text)
}

export const bodyBox = (page: Page) => page.getByRole('textbox', { name: 'Body' })
export const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** Pastes data into the focused field. */
export const paste = (page: Page, data: Record<string, string>) =>
  page.evaluate((items) => {
    const carried = new DataTransfer()
    for (const [type, text] of Object.entries(items)) carried.setData(type, text)
    const event = new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, data)

/** A photograph with the size of a phone's camera, larger than a page needs. */
export const photograph = () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync('web/public/share.jpg'),
})
