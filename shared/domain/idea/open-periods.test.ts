import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { addDays, daysBetween, findDay, findTermOn, MONTH_NAMES } from '../calendar.ts'
import { parseIdea } from './parse.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const read = (words: string, today = '2026-11-27') =>
  parseIdea(`Grade 5 from Mthatha to Qunu, ${words}, 40 learners.`, { today, gazetteer })
const aDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, day]) => ({ month, day, words: `${day} ${MONTH_NAMES[month - 1]}` }))

describe('a period with one end', () => {
  it('begins with the day that is named, and ends with a term', () => {
    fc.assert(
      fc.property(
        aDay,
        fc.constantFrom('after', 'any weekday after', 'not before', 'any day from', 'not earlier than', 'nie voor'),
        ({ month, day, words }, cue) => {
          const { startDate, window } = read(`${cue} ${words}`)
          const year = findDay(2026, month, day)! > '2026-11-27' ? 2026 : 2027
          const first = addDays(findDay(year, month, day)!, cue.endsWith('after') ? 1 : 0)
          expect(startDate).toBeNull()
          // The calendar ends with 2027.
          if (window?.kind !== 'range') expect(month).toBeGreaterThan(10)
          else {
            expect(window.start).toBe(first)
            expect(findTermOn(facts.calendar, window.end)?.end).toBe(window.end)
            expect(daysBetween(window.start, window.end)).toBeGreaterThanOrEqual(21)
          }
        },
      ),
    )
  })
  it('is no period of the trip where the day belongs to something else', () => {
    for (const words of ['back after 5 May', 'not after 5 May', 'we were there after 5 May last year'])
      expect(read(words).window?.kind).not.toBe('range')
  })
  it.each(['end of year outing', 'year-end function', 'jaareindfunksie', 'end-of-the-year trip'])(
    'is the last term: %s',
    (words) => {
      const { window } = read(words)
      expect(findTermOn(facts.calendar, window!.end)?.term).toBe(4)
    },
  )
  it('is the week beside a holiday', () => {
    const { window } = read('first week after the Easter holidays')
    expect(window).toMatchObject({ start: '2027-04-06', end: '2027-04-12' })
  })
})

describe('a period around or of a named day', () => {
  it('holds the day around which it is', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom('around the', 'about the', 'close to the'), ({ month, day }, cue) => {
        const { window } = read(`${MONTH_NAMES[month - 1]} 2027 ${cue} ${day}th`)
        const named = findDay(2027, month, day)!
        expect(window!.start < named && named < window!.end).toBe(true)
        expect(daysBetween(window!.start, window!.end)).toBeLessThan(14)
      }),
    )
  })
  it.each([
    ['heritage week', '2027-09-20', '2027-09-26'],
    ['Sept heritage week', '2027-09-20', '2027-09-26'],
    ['in Mandela week', '2027-07-12', '2027-07-18'],
    ['during heritage month', '2027-09-01', '2027-09-30'],
    ['in vrouemaand', '2027-08-01', '2027-08-31'],
    ['jeugmaand', '2027-06-01', '2027-06-30'],
    ['human rights month', '2027-03-01', '2027-03-31'],
  ])('is %s', (words, start, end) => expect(read(words).window).toMatchObject({ start, end }))
})

it('may begin on either of two weekdays that stand together', () => {
  for (const [words, days] of [
    ['Thurs/Fri', [4, 5]],
    ['Wed / Thu', [3, 4]],
    ['a Tuesday or a Wednesday', [2, 3]],
  ] as const)
    expect(read(words).firstWeekdays).toEqual(days)
})
