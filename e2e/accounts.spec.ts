import { planTrip } from '../scripts/measure/plan-trip.ts'
import { fillYou, newEmail, PASSWORD, readMail, signIn, temporaryIn } from './account-page.ts'
import { expect, hold, ideaOf, test } from './journey.ts'

test.use({ expectedErrors: [/401/] })

test('a teacher signs up from a plan by keyboard, signs in, chooses a password and sees the trip with its packages', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { searchId } = await planTrip(baseURL ?? '', ideaOf(`account ${crypto.randomUUID()}`))
  const email = newEmail()
  await page.goto(`/user-info?searchId=${searchId}`)
  await expect(page.getByText('Your draft is waiting')).toBeVisible()
  await expect(page.getByLabel('State or province')).toBeDisabled()
  await fillYou(page, email)
  await page.getByRole('combobox', { name: 'Address' }).pressSequentially('khayelits')
  await expect(page.getByRole('option', { name: /^Khayelitsha Cape Town/ })).toBeVisible()
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

test('the link of the letter opens the trip in another browser, where it is the teacher’s own', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.goto('/')
  const idea = ideaOf(`link ${crypto.randomUUID()}`)
  const made = await page.request.post('/api/search', { data: { idea } })
  const { id: search_id } = (await made.json()) as { id: number }
  await page.request.post('/api/generate-itinerary', { data: { search_id, idea } })
  const email = newEmail()
  await page.request.post('/api/signup', { data: { name: 'Naledi', lastname: 'Mokoena', email, search_id } })
  const [link] = /http\S+token=\S+/.exec(await readMail(page, email)) ?? ['']
  const { pathname, search } = new URL(link)

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: baseURL ?? '' })
  const other = await phone.newPage()
  await other.goto(pathname + search)
  await expect(other).toHaveURL(`/itinerary/${search_id}`)
  await expect(other.getByRole('button', { name: 'Change' }).first()).toBeVisible()
  await other.goto('/account/trips')
  await expect(other.locator(`a[href="/itinerary/${search_id}"]`).first()).toBeVisible()
  await other.goto('/account')
  await expect(other.getByText('Please choose a password of your own')).toBeVisible()
  await phone.close()
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
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByText('A new link is on its way to you.')).toBeVisible()
  const [link] = /http\S+token=\S+/.exec(await readMail(page, email, 2)) ?? ['']
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toHaveCount(0)
})

test('the list of searches asks for a sign-in, and opens after it', async ({ page }) => {
  await page.goto('/search/parsed')
  await expect(page.getByText('Failed to load parsed search')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?next=/search/parsed')
})
