import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { failureShown, field, FORMS, heldBy, openFilled, submit } from './form-table.ts'

test.use({ expectedErrors: [/Failed to load resource|mailto/], contextOptions: { reducedMotion: 'reduce' } })

const TOO_MANY = { error: 'Too many requests. Please wait a minute and try again.', code: 'too_many_requests' }
const OUR_FAULT = { error: 'Something went wrong on our side. Please try again.', code: 'internal_error' }
const ANSWERS = [
  ['429', { status: 429, json: TOO_MANY }, TOO_MANY.error],
  ['500', { status: 500, json: OUR_FAULT }, OUR_FAULT.error],
  ['a proxy’s page', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, ''],
] as const

for (const [name, form] of Object.entries(FORMS)) {
  if (Object.keys(form.required).length > 0)
    test(`${name}: each missing required field has a message in the summary and at the field, and nothing is sent`, async ({
      page,
    }) => {
      const sent: string[] = []
      for (const call of form.calls) await page.route(call, (route) => sent.push(call) && route.abort())
      await page.setViewportSize({ width: 360, height: 740 })
      await openFilled(page, form)
      for (const [missing, words] of Object.entries(form.required)) {
        const box = field(page, missing)
        const [before, isTick] = await box.evaluate((one: HTMLInputElement) => [one.value, one.type === 'checkbox'])
        if (isTick) await box.uncheck()
        else if (missing === 'state_id') await box.selectOption('')
        else await box.fill(' ')
        await submit(page, form).click()
        const links = page.getByRole('alert').getByRole('link').and(page.locator('[href^="#field-"]'))
        await expect(links, missing).toHaveText([words])
        await expect(page.locator(`#field-${missing}-error`)).toHaveText(words)
        // The header and the bar under it do not cover the focused field.
        expect(await isInSight(page.locator('#problem-title'))).toBe(true)
        await links.click()
        await expect(box).toBeFocused()
        expect(await isInSight(page.locator(`#field-${missing}-error`)), missing).toBe(true)
        await expect(box).toHaveAttribute('aria-invalid', 'true')
        if (isTick) await box.check()
        else if (missing === 'state_id') await box.selectOption(String(before))
        else await box.fill(String(before))
      }
      expect(sent).toEqual([])
    })

  test(`${name}: every error of the server has a message, the typed values are kept, and the form can be sent again`, async ({
    page,
  }) => {
    // The specified timeout of thirty seconds ends at once here.
    await page.addInitScript(() => {
      const wait = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = () => wait(400)
    })
    await openFilled(page, form)
    const held = await heldBy(page)
    const fails = async (how: string, words: string) => {
      await submit(page, form).click()
      await expect(failureShown(page, form, words), how).toBeVisible()
      expect(await heldBy(page), how).toEqual(held)
      await expect(submit(page, form), how).toBeEnabled()
      for (const call of form.calls) await page.unroute(call)
    }
    for (const [how, answer, words] of ANSWERS) {
      for (const call of form.calls) await page.route(call, (route) => route.fulfill(answer))
      await fails(how, words)
    }
    for (const call of form.calls) await page.route(call, () => undefined)
    await fails('a time-out', 'The server took too long to answer.')
    for (const call of form.calls) await page.route(call, (route) => route.abort('internetdisconnected'))
    await fails('offline', 'Network error: Unable to connect to')
  })

  // The tests of the other forms count the calls of a double click.
  if (name === 'user-info' || name === 'login')
    test(`${name}: two presses send the form once`, async ({ page }) => {
      const sent: string[] = []
      for (const call of form.calls)
        await page.route(call, async (route) => {
          sent.push(call)
          await new Promise((go) => setTimeout(go, 200))
          await route.fulfill({ status: 500, json: OUR_FAULT })
        })
      await openFilled(page, form)
      await submit(page, form).dblclick()
      await expect(failureShown(page, form, OUR_FAULT.error)).toBeVisible()
      expect(sent).toEqual(form.calls)
    })
}

/** True if no other element covers the centre of the element. */
const isInSight = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
