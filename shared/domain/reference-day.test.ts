import { describe, expect, it } from 'vitest'
import { readReferenceTime } from './reference-day.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe('the reference time of an idea', () => {
  it("uses the client's instant, and its day in South Africa", () => {
    expect(readReferenceTime('2026-11-20T23:30:00Z', now)).toEqual({
      createdAt: '2026-11-20T23:30:00.000Z',
      today: '2026-11-21',
    })
  })
  it('reads an offset, a day without a time, and a local time', () => {
    expect(readReferenceTime('2026-11-21T01:30:00+02:00', now).createdAt).toBe('2026-11-20T23:30:00.000Z')
    expect(readReferenceTime('2025-07-01', now)).toEqual({ createdAt: '2025-07-01T00:00:00.000Z', today: '2025-07-01' })
    expect(readReferenceTime('2026-11-21T01:30:00', now).createdAt).toBe('2026-11-20T23:30:00.000Z')
  })
  it("uses the server's clock if the client's is absent or implausible", () => {
    for (const clock of [null, undefined, '1970-01-01T00:00:00Z', '2099-01-01', '2026-13-45'])
      expect(readReferenceTime(clock, now)).toEqual({ createdAt: now.toISOString(), today: '2026-11-21' })
  })
})
