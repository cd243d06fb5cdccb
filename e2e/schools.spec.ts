import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { INVENTED_SCHOOLS } from '../shared/domain/schools/invented-schools.fixture.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const school = (page: Page) => page.getByRole('combobox', { name: 'School or organisation' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Schools' }).getByRole('option')

/** Loads invented schools into the running site, as an operator does. */
test.beforeAll(() => {
  const cell = (value: string | number | null) => `"${value ?? ''}"`
  const rows = INVENTED_SCHOOLS.map(({ id, name, province, phase, town, suburb, street, lat, lon }) =>
    [id, name, province, phase, town, suburb, street, lat, lon].map(cell).join(','),
  )
  const file = join(mkdtempSync(join(tmpdir(), 'schools-')), 'invented.csv')
  writeFileSync(file, ['EMIS,Name,Province,Phase,Town,Suburb,Street,Latitude,Longitude', ...rows].join('\n'))
  const env = { ...process.env, STATE_DIR: process.env['E2E_STATE'] }
  execFileSync(process.execPath, ['scripts/schools/load.ts', file], { env })
})

test('a school that is chosen by keyboard fills in its name and address, which stay after a reload', async ({
  page,
}) => {
  await page.goto('/user-info')
  await school(page).pressSequentially('berg-en-d')
  await expect(options(page)).toHaveText([/Berg-en-Dal Primary School.*Pietermaritzburg, KwaZulu-Natal/, /not listed/])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const expectFilled = async () => {
    await expect(school(page)).toHaveValue('Berg-en-Dal Primary School')
    await expect(page.locator('input[name=address]')).toHaveValue(/^9 Invented Road, Prestbury/)
    await expect(page.getByLabel('Suburb')).toHaveValue('Prestbury')
    await expect(page.getByLabel('City')).toHaveValue('Pietermaritzburg')
    await expect(page.getByLabel('State or province').locator('option:checked')).toHaveText('KwaZulu-Natal')
    await expect(page.locator('input[name=latitude]')).toHaveValue('-29.6')
  }
  await expectFilled()
  await expect(options(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Prestbury')
  await page.reload()
  await expectFilled()
})

test('a school may be chosen by pointer, and one that is not listed is typed', async ({ page }) => {
  await page.goto('/user-info')
  await school(page).pressSequentially('Maanskyn')
  await options(page).filter({ hasText: 'Hoërskool' }).click()
  await expect(school(page)).toHaveValue('Hoërskool Maanskynvlakte')
  await expect(page.getByLabel('City')).toHaveValue('Ermelo')

  await school(page).fill('Our Own School')
  await expect(options(page)).toHaveCount(0)
  await school(page).fill('Thutwane')
  await expect(options(page)).toHaveCount(3)
  await options(page).last().click()
  await expect(school(page)).toHaveValue('Thutwane')
  await expect(page.getByLabel('City')).toHaveValue('Ermelo')
})

test('an idea with a school of the list is planned from its gate', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('textbox', { name: 'What trip do you have in mind?' })
    .fill('Berg-en-Dal Primary, 40 Grade 6 learners, one day in Durban, natural sciences')
  await page.getByRole('button', { name: 'Generate Itinerary' }).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+/, { timeout: 25_000 })
  await expect(page.getByText('Meet at Berg-en-Dal Primary School').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the school is a plain field', async ({ page }) => {
    await page.goto('/user-info')
    await school(page).fill('Thutwane')
    await expect(school(page)).toHaveValue('Thutwane')
    await expect(options(page)).toHaveCount(0)
  })
})
