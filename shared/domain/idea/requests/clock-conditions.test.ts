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
  it.each([
    'departure / return: 07:45 / 13:45',
    'depart & return 07:45 and 13:45',
    'dep/ret: 07h45 - 13h45',
    'leave and back: 7:45 / 13:45',
  ])('is read with the other under one label: %s', (text) =>
    expect(read(text)).toEqual([
      ['leave_at', 7 * 60 + 45],
      ['back_by', 13 * 60 + 45],
    ]),
  )
  it.each(['back by 10 at night', 'home by 22:00', 'die bus moet teen 22:00 weer by die skool wees'])(
    'is of the evening, or at the school: %s',
    (text) => expect(read(text)).toEqual([['back_by', 22 * 60]]),
  )
  it.each([
    ['must be there 7h30 for registration', 7 * 60 + 30],
    ['at the gate at 7', 7 * 60],
    ['supper at 7', 19 * 60],
  ])('is of the morning at a gate and of the evening at a table: %s', (text, minutes) =>
    expect(read(text)).toEqual([['be_there_at', minutes]]),
  )
  it.each(['they finish at about 1', 'the match will finish at 13:00'])('is none where an event ends: %s', (text) =>
    expect(read(text).filter((one) => one?.[0] === 'back_by' || one?.[0] === 'leave_at')).toEqual([]),
  )
  it.each(['break', 'period', 'lesson'])('is no count of a school day: leave Friday after 2nd %s', (unit) => {
    expect(read(`leave Friday after 2nd ${unit}`)).toEqual([])
  })
})
