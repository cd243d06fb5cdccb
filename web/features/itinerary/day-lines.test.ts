import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayLinesOf } from './day-lines.ts'
import type { Step } from './day-figures.ts'

const step = fc.constantFrom<Step>(
  { start: '07:00', end: '08:00', kind: 'travel', role: 'drive', title: 'Drive' },
  { start: '08:00', end: '08:15', kind: 'free', role: 'rest', title: 'Rest' },
  { start: '09:00', end: '10:00', kind: 'visit', role: 'visit', title: 'Visit' },
  { start: '12:00', end: '12:30', kind: 'meal', role: 'lunch', title: 'Lunch' },
)

test('every step of a day is in one line, in its order', () => {
  fc.assert(
    fc.property(fc.array(step), (schedule) => {
      const shown = dayLinesOf(schedule).flatMap((line) => ('road' in line ? line.road : [line.step]))
      expect(shown).toEqual(schedule)
    }),
  )
})

test('a way begins and ends with a drive, has nothing but drives and rests, and two ways never follow each other', () => {
  fc.assert(
    fc.property(fc.array(step), (schedule) => {
      const lines = dayLinesOf(schedule)
      for (const [index, line] of lines.entries()) {
        if ('step' in line) {
          expect(line.step.kind).not.toBe('travel')
          continue
        }
        expect([line.road[0].kind, line.road.at(-1)!.kind]).toEqual(['travel', 'travel'])
        expect(line.road.every(({ kind, role }) => kind === 'travel' || role === 'rest')).toBe(true)
        expect(lines[index + 1] && 'road' in lines[index + 1]!).toBeFalsy()
      }
    }),
  )
})
