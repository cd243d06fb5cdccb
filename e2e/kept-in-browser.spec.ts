import { KEPT_IN_BROWSER } from '../shared/domain/kept-in-browser.ts'
import { administrator } from './administrator.ts'
import { field, FORMS } from './form-table.ts'
import { askForPlan, expect, ideaOf, test } from './journey.ts'

/** The entry of the list for a name, else the name itself, so that a failure shows it. */
const entryOf = (name: string): string =>
  KEPT_IN_BROWSER.find((entry) =>
    entry.name.endsWith('*') ? name.startsWith(entry.name.slice(0, -1)) : name === entry.name,
  )?.name ?? name

test('the site stores in a browser exactly what the privacy policy lists', async ({ page, context }) => {
  test.slow()
  const found = new Set<string>()
  await context.exposeFunction('noteKept', (name: string) => void found.add(entryOf(name)))
  await context.addInitScript(() => {
    const note = (window as unknown as { noteKept: (name: string) => void }).noteKept
    const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
    const setItem = own?.value as (this: Storage, name: string, value: string) => void
    Storage.prototype.setItem = function (name, value) {
      note(name)
      setItem.call(this, name, value)
    }
  })
  /** Includes values written without `setItem`. */
  const lookAround = async () => {
    const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    for (const name of [...names, ...(await context.cookies()).map((cookie) => cookie.name)]) found.add(entryOf(name))
    return [...found]
  }

  await page.goto('/')
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await page.getByRole('button', { name: 'Pause the video' }).click()
  await expect.poll(lookAround).toEqual(expect.arrayContaining(['theme', 'hero-video']))
  await askForPlan(page, ideaOf('kept'))
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
  await lookAround()

  for (const { path, texts } of Object.values(FORMS)) {
    const [[name, text] = ['', '']] = Object.entries(texts)
    await page.goto(path)
    await field(page, name).fill(text)
    await field(page, name).press('Tab')
    await page.waitForLoadState('networkidle')
    await lookAround()
  }

  for (const path of ['/reset', '/invite']) {
    await page.goto(`${path}?token=${'x'.repeat(43)}`)
    await expect(page).toHaveURL(path)
    await lookAround()
  }

  const { identifier, password } = administrator()
  await page.goto('/login?next=/account')
  await page.getByLabel('Email or username').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await lookAround()
  // With a token and without the cookie, the sign-in page tries once to redirect.
  await context.clearCookies({ name: 'session' })
  await page.goto('/login?next=/account')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.goto('/admin/blog/new')
  await page.getByLabel('Title').fill('A post that is never saved')
  await expect.poll(lookAround).toContain('uhambo_post_*')

  expect((await lookAround()).toSorted()).toEqual(KEPT_IN_BROWSER.map(({ name }) => name).toSorted())
  await page.goto('/privacy')
  for (const { name, what, until } of KEPT_IN_BROWSER) {
    const row = page.getByRole('row').filter({ hasText: what })
    await expect(row).toContainText(name.replace('*', '…'))
    await expect(row).toContainText(until)
  }
})
