import { describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const body = new URLSearchParams({
  name: 'Sipho Ndaba',
  email: 'sipho@example.co.za',
  message: 'We have 28.',
}).toString()
const refusing: RateLimit = { limit: () => Promise.resolve({ success: false }) }
const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html')

describe('a form without script', () => {
  it('is shown again with the typed values if its network is over the limit', async () => {
    const headers = { ...FORM, 'cf-connecting-ip': '192.0.2.1' }
    const response = await call('/contact', { body, headers, with: { WRITE_LIMIT: refusing } })
    expect([response.status, response.headers.get('retry-after'), isPage(response)]).toEqual([429, '60', true])
    const page = await response.text()
    expect(page).toContain('Too many requests. Please wait a minute and try again.')
    expect(page).toContain('Your message is not sent yet')
    expect(page).toContain('value="Sipho Ndaba"')
  })

  it.each([
    ['the store is away', { DB: failingDatabase() }, 503, 'We cannot reach our records just now.'],
    ['something fails', { DB: undefined }, 500, 'Something went wrong on our side. Please try again.'],
  ])('is shown again with the typed values if %s', async (_what, bindings, status, words) => {
    const response = await call('/contact', { body, headers: FORM, with: bindings })
    expect([response.status, isPage(response)]).toEqual([status, true])
    const page = await response.text()
    expect(page).toContain(words)
    expect(page).toContain('We have 28.')
  })

  it.each([['too much was sent', { body: `name=${'a'.repeat(70_000)}` }, 413, 'The request is too large.']])(
    'is answered by a plain page where %s',
    async (_what, options, status, words) => {
      const response = await call('/contact', { headers: FORM, ...options })
      expect([response.status, isPage(response)]).toEqual([status, true])
      const page = await response.text()
      expect(page).toContain(`<h1>${words}`)
      expect(page).toContain('your browser should still have what you typed')
    },
  )

  it('answers JSON to a program', async () => {
    const headers = { 'content-type': FORM['content-type'] }
    const response = await call('/contact', { body: `name=${'a'.repeat(70_000)}`, headers })
    expect(await response.json()).toMatchObject({ code: 'too_large' })
  })
})
