import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { call } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'

describe('GET /api/health', () => {
  it('says ok and which version runs', async () => {
    const response = await call('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', version })
  })

  it('answers 503 if the database does not answer', async () => {
    const response = await call('/api/health', { with: { DB: failingDatabase() } })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toEqual({ error: 'The database does not answer.', code: 'storage_unavailable' })
  })

  it('answers 503 until the catalogue is loaded', async () => {
    await env.DB.prepare('DELETE FROM catalogue_version').run()
    const response = await call('/api/health')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'The catalogue has not been loaded.', code: 'catalogue_missing' })
  })
})
