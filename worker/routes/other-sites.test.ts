import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { call } from '../testing/call.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const writes = createApp().routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
const forms = [...new Set(writes.filter(({ path }) => !path.startsWith('/api/')).map(({ path }) => path))]
const calls = [
  ...new Set(writes.filter(({ path }) => path.startsWith('/api/')).map((one) => `${one.method} ${one.path}`)),
]

const OTHER_SITES: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'unheard-of' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'https://localhost' },
  { origin: 'null' },
]
const OUR_PAGES: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost' },
  {},
]

const send = async (path: string, headers: Record<string, string>) => {
  const response = await call(path, { body: 'name=a', headers: { ...FORM, ...headers } })
  return { status: response.status, page: await response.text() }
}

describe('a form post', () => {
  it('is taken by every form of the site', () => {
    expect(forms).toEqual(expect.arrayContaining(['/login', '/ideas', '/contact', '/payment', '/account/erase']))
  })

  it.each(forms)('to %s is refused from another site or another subdomain', async (path) => {
    for (const headers of OTHER_SITES) {
      const { status, page } = await send(path, headers)
      expect([status, JSON.stringify(headers)]).toEqual([403, JSON.stringify(headers)])
      expect(page).toContain('Please send the form from our own page.')
    }
  })

  it.each(forms)('to %s is read from our own pages', async (path) => {
    for (const headers of OUR_PAGES) expect((await send(path, headers)).status).not.toBe(403)
  })
})

describe('a call of the API', () => {
  const TYPES_OF_A_FORM = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'text/plain']
  const isWebhook = (name: string) => name.includes('/webhooks/')

  it.each(calls.filter((name) => !isWebhook(name)))('%s takes nothing that a form can send', async (name) => {
    const [method = '', path = ''] = name.split(' ')
    // A form cannot send these methods, and a script of another site has to ask first.
    if (method !== 'POST') return
    for (const type of TYPES_OF_A_FORM) {
      const response = await call(path.replaceAll(/:\w+/g, '1'), {
        method,
        body: '{}',
        headers: { 'content-type': type },
      })
      await response.body?.cancel()
      expect([401, 415]).toContain(response.status)
    }
  })

  it.each(calls)('%s gives no other site leave to send it', async (name) => {
    const [, path = ''] = name.split(' ')
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const response = await call(path.replaceAll(/:\w+/g, '1'), { method: 'OPTIONS', headers })
    await response.body?.cancel()
    expect([...response.headers.keys()].filter((one) => one.startsWith('access-control-'))).toEqual([])
  })
})
