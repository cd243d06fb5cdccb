import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#shared/contracts/api-error'
import { call } from '../testing/call.ts'

const strangeId = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.constantFrom('9007199254740993', '1e3', '%F0%9F', '..%2f..', '0'),
)
const strangeField = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.jsonValue({ maxDepth: 3 }), fc.double())
const body = fc.oneof(
  fc
    .record({ idea: strangeField, user_id: strangeField, created_at: strangeField }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
  fc
    .record({ search_id: strangeField, idea: strangeField }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{"__proto__":{"idea":"x"}}', '{"idea":"\\ud800"}', '['.repeat(30_000), '{"idea":1e999}'),
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/json',
  'multipart/form-data',
)

async function expectRefusalOrAnswer(response: Response) {
  expect(response.status).toBeLessThan(500)
  if (response.status >= 400) expect(ApiError.safeParse(await response.json()).success).toBe(true)
  else await response.body?.cancel()
}

describe('bad requests', () => {
  it('never cause a server error, for any body', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/search', '/api/generate-itinerary'),
        body,
        contentType,
        async (path, text, type) => {
          await expectRefusalOrAnswer(
            await call(path, { method: 'POST', body: text, headers: { 'content-type': type } }),
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  it('never cause a server error, for any path, method or query', { timeout: 60_000 }, async () => {
    const path = fc.oneof(
      strangeId.map((id) => `/api/itinerary/${encodeURIComponent(id)}`),
      strangeId.map((id) => `/api/catalogue/${encodeURIComponent(id)}`),
      strangeId.map((id) => `/api/generate-itinerary/${encodeURIComponent(id)}/events`),
      strangeId.map((status) => `/api/ideas/parsed?status=${encodeURIComponent(status)}`),
      fc.webPath().map((rest) => `/api${rest}`),
    )
    await fc.assert(
      fc.asyncProperty(path, fc.constantFrom('GET', 'DELETE', 'OPTIONS'), async (where, method) => {
        await expectRefusalOrAnswer(await call(where, { method }))
      }),
      { numRuns: 300 },
    )
  })
})
