import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { call } from '../testing/call.ts'

type Content = Record<string, { schema: object }>
interface Operation {
  operationId: string
  summary: string
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { properties?: Record<string, object>; required?: string[] }>
    responses: Record<string, { content: Content }>
  }
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

  it('describes the purpose, the responses and the errors of each call', async () => {
    const calls = Object.values((await read()).paths).flatMap((path) => Object.values(path))
    for (const { operationId, summary, responses } of calls) {
      expect(summary, operationId).toMatch(/\w/)
      expect(Object.keys(responses), operationId).toContainEqual(expect.stringMatching(/^[23]\d\d$/))
      expect(responses, operationId).toHaveProperty('default')
    }
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
  })

  it('names the schema of each body and answer', async () => {
    const { paths, components } = await read()
    const calls = Object.values(paths).flatMap((path) => Object.values(path))
    const answers = [components.responses, ...calls.map(({ responses }) => responses)].flatMap((all) =>
      Object.values(all),
    )
    const contents = [...answers, ...calls.map(({ requestBody }) => requestBody)].map((part) => part?.content ?? {})
    const unnamed = contents
      .flatMap((content) => Object.entries(content))
      .filter(
        ([media, { schema }]) => media !== 'multipart/form-data' && Object.keys(schema).some((key) => key !== '$ref'),
      )
    expect(contents.length).toBeGreaterThan(calls.length)
    expect(unnamed).toEqual([])
  })

  it('contains the limits of the validation, and no broken reference', async () => {
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
