import type { APIRequestContext, Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PASSWORD = 'a long enough pass phrase'
const newAddress = () => `lindiwe-${crypto.randomUUID()}@thandokazi.example`

/** Signs in the local administrator: by cookie for the pages, and by the token that is returned. */
async function signInAdmin(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: administrator() })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { token: string }).token
}

/** The link in the letter to an address, which is made when the letter is sent. */
async function linkTo(request: APIRequestContext, token: string, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const answer = await request.get('/api/outbox', { headers: { authorization: `Bearer ${token}` } })
    const { items } = (await answer.json()) as { items: { to: string[]; text: string }[] }
    link = /\/invite\?token=\S+/.exec(items.find(({ to }) => to.includes(email))?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

async function invite(page: Page, email: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role').selectOption('editor')
  await page.getByRole('button', { name: 'Send the invitation' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('The invitation is on its way')
}

test('an administrator invites an editor without script, who accepts with script and is removed again', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const office = await context.newPage()
  const token = await signInAdmin(context.request)
  const email = newAddress()
  await invite(office, email)
  await expect(office.getByRole('region', { name: 'Open invitations' })).toContainText(email)
  const link = await linkTo(context.request, token, email)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.getByLabel('Name').fill('Lindiwe')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('New password').press('Enter')
  await expect(page).toHaveURL('/admin/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'All posts' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('was used before')

  await office.goto('/admin')
  await office
    .getByText('Remove', { exact: true })
    .and(office.getByLabel(`Remove Lindiwe, ${email}`))
    .press('Enter')
  const member = office.getByRole('listitem').filter({ hasText: email })
  await member.getByRole('button', { name: 'Remove Lindiwe' }).press('Enter')
  await expect(office.getByRole('status')).toContainText('no role here')
  await expect(office.getByText(email)).toHaveCount(0)
  await context.close()
})

test('the pages of an invitation have no axe violation and never scroll sideways', async ({ page }) => {
  test.slow()
  const token = await signInAdmin(page.request)
  const email = newAddress()
  await invite(page, email)
  const link = await linkTo(page.request, token, email)
  for (const path of ['/admin', link, '/invite?token=x'])
    for (const look of LOOKS) {
      await showAs(page, look)
      await page.goto(path)
      await expectAccessible(page)
      for (const width of [320, look.width]) {
        await page.setViewportSize({ width, height: 800 })
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overhang, `${path} at ${width} px`).toBe(0)
      }
    }
})
