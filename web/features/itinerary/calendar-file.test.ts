import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { DAY_AT_THE_SEA } from './plan.fixture.ts'

const file = calendarFile(DAY_AT_THE_SEA, 'https://uhambo.example/itinerary/4821093365770112')
const unfolded = file.replaceAll('\r\n ', '')

describe('the calendar file', () => {
  test('has one event for each step, in South African time', () => {
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    expect(unfolded).toContain(
      'DTSTART:20270506T053000Z\r\nDTEND:20270506T065000Z\r\nSUMMARY:Drive to uShaka Sea World',
    )
    expect(unfolded).toContain('LOCATION:Durban\\, South Africa')
    expect(unfolded).toContain('GEO:-29.8674;31.0459')
  })
  test('folds lines at 75 octets and loses no character', () => {
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded).toContain(
      'Roll call\\, then seat belts.\\nDraft plan: https://uhambo.example/itinerary/4821093365770112',
    )
  })
})
