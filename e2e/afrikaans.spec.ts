import type { Page } from '@playwright/test'
import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { planBefore } from './changing.ts'
import { expect, test } from './journey.ts'

/** One sight is in the plan, one must be arranged, somebody cannot swim; no budget is given, so that we ask for it. */
const IDEA =
  'Graad 6, 48 leerders en 4 onderwysers van Mosselbaai na Oudtshoorn op 18 Augustus 2027. ' +
  'Ons wil die Kangogrotte en ’n glasblaser besoek. Twee leerders kan nie swem nie.'

let path: string
test.beforeAll(async ({ browser, baseURL }) => {
  ;({ path } = await planBefore(browser, baseURL, IDEA))
})

const days = (page: Page, name: string) => page.getByRole('region', { name })

test('an idea in Afrikaans has its plan in Afrikaans, and says what is in English', async ({ page }) => {
  await page.goto(path)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('vir Graad 6')
  await expect(title).toHaveAttribute('lang', 'af')
  await expect(page.getByText('Die plan is in Afrikaans')).toBeVisible()
  for (const words of ['Wat julle kry', 'Wat julle nie kry nie', 'Wat dit kos'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${words}$`) })).toBeVisible()
  const asked = days(page, 'Waarvoor jy gevra het')
  await expect(asked).toContainText('Te reël')
  await expect(asked).toContainText('2 mense: kan nie swem nie')
  await expect(days(page, 'Dag vir dag')).toContainText('Kom in Mosselbaai bymekaar')
  await expect(days(page, 'Wat gereël moet word')).toContainText('Goeiedag')
  await expect(page.locator('#days')).toHaveText('Dag vir dag')
  await expect(page).toHaveTitle(/vir Graad 6/u)
})

test('days, learning, price, papers and safety are in Afrikaans, with no English sentence among them', async ({
  page,
}) => {
  await page.goto(path)
  const section = page.locator('section[lang=af]', { has: page.locator('#days') })
  await expect(section.locator('[lang=en]')).toHaveCount(0)
  await expect(section).toContainText('Leerders eindig met')
  const lists = { 'Wat hulle sal leer': 'KABV', 'Nie in die prys nie': 'Sakgeld', 'Wat die skool reël': 'Toestemming' }
  for (const [name, word] of Object.entries({ ...lists, 'Hoe hulle veilig bly': 'volwassenes vir 48 leerders' }))
    await expect(days(page, name)).toContainText(word)
  await expect(page.getByRole('table').first()).toContainText('Vervoer')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain link leads to English and back', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Read the plan in English' }).click()
    await expect(page).toHaveURL(`${path}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('for Grade 6')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
    await expect(days(page, 'Day by day')).toContainText('Meet in Mossel Bay')
    await expect(page.getByText('Kom in Mosselbaai bymekaar')).toHaveCount(0)
    await page.getByRole('link', { name: 'Lees die plan in Afrikaans' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('vir Graad 6')
  })
})

test('React keeps the language of the page', async ({ page }) => {
  for (const [address, heading] of [
    [path, 'Dag vir dag'],
    [`${path}?lang=en`, 'Day by day'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('heading', { name: heading }).click()
    // React adds its own properties to hydrated elements.
    const isAwake = () =>
      page.evaluate(() =>
        Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
      )
    await expect.poll(isAwake).toBe(true)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})

for (const look of LOOKS)
  test(`the Afrikaans plan is accessible at ${look.width} pixels, ${look.colorScheme}`, async ({ page }) => {
    await showAs(page, look)
    await page.goto(path)
    await expectAccessible(page)
  })
