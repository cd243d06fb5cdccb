import { describe, expect, it } from 'vitest'
import { reckonFrom } from './reckoning.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe('the moment an idea is reckoned from', () => {
  it("takes the client's instant, and its day in South Africa", () => {
    expect(reckonFrom('2026-11-20T23:30:00Z', now)).toEqual({
      createdAt: '2026-11-20T23:30:00.000Z',
      today: '2026-11-21',
    })
  })
  it('reads an offset, a bare day and a local time', () => {
    expect(reckonFrom('2026-11-21T01:30:00+02:00', now).createdAt).toBe('2026-11-20T23:30:00.000Z')
    expect(reckonFrom('2025-07-01', now)).toEqual({ createdAt: '2025-07-01T00:00:00.000Z', today: '2025-07-01' })
    expect(reckonFrom('2026-11-21T01:30:00', now).createdAt).toBe('2026-11-20T23:30:00.000Z')
  })
  it("falls back to the server's clock where the client's is absent or cannot be right", () => {
    for (const clock of [null, undefined, '1970-01-01T00:00:00Z', '2099-01-01', '2026-13-45'])
      expect(reckonFrom(clock, now)).toEqual({ createdAt: now.toISOString(), today: '2026-11-21' })
  })
})
