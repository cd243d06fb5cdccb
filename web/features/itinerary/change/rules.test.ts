import { describe, expect, test } from 'vitest'
import type { NoteCode } from '#shared/domain/itinerary/notes'
import { controlAfter } from './change-ids.ts'
import { comparePlans } from './compare-plans.ts'
import { clockAfter } from './clock.ts'
import { differencesInWords } from './differences.ts'
import { GARDENS, TWO_DAYS, withVisit } from './editable.fixture.ts'
import { onNewest } from './rebase.ts'
import { TAKEN_FIELDS, takenOf } from './taken.ts'

const plain = (words: string) => words.replaceAll('\u00a0', ' ')

describe('the differences of an alternative', () => {
  test('are said in words, with what is lost', () => {
    expect(differencesInWords(TWO_DAYS, { day: 1, step: 2 }, GARDENS).map(plain)).toEqual([
      '1 h shorter',
      '20 min more driving',
      'R90 less',
      'Natural Sciences is lost',
    ])
  })

  test('say that nothing differs', () => {
    const same = { ...GARDENS, minutes: 180, road_minutes: 80, rand_per_learner: 402.35, loses: [] }
    expect(differencesInWords(TWO_DAYS, { day: 1, step: 2 }, same)).toEqual([
      'the same time',
      'the same driving',
      'the same price',
    ])
  })
})

describe('what we took', () => {
  const chosen = (...codes: NoteCode[]) => {
    const notes = codes.map((code) => ({ code, params: { start: '', end: '', students: 1, teachers: 1, days: 1 } }))
    const taken = takenOf({ ...TWO_DAYS, notes: notes as unknown as typeof TWO_DAYS.notes })
    return TAKEN_FIELDS.filter((field) => taken[field].isChosen)
  }

  test('has the words of the plan', () => {
    const { pax_students, pax_teachers, origin, start_date, days } = takenOf(TWO_DAYS)
    expect([pax_students, pax_teachers, origin, start_date, days].map(({ words }) => plain(words))).toEqual([
      '40 learners',
      '3 adults',
      'Pietermaritzburg',
      '6 to 7 May 2027',
      '2 days',
    ])
  })

  test('has the grades, where the plan says them', () => {
    const { group_details } = TWO_DAYS
    const grades = { ...group_details, grade_min: 0, grade_max: 3 }
    expect(takenOf({ ...TWO_DAYS, group_details: grades }).grade_min).toMatchObject({ words: 'Grade R to 3', value: 0 })
    expect(takenOf({ ...TWO_DAYS, group_details: { ...group_details } }).grade_min.value).toBeNull()
  })

  test('says what we chose, by the codes of the notes', () => {
    expect(chosen()).toEqual(['budget_per_student'])
    expect(chosen('group_default')).toEqual(['pax_students', 'pax_teachers', 'budget_per_student'])
    expect(chosen('teachers_default', 'dates_in_window')).toEqual(['pax_teachers', 'start_date', 'budget_per_student'])
  })

  test('has the budget of a note', () => {
    const budget = { code: 'under_budget', params: { cents: 100, budget_cents: 150_000 } } as const
    const { budget_per_student } = takenOf({ ...TWO_DAYS, notes: [budget] })
    expect(budget_per_student).toMatchObject({ value: 1500, isChosen: false })
  })
})

describe('two versions side by side', () => {
  test('mark what differs and nothing else', () => {
    const other = { ...withVisit(TWO_DAYS, 2, 'gardens', 'Durban Botanic Gardens'), total_per_student: 312.1 }
    const lines = comparePlans(TWO_DAYS, other)
    expect(lines.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(['A learner', 'Day 2'])
    expect(comparePlans(TWO_DAYS, TWO_DAYS).some(({ differs }) => differs)).toBe(false)
  })

  test('say that a day is only in one of them', () => {
    const shorter = { ...TWO_DAYS, daily_itinerary: TWO_DAYS.daily_itinerary.slice(0, 1) }
    const day = comparePlans(TWO_DAYS, shorter).find(({ label }) => label === 'Day 2')
    expect(day).toMatchObject({ right: 'not in this version', differs: true })
  })
})

describe('a change in a newer version', () => {
  const remove = { type: 'remove', day: 1, step: 2 } as const

  test('finds its step again where it has another number', () => {
    const [first, ...days] = TWO_DAYS.daily_itinerary
    const newest = {
      ...TWO_DAYS,
      daily_itinerary: [{ ...first!, schedule: first!.schedule.slice(1) }, ...days],
    }
    expect(onNewest([remove], TWO_DAYS, newest)).toEqual([{ ...remove, step: 1 }])
  })

  test('is not offered where its step is gone, or for an undo', () => {
    const newest = withVisit(TWO_DAYS, 1, 'gardens', 'Durban Botanic Gardens')
    expect(onNewest([remove], TWO_DAYS, newest)).toBeNull()
    expect(onNewest([{ type: 'undo' }], TWO_DAYS, TWO_DAYS)).toBeNull()
  })
})

describe('the focus after a change', () => {
  test('is on what was changed', () => {
    const swapped = withVisit(TWO_DAYS, 2, 'gardens', 'Durban Botanic Gardens')
    const swap = { type: 'swap', day: 2, step: 2, with: 'gardens' } as const
    expect(controlAfter(swap, TWO_DAYS, swapped)).toBe('change-2-2')
    expect(controlAfter({ type: 'set', field: 'days', value: 3 }, TWO_DAYS, TWO_DAYS)).toBe('taken-days')
    expect(controlAfter({ type: 'stay', day: 1, with: 'x' }, TWO_DAYS, TWO_DAYS)).toBe('night-1')
  })

  test('is on the nearest one that is left, else on adding a stop to the day', () => {
    const [first, second] = TWO_DAYS.daily_itinerary
    const without = (day: typeof first) => ({ ...day!, schedule: day!.schedule.filter(({ kind }) => kind !== 'visit') })
    const left = { ...TWO_DAYS, daily_itinerary: [without(first), without(second)] }
    expect(controlAfter({ type: 'remove', day: 1, step: 2 }, TWO_DAYS, left)).toBe('change-1-3')
    expect(controlAfter({ type: 'remove', day: 2, step: 2 }, TWO_DAYS, left)).toBe('add-2')
  })
})

test('a clock time stays within its day', () => {
  expect(clockAfter('09:50', 15)).toBe('10:05')
  expect(clockAfter('00:10', -15)).toBeNull()
  expect(clockAfter('23:50', 15)).toBeNull()
})
