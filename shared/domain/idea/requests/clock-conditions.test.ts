import { describe, expect, it } from 'vitest'
import { normalise } from '../normalise.ts'
import { readClockConditions } from './clock-conditions.ts'

const read = (text: string) =>
  readClockConditions(normalise(text).text).map(({ detail }) =>
    detail.kind === 'condition' && 'minutes' in detail.condition
      ? [detail.condition.code, detail.condition.minutes]
      : null,
  )
const DAYS = ['Sunday', 'Sunday 7 March', 'on Sunday', 'Saturday 6 March,']
const HOURS = [
  ['5pm', 17 * 60],
  ['by 16:00', 16 * 60],
  ['17h30', 17 * 60 + 30],
] as const

describe('the hour of a way there or back', () => {
  it.each(DAYS.flatMap((day) => HOURS.map(([said, minutes]) => [`back ${day} ${said}`, minutes] as const)))(
    'is read over the day: %s',
    (text, minutes) => expect(read(text)).toEqual([['back_by', minutes]]),
  )
  it.each(['break', 'period', 'lesson'])('is no count of a school day: leave Friday after 2nd %s', (unit) => {
    expect(read(`leave Friday after 2nd ${unit}`)).toEqual([])
  })
})
