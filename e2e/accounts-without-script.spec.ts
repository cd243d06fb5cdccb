import { fillYou, newEmail, PASSWORD, readMail, signIn, temporaryIn } from './account-page.ts'
import { expect, ideaOf, test } from './journey.ts'

test.use({ javaScriptEnabled: false, expectedErrors: [/401|422/] })

test('a teacher signs up, signs in, and lists, copies and deletes a trip', async ({ page }) => {
  test.slow()
  const email = newEmail()
  await page.goto('/')
  await page
    .getByRole('textbox', { name: 'What trip do you have in mind?' })
    .fill(ideaOf(`plain ${crypto.randomUUID()}`))
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
