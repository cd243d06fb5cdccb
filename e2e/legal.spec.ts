import { expect, test } from './journey.ts'

const PAGES = [
  { path: '/privacy', title: 'Privacy Policy', day: '7 July 2024', other: '/terms' },
  { path: '/terms', title: 'Terms of Service', day: '25 June 2025', other: '/privacy' },
] as const

test.use({ javaScriptEnabled: false })

for (const { path, title, day, other } of PAGES) {
  test(`${title}: has a date, contents with links to each section, and a summary before each`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(day)).toBeVisible()
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(9)
    for (let index = 0; index < count; index++) {
      const section = page.locator((await links.nth(index).getAttribute('href')) ?? '')
      await expect(section.getByRole('heading', { level: 2 })).toHaveText((await links.nth(index).textContent()) ?? '')
      await expect(section.getByText('In short:')).toBeVisible()
    }
    await expect(page.getByRole('main').locator(`a[href="${other}"]`).first()).toBeVisible()
  })
}

test('the privacy policy says what a public school may not ask, and names the information officer', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expect(page.getByText('A public school may not ask a parent to indemnify the school.')).toBeVisible()
  const officer = page.getByRole('main').getByRole('link', { name: 'privacy@uhambo.example' }).first()
  await expect(officer).toHaveAttribute('href', 'mailto:privacy@uhambo.example')
})

test('the terms have the refund bands, the acts, the court and the age', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('row', { name: /30 days or more.*Everything/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /15 to 29 days.*50%/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Fewer than 15 days.*Nothing/ })).toBeVisible()
  for (const words of [/Consumer Protection Act 68 of 2008 governs/, /\(the Gauteng High Court\)/, /18 or older/])
    await expect(page.getByRole('main').getByText(words).last()).toBeVisible()
})

test('on paper there is only the text, in black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/terms')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  const colours = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => [getComputedStyle(heading).color, getComputedStyle(document.body).backgroundColor])
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
