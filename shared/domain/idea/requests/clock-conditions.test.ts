import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'

const gazetteer = gazetteerOf(readFacts())
/** The conditions of a text, without those that are only words. */
const conditionsIn = (text: string) =>
  parseIdea(text, { today: '2026-11-21', gazetteer }).requests.flatMap((one) =>
    one.kind === 'condition' ? [one.condition] : [],
  )
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

describe('an hour of return', () => {
  const FRAMES = [
    'Back by {}.',
    'Back by {} because of the taxis.',
    'We have to be back before {}',
    'Home before {}, please.',
  ]
  it('is the same with and without its marks, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FRAMES), fc.integer({ min: 1, max: 7 }), fc.boolean(), (frame, hour, isMarked) => {
        const said = frame.replace('{}', isMarked ? clock(hour + 12) : String(hour))
        expect(conditionsIn(said), said).toEqual([{ code: 'back_by', minutes: (hour + 12) * 60 }])
      }),
      { numRuns: 40 },
    )
  })
  it.each(['They must be 12h30 back.', 'Hulle moet 12h30 terug wees.', '12:30 back at school.'])(
    'may stand before its verb: %j',
    (words) => expect(conditionsIn(words)).toEqual([{ code: 'back_by', minutes: 750 }]),
  )
})

it('hours of departure and return need no marks side by side', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Leave {a} back {b}.', 'Leave {a}, home {b}', 'Vertrek {a} terug {b}.', 'Leave {a} and back {b}'),
      fc.integer({ min: 5, max: 9 }),
      fc.integer({ min: 1, max: 8 }),
      (frame, leave, back) => {
        const said = frame.replace('{a}', String(leave)).replace('{b}', String(back))
        expect(conditionsIn(said), said).toEqual([
          { code: 'leave_at', minutes: leave * 60 },
          { code: 'back_by', minutes: (back + 12) * 60 },
        ])
      },
    ),
    { numRuns: 40 },
  )
})
