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
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const routes = createApp()
      .routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual([...new Set(routes)].toSorted())
    expect(described.length).toBeGreaterThan(15)
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
