import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { call } from '../testing/call.ts'
import { noteOf } from './describe.ts'

interface Document {
  openapi: string
  paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, { properties?: Record<string, object>; required?: string[] }> }
}
const read = async () => (await call('/api/openapi.json')).json<Document>()

describe('GET /api/openapi.json', () => {
  it('describes every call of the API', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    expect(
      Object.entries(paths)
        .map(([path, calls]) => `${Object.keys(calls).join()} ${path}`)
        .sort(),
    ).toEqual([
      'delete /api/account/trips/{search_id}',
      'get /api/account/export',
      'get /api/account/trips',
      'get /api/auth/me',
      'get /api/auth/verify',
      'get /api/catalogue/{id}',
      'get /api/countries',
      'get /api/generate-itinerary/{search_id}/events',
      'get /api/health',
      'get /api/ideas/parsed',
      'get /api/itinerary/{search_id}',
      'get /api/itinerary/{search_id}/options',
      'get /api/itinerary/{search_id}/packages',
      'get /api/openapi.json',
      'get /api/places/autocomplete',
      'get /api/places/{id}',
      'get /api/search/parsed',
      'get /api/states',
      'post /api/account/erase',
      'post /api/account/second-step',
      'post /api/account/second-step/confirm',
      'post /api/account/second-step/remove',
      'post /api/auth/login',
      'post /api/auth/logout',
      'post /api/auth/password',
      'post /api/auth/reset',
      'post /api/auth/reset-request',
      'post /api/generate-itinerary',
      'post /api/search',
      'post /api/signup',
    ])
  })

  it('leaves no route of the API without a note', () => {
    const routes = createApp().routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
    const described = new Set(
      routes.filter(({ handler }) => noteOf(handler)).map(({ method, path }) => `${method} ${path}`),
    )
    const calls = routes.map(({ method, path }) => `${method} ${path}`)
    expect(calls.filter((call) => !described.has(call))).toEqual([])
  })

  it('holds the limits that validate, and no reference that leads nowhere', async () => {
    const document = await read()
    expect(document.components.schemas['SearchRequest']?.properties?.['idea']).toMatchObject({
      type: 'string',
      minLength: 1,
      maxLength: 5000,
    })
    expect(document.components.schemas['SearchRequest']?.required).toEqual(['idea'])
    expect(document.components.schemas['GenerateRequest']?.properties?.['search_id']).toMatchObject({ type: 'integer' })
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name ?? '',
    )
    for (const name of references) expect(document.components.schemas).toHaveProperty(name)
    expect(JSON.stringify(document)).not.toContain('$defs')
  })
})
