import { describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { countingLimiter } from '../testing/counting-limiter.ts'
import { networkOf } from './limit-calls.ts'

const from = (address: string) => ({ 'cf-connecting-ip': address })

describe('rate limits', () => {
  it('refuse with 429 and a time to wait, by network', async () => {
    const { limiter } = countingLimiter(2)
    const ask = async (address: string) =>
      (await call('/api/health', { headers: from(address), with: { READ_LIMIT: limiter } })).status
    expect([await ask('192.0.2.7'), await ask('192.0.2.7'), await ask('192.0.2.7')]).toEqual([200, 200, 429])
    expect(await ask('192.0.2.8')).toBe(200)
    const refused = await call('/api/health', { headers: from('192.0.2.7'), with: { READ_LIMIT: limiter } })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  })

  it('count a page once, and refuse it with a page that a person can read', async () => {
    const { limiter, counts } = countingLimiter(1)
    const headers = { ...from('192.0.2.12'), accept: 'text/html' }
    const ask = () => call('/itinerary/1', { headers, with: { READ_LIMIT: limiter } })
    expect((await ask()).status).toBe(404)
    expect([...counts.values()]).toEqual([1])
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refused.text()).toContain('<h1>Too many requests. Please wait a minute and try again.')
  })

  it('count reads and writes separately, before the body is parsed', async () => {
    const [reads, writes] = [countingLimiter(0), countingLimiter(0)]
    const limits = { READ_LIMIT: reads.limiter, WRITE_LIMIT: writes.limiter }
    expect((await call('/api/search', { body: '{', headers: from('192.0.2.9'), with: limits })).status).toBe(429)
    expect([reads.counts.size, writes.counts.size]).toEqual([0, 1])
  })

  it('are lifted by RATE_LIMITS=off on a local instance only', async () => {
    const { limiter } = countingLimiter(0)
    const lifted = { READ_LIMIT: limiter, RATE_LIMITS: 'off' }
    expect((await call('/api/health', { headers: from('192.0.2.10'), with: lifted })).status).toBe(200)
    expect(
      (await call('/api/health', { host: 'uhambo.example', headers: from('192.0.2.10'), with: lifted })).status,
    ).toBe(429)
  })

  it('count sign-ins and resets separately, so that guesses do not use up the resets of a network', async () => {
    const { limiter } = countingLimiter(1)
    const post = async (path: string, body: object) =>
      (await call(path, { body, headers: from('192.0.2.12'), with: { SIGN_IN_NETWORK_LIMIT: limiter } })).status
    const guess = () => post('/api/auth/login', { identifier: 'nobody-at-all', password: 'not it' })
    expect([await guess(), await guess()]).toEqual([401, 429])
    const ask = () => post('/api/auth/reset-request', { email: 'nobody-at-all@school.example' })
    expect([await ask(), await ask()]).toEqual([202, 429])
  })

  it('allow all calls if the limiter fails', async () => {
    const broken: RateLimit = { limit: () => Promise.reject(new Error('no limiter')) }
    expect((await call('/api/health', { headers: from('192.0.2.11'), with: { READ_LIMIT: broken } })).status).toBe(200)
  })

  it('count an IPv6 /64 as one network', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:0db8:0001:0002:ffff:0:0:9'))
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  })
})
