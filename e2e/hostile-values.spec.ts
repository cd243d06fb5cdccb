import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { FORMS, type FormCase, heldBy, openFilled, submit } from './form-table.ts'

test.use({ expectedErrors: [/Failed to load resource|mailto/], contextOptions: { reducedMotion: 'reduce' } })

const HOSTILE: Record<string, string> = {
  'a script': '<script>window.harmed=1</script>',
  'an attribute': '"><img src=x onerror="window.harmed=1">',
  'a closing tag': '</textarea></title><svg onload=window.harmed=1>',
  SQL: "'; DROP TABLE accounts; --",
  'ten thousand characters': 'a'.repeat(10_000),
  'marks that turn the line': '\u202Eelbisrever\u2066 \u200F',
  emoji: '🚌 👩🏾‍🏫 🇿🇦',
  'a template': '{{7*7}} ${7*7} %00 %0d%0aBcc: x@y.example',
}
/** Characters that a field for one line cannot contain, but a posted form can. */
const POSTED = {
  ...HOSTILE,
  'a broken line': 'Naledi\r\nBcc: everybody@example.com',
  'characters no store keeps': 'a\u0000b\u0007c\uFFFF',
}

const harmed = (page: Page) => page.evaluate(() => 'harmed' in window)
/** Sets all fields at once, without their limits of length. */
const fillEvery = (page: Page, names: string[], value: string) =>
  page.evaluate(
    ([boxes, text]) => {
      for (const name of boxes) {
        const box = document.querySelector<HTMLInputElement>(`#field-${name}`)
        if (box) box.value = text
      }
      document.querySelector('form[method=post]')?.dispatchEvent(new Event('input', { bubbles: true }))
    },
    [names, value] as const,
  )
const textNames = (form: FormCase) => Object.keys(form.texts)

/** The text of the inline script of every page, read from an ordinary page. */
async function ownScript(page: Page): Promise<string> {
  const html = await (await page.request.get('/pricing')).text()
  const own = /<script id="boot"[^>]*>(.+?)<\/script>/s.exec(html)?.[1]
  if (!own) throw new Error('The page carries no script of its own')
  return own
}

/** The fields of an answered page with their values, and every script in it except the site's `own`. */
const readPage = (page: Page, html: string, own: string) =>
  page.evaluate(
    ([text, ours]) => {
      const shown = new DOMParser().parseFromString(text, 'text/html')
      const boxes = shown.querySelectorAll<HTMLInputElement>('[id^="field-"][name]')
      const runs = [...shown.querySelectorAll('*')].filter(
        (one) =>
          (one.tagName === 'SCRIPT' &&
            !one.hasAttribute('src') &&
            !/json/.test(one.getAttribute('type') ?? '') &&
            one.textContent !== ours) ||
          one.getAttributeNames().some((attribute) => attribute.startsWith('on')),
      )
      return { values: Object.fromEntries([...boxes].map(({ name, value }) => [name, value])), runs: runs.length }
    },
    [html, own] as const,
  )

for (const [name, form] of Object.entries(FORMS)) {
  test(`${name}: hostile text in every field stays text, and is refused with a message or sent unchanged`, async ({
    page,
  }) => {
    for (const call of form.calls)
      await page.route(call, (route) => route.fulfill({ status: 500, json: { error: 'No.', code: 'x' } }))
    await openFilled(page, form)
    for (const [what, value] of Object.entries(HOSTILE)) {
      await fillEvery(page, textNames(form), value)
      const held = await heldBy(page)
      await submit(page, form).click()
      await expect(page.getByRole('main').locator('[role=alert]').first(), what).toBeVisible()
      expect(await heldBy(page), what).toEqual(held)
    }
    expect(await harmed(page)).toBe(false)
  })

  test(`${name}: hostile text posted without script causes no server error, and is returned unchanged`, async ({
    page,
  }) => {
    await page.goto('/robots.txt')
    const own = await ownScript(page)
    const good = { ...form.texts, ...form.choices, ...Object.fromEntries((form.ticks ?? []).map((one) => [one, 'on'])) }
    const send = (fields: Record<string, string>) =>
      page.request.post(form.path, { form: { ...good, ...fields }, maxRedirects: 0, headers: { accept: 'text/html' } })
    for (const [what, value] of Object.entries(POSTED)) {
      const everywhere = Object.fromEntries(textNames(form).map((box) => [box, value]))
      const refused = await send(everywhere)
      // A form may have 64 KB; ten fields of this are more.
      const isTooMuch = textNames(form).length * value.length > 60_000
      expect(isTooMuch ? [413] : [401, 422], `${what}: ${refused.status()}`).toContain(refused.status())
      const { values, runs } = await readPage(page, await refused.text(), own)
      expect(runs, what).toBe(0)
      for (const box of textNames(form).filter((one) => one !== 'password' && !isTooMuch))
        expect(values[box], `${what} in ${box}`).toBe(asShown(value, values[box] ?? ''))
      // One hostile value at a time among valid ones: accepted as text or refused, never a server error.
      for (const box of textNames(form).filter((one) => one !== 'password')) {
        const answer = await send({ [box]: value })
        expect([303, 401, 409, 422], `${what} in ${box}: ${answer.status()}`).toContain(answer.status())
      }
    }
  })
}

/** HTML normalises line breaks, removes them in fields for one line, and does not allow the null character. */
function asShown(value: string, shown: string): string {
  const text = value.replaceAll('\u0000', '\uFFFD')
  return shown.includes('\n') ? text.replaceAll('\r\n', '\n') : text.replaceAll(/[\r\n]/g, '')
}
