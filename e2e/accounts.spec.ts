import type { Page } from '@playwright/test'
import { readDevVariables } from '../scripts/setup/dev-variables.ts'
import { planTrip } from '../scripts/measure/plan-trip.ts'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { expect, hold, ideaOf, test } from './journey.ts'

const PASSWORD = 'a long enough pass phrase'
let next = Date.now()
const newEmail = () => `naledi${next++}@school.example`

interface Letter {
  to: string[]
  text: string
  status: string
}

/** The newest of `count` letters to an address, after the instance has sent all of them. */
async function readMail(page: Page, email: string, count = 1): Promise<string> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = { ...readDevVariables(), ...process.env }
  const data = { identifier: ADMIN_EMAIL ?? 'admin', password: ADMIN_PASSWORD }
  const apart = await page.context().browser()!.newContext()
  const origin = new URL(page.url()).origin
  const { token } = (await (await apart.request.post(`${origin}/api/auth/login`, { data })).json()) as { token: string }
  const sentLetters = async () => {
    const answer = await apart.request.get(`${origin}/api/outbox`, { headers: { authorization: `Bearer ${token}` } })
    const { items } = (await answer.json()) as { items: Letter[] }
    return items.filter(({ to, status }) => to.includes(email) && status === 'sent')
  }
  await expect.poll(async () => (await sentLetters()).length).toBe(count)
  const [newest] = await sentLetters()
  await apart.close()
  return newest?.text ?? ''
}
const temporaryIn = (text: string) => /Temporary password: (\S+)/.exec(text)?.[1] ?? ''

async function fillYou(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Naledi')
  await page.getByLabel('Surname').fill('Mokoena')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('082 555 0134')
  await page.getByLabel('School or organisation').fill('Thandokazi Secondary School')
}
async function signIn(page: Page, identifier: string, password: string) {
  await page.getByLabel('Email or username').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('with script', () => {
  test.use({ expectedErrors: [/401/] })

  test('a teacher signs up from a plan by keyboard, signs in, chooses a password and sees the trip with its packages', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const { searchId } = await planTrip(baseURL ?? '', ideaOf(`account ${next}`))
    const email = newEmail()
    await page.goto(`/user-info?searchId=${searchId}`)
    await expect(page.getByText('Your draft is waiting')).toBeVisible()
    await expect(page.getByLabel('State or province')).toBeDisabled()
    await fillYou(page, email)
    await page.getByRole('combobox', { name: 'Address' }).pressSequentially('khayelits')
    await expect(page.getByRole('option', { name: 'Khayelitsha' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('City')).toHaveValue('Cape Town')
    await expect(page.getByLabel('State or province')).toHaveValue('2')
    await page.getByRole('button', { name: 'Create my free account' }).press('Enter')
    await expect(page.getByText('Check your email for a temporary password').first()).toBeVisible()
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page.getByText('You stay on this page.')).toBeVisible()

    const temporary = temporaryIn(await readMail(page, email))
    await page.goto('/login?next=/search/parsed')
    await signIn(page, email, 'not the password')
    await expect(page.getByRole('alert').getByText('Wrong email, username or password.')).toBeVisible()
    await signIn(page, email, temporary)
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await page.getByLabel('Present password').fill(temporary)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change my password' }).click()
    await expect(page).toHaveURL('/search/parsed')
    await expect(page.getByText('No parsed search found.')).toBeVisible()

    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByText('You are signed out')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  test('missing values have messages with links, and the typed values are kept', async ({ page }) => {
    await page.goto('/user-info')
    await page.getByLabel('Surname').fill('Mokoena')
    await page.getByRole('button', { name: 'Create my free account' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary.getByRole('link')).toHaveCount(8)
    await summary.getByRole('link', { name: 'Please enter your name.' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Surname')).toHaveValue('Mokoena')
  })

  test('a draft of the sign-up restores the country and the state', async ({ page }) => {
    await page.goto('/user-info')
    await page.getByLabel('Country').focus()
    await page.getByLabel('Country').selectOption('Namibia')
    await page.getByLabel('State or province').selectOption('Khomas Region')
    await page.getByLabel('City').fill('Windhoek')
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(kept).toContain('Windhoek')

    for (const visit of ['the first', 'the second']) {
      // The list of states loads late: a draft stored meanwhile must keep the state.
      const letGo = await hold(page, '**/api/states**')
      await page.reload()
      await expect(page.getByLabel('City'), visit).toHaveValue('Windhoek')
      await page.getByLabel('City').fill(`Windhoek, ${visit}`)
      await expect.poll(kept).toContain(`Windhoek, ${visit}`)
      letGo()
      await expect(page.getByLabel('State or province').locator('option:checked')).toHaveText('Khomas Region')
      await page.unroute('**/api/states**')
      await page.getByLabel('City').fill('Windhoek')
      await expect.poll(kept).not.toContain(`Windhoek, ${visit}`)
    }
    await page.getByLabel('Country').selectOption('South Africa')
    await expect(page.getByLabel('State or province')).toHaveValue('')
  })

  test('a person can request another confirmation link, and a second sign-in redirects', async ({ page }) => {
    const email = newEmail()
    await page.goto('/')
    await page.request.post('/api/signup', { data: { name: 'Naledi', lastname: 'Mokoena', email } })
    const temporary = temporaryIn(await readMail(page, email))
    await page.goto('/login')
    await signIn(page, email, temporary)
    await expect(page.getByText(`${email}: not confirmed yet.`)).toBeVisible()
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByText('A new link is on its way to you.')).toBeVisible()
    const [link] = /http\S+token=\S+/.exec(await readMail(page, email, 2)) ?? ['']
    const { pathname, search } = new URL(link)
    await page.goto(pathname + search)
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
    await expect(page.getByText(`${email}: confirmed.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send me a new link' })).toHaveCount(0)
  })

  test('the list of searches asks for a sign-in, and opens after it', async ({ page }) => {
    await page.goto('/search/parsed')
    await expect(page.getByText('Failed to load parsed search')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/login?next=/search/parsed')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/401|422/] })

  test('a teacher signs up, signs in, and lists, copies and deletes a trip', async ({ page }) => {
    test.slow()
    const email = newEmail()
    await page.goto('/')
    await page.getByRole('textbox', { name: 'What trip do you have in mind?' }).fill(ideaOf(`plain ${next}`))
    await page.getByRole('button', { name: 'Generate Itinerary' }).click()
    // The waiting page loads itself again every two seconds, which would cut off the next page.
    await expect(page.getByRole('heading', { name: /^Day 1\b/ })).toBeVisible({ timeout: 20_000 })
    await page.goto('/user-info')
    await fillYou(page, email)
    await page.getByLabel('Suburb').fill('Windhoek West')
    await page.getByLabel('City').fill('Windhoek')
    await page.getByLabel('Country').selectOption('Namibia')
    await page.getByRole('button', { name: 'Show the states' }).click()
    await expect(page.getByLabel('Suburb')).toHaveValue('Windhoek West')
    await expect(page.getByLabel('Country')).toHaveValue(/\d/)
    await page.getByLabel('State or province').selectOption('Khomas Region')
    await page.getByRole('button', { name: 'Create my free account' }).click()
    await expect(page.getByText('Your username is')).toBeVisible()

    const temporary = temporaryIn(await readMail(page, email))
    await signIn(page, email, 'not the password')
    await expect(page.getByText('Wrong email, username or password.')).toBeVisible()
    await expect(page.getByLabel('Email or username')).toHaveValue(email)
    await signIn(page, email, temporary)
    await page.getByLabel('Present password').fill(temporary)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Change my password' }).click()
    await expect(page.getByRole('link', { name: 'Please choose a password of at least 10 characters.' })).toBeVisible()
    await page.getByLabel('Present password').fill(temporary)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change my password' }).click()

    await page.goto('/account/trips')
    await expect(page.getByText('This browser has 1 idea from before you signed in')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add to my trips' }).click()
    await expect(page.getByText('The ideas are among your trips')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page).toHaveURL(/\/itinerary\/\d+$/)
    await expect(page.getByRole('heading', { name: /^Day 1\b/ })).toBeVisible({ timeout: 20_000 })
    await page.goto('/account/trips')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByText('Delete', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Delete this trip' }).first().click()
    await expect(page.getByText('The trip is deleted')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.goto('/account')
    await page.getByText('Erase my account').click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByText('Your account is erased')).toBeVisible()
  })

  test('a page of the account redirects to the sign-in page', async ({ page }) => {
    for (const path of ['/account', '/account/trips']) {
      await page.goto(path)
      await expect(page).toHaveURL(`/login?next=${path}`)
    }
  })
})

test.describe('signed in only by the cookie', () => {
  test('the list of searches is rendered, filtered and refreshed without calls that need a token', async ({ page }) => {
    await page.goto('/')
    const search = await page.request.post('/api/search', { data: { idea: ideaOf(`cookie ${next}`) } })
    const { id: search_id, idea } = (await search.json()) as { id: number; idea: string }
    await page.request.post('/api/generate-itinerary', { data: { search_id, idea } })
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = { ...readDevVariables(), ...process.env }
    await page.request.post('/api/auth/login', { data: { identifier: ADMIN_EMAIL, password: ADMIN_PASSWORD } })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))

    await page.goto('/login?next=/search/parsed', { waitUntil: 'networkidle' })
    await expect(page).toHaveURL('/search/parsed')
    await expect(page.getByText('Durban').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeHidden()
    await page.getByRole('checkbox', { name: 'Complete' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/search/parsed?status=complete')
    await expect(page.getByText('Durban').first()).toBeVisible()
    await expect(page.getByText('Failed to load')).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('the pages of an account have no axe violation in either theme and do not scroll sideways', async ({ page }) => {
    test.slow()
    await page.goto('/')
    const search = await page.request.post('/api/search', { data: { idea: ideaOf(`own ${next}`) } })
    const { id: search_id, idea } = (await search.json()) as { id: number; idea: string }
    await page.request.post('/api/generate-itinerary', { data: { search_id, idea } })
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = { ...readDevVariables(), ...process.env }
    await page.request.post('/api/auth/login', { data: { identifier: ADMIN_EMAIL, password: ADMIN_PASSWORD } })
    await page.goto('/account/trips')
    await page.getByRole('button', { name: 'Add to my trips' }).click()
    for (const path of ['/account', '/account/trips', '/search/parsed']) {
      await page.goto(path)
      if (path !== '/account') await expect(page.getByText('Durban').first()).toBeVisible()
      await expect(page.getByText('Failed to load')).toHaveCount(0)
      for (const look of [{ width: 320, colorScheme: 'light' } as const, ...LOOKS]) {
        await showAs(page, look)
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overhang, `${path} at ${look.width} px`).toBeLessThanOrEqual(0)
        if (look.width !== 320) await expectAccessible(page, `${path} at ${look.width} px in ${look.colorScheme}`)
      }
    }
  })
})
