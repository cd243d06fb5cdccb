import { expectAccessible, LOOKS, showAs } from './axe.ts'
import { expect, generate, ideaBox, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
const quickBox = { name: 'Your trip in a line or two' }

test('a chip opens a control that writes words into the idea, by keyboard; one that is left writes nothing', async ({
  page,
}) => {
  await page.goto('/')
  await ideaBox(page).fill('Grade 7 trip to see Sterkfontien Caves and Mooi Vallei Dairy')
  const form = page.locator('#idea-request')
  const learners = form.getByRole('button', { name: 'Number of learners' })
  await learners.press('Enter')
  await expect(form.getByRole('spinbutton', { name: 'Learners' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(learners).toBeFocused()
  await expect(ideaBox(page)).toHaveValue('Grade 7 trip to see Sterkfontien Caves and Mooi Vallei Dairy')

  await learners.press('Enter')
  await form.getByRole('spinbutton', { name: 'Learners' }).fill('38')
  await page.keyboard.press('Enter')
  await expect(ideaBox(page)).toHaveValue(/Mooi Vallei Dairy\. 38 learners\.$/)
  await expect(form.getByText('38 learners', { exact: true })).toBeVisible()

  await form.getByRole('button', { name: 'Dates' }).click()
  await form.getByLabel('First day').fill('2027-05-12')
  await form.getByRole('button', { name: 'Days: one more' }).click()
  await form.getByRole('button', { name: 'Add to my idea' }).click()
  await expect(ideaBox(page)).toHaveValue(/From 12 May 2027 to 13 May 2027\.$/)

  await form.getByRole('button', { name: 'Where you leave from' }).click()
  await form.getByLabel('Town or area').fill('Paarl')
  await page.keyboard.press('Enter')
  await expect(ideaBox(page)).toHaveValue(/We leave from Paarl\.$/)

  await form.getByRole('button', { name: 'Did you mean Sterkfontein Caves?' }).click()
  await expect(ideaBox(page)).toHaveValue(/Sterkfontein Caves and/)
  await form.getByRole('button', { name: /^Mooi Vallei Dairy\? Add it yourself/ }).click()
  await form.getByLabel('Town or area').fill('Himeville')
  await form.getByLabel('Minutes there').fill('75')
  await form.getByLabel('Opens at').fill('09:00')
  await form.getByLabel('Closes at').fill('15:00')
  await form.getByLabel('Rand for each learner').fill('60')
  await form.getByRole('button', { name: 'Add to my idea' }).click()
  await expect(ideaBox(page)).toHaveValue(/Sterkfontein Caves and Mooi Vallei Dairy in Himeville\. 38 learners\./)
  await expect(ideaBox(page)).toHaveValue(
    /About Mooi Vallei Dairy in Himeville: 75 minutes, open 09:00 to 15:00, R60 each\.$/,
  )
  await expect(form.getByRole('button', { name: /Add it yourself/ })).toHaveCount(0)
})

test('the field on the first screen and the form share their text, and a press plans', async ({ page }) => {
  await page.goto('/')
  const quick = page.getByRole('textbox', quickBox)
  await expect(quick).toBeInViewport()
  await quick.fill('Grade 9 day trip to Durban, 5 July 2027, from Pietermaritzburg')
  await expect(ideaBox(page)).toHaveValue(/^Grade 9 day trip/)
  const hero = page.locator('.quick-idea')
  await hero.getByRole('button', { name: 'Number of learners' }).click()
  await hero.getByRole('button', { name: 'Add to my idea' }).click()
  await expect(quick).toHaveValue(/40 learners\.$/)
  await hero.getByRole('button', { name: 'Plan it' }).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
})

test('an idea that says nothing of a trip is asked once for its first facts', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await ideaBox(page).fill('asdf')
  await expect(page.getByText('What we understood')).toBeVisible()
  await generate(page).click()
  await expect(page.getByText('We could not read a trip in this yet.')).toBeVisible()
  for (const look of LOOKS) {
    await showAs(page, look)
    await expectAccessible(page, `first facts at ${look.width} px in ${look.colorScheme}`)
  }
  await page.getByLabel('Where to?').fill('Durban')
  await page.getByRole('spinbutton', { name: 'Learners' }).fill('600')
  await page.getByRole('button', { name: 'Plan with these' }).click()
  await expect(page.getByText('Please give the number of learners, from 1 to 500.')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Learners' }).fill('60')
  await page.getByRole('button', { name: 'Plan with these' }).click()
  await expect(page).toHaveURL(/\/itinerary\/\d+$/)
})

test('an open control has no axe violation, and does not scroll sideways', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await ideaBox(page).fill('We want to see Mooi Vallei Dairy')
  const form = page.locator('#idea-request')
  for (const name of ['Dates', 'Budget per learner', 'Grade', /Add it yourself/]) {
    await form.getByRole('button', { name }).click()
    for (const look of LOOKS) {
      await showAs(page, look)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang, `${name} at ${look.width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page, `${name} at ${look.width} px in ${look.colorScheme}`)
    }
    await page.keyboard.press('Escape')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] })

  test('an idea that says nothing is asked for its first facts, and planned with them or anyway', async ({ page }) => {
    for (const [way, fill] of [
      ['Plan with these', true],
      ['Plan anyway', false],
    ] as const) {
      await page.goto('/')
      await ideaBox(page).fill('hi')
      await generate(page).click()
      await expect(page.getByText('We could not read a trip in this yet.')).toBeVisible()
      await expect(ideaBox(page)).toHaveValue('hi')
      if (fill) await page.getByLabel('Where to?').fill('Durban')
      await page.getByRole('button', { name: way }).click()
      await expect(page).toHaveURL(/\/itinerary\/\d+$/)
    }
  })
})
