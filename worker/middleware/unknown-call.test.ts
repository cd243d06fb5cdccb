import { describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'

describe('a call that the API does not have', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/search/',
    '/api/search/extra',
    '/api/itinerary',
    '/api/.env',
    '/api/itinerary/1/2',
  ])('is a 404 in JSON: %s', async (path) => {
    for (const method of ['GET', 'DELETE']) {
      const response = await call(path, { method })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(await response.json()).toEqual({ error: 'There is nothing at this address.', code: 'not_found' })
    }
  })

  it.each([
    ['GET', '/api/search', 'POST'],
    ['DELETE', '/api/search', 'POST'],
    ['GET', '/api/generate-itinerary', 'POST'],
    ['POST', '/api/itinerary/1', 'GET, HEAD'],
    ['PUT', '/api/catalogue/x', 'GET, HEAD'],
    ['PATCH', '/api/health', 'GET, HEAD'],
    ['OPTIONS', '/api/ideas/parsed', 'GET, HEAD'],
    ['POST', '/api/generate-itinerary/1/events', 'GET, HEAD'],
  ])('is a 405 that names the right method: %s %s', async (method, path, allow) => {
    const hasBody = method !== 'GET' && method !== 'DELETE' && method !== 'OPTIONS'
    const response = await call(path, { method, body: hasBody ? {} : undefined })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it('answers HEAD as GET without a body', async () => {
    const response = await call('/api/health', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})
