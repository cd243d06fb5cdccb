import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { addDays } from '../calendar.ts'
import { addSentences, factInWords, isTown, sightInTown } from './fact-words.ts'
import { parseIdea } from './parse.ts'
import { saysNothing } from './says-nothing.ts'

const TODAY = '2026-11-23'
const gazetteer = gazetteerOf(readFacts())
const parse = (text: string) => parseIdea(text, { today: TODAY, gazetteer })
/** A text before the added words, with and without a full stop. */
const before = fc.constantFrom('', 'We plan a trip', 'A History trip.')
const grades = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const day = fc.nat(600).map((days) => addDays(TODAY, days + 1))

test('the words of a control are read back as its value', () => {
  fc.assert(
    fc.property(
      before,
      grades,
      fc.integer({ min: 2, max: 400 }),
      fc.integer({ min: 1, max: 40 }),
      (text, grade, learners, teachers) => {
        const words = [
          factInWords({ fact: 'grade', ...grade }),
          factInWords({ fact: 'learners', count: learners }),
          factInWords({ fact: 'teachers', count: teachers }),
        ]
        const idea = parse(addSentences(text, words))
        expect([idea.gradeMin, idea.gradeMax, idea.students, idea.teachers]).toEqual([
          grade.from,
          grade.to,
          learners,
          teachers,
        ])
      },
    ),
    { numRuns: 60 },
  )
})

test('the words of days, of a month and of a budget are read back', () => {
  fc.assert(
    fc.property(
      before,
      day,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 100 }),
      (text, start, days, fifties) => {
        const words = [factInWords({ fact: 'dates', start, days }), factInWords({ fact: 'budget', rand: 50 * fifties })]
        const idea = parse(addSentences(text, words))
        expect([idea.startDate, idea.days, idea.budgetPerStudent]).toEqual([start, days, 50 * fifties])
        const month = start.slice(0, 7)
        expect(parse(addSentences(text, [factInWords({ fact: 'month', month })])).window?.start.slice(0, 7)).toBe(month)
      },
    ),
    { numRuns: 60 },
  )
})

test.each(gazetteer.towns)(
  '$name is read back as the destination and, if a bus can leave from it, as the origin',
  (town) => {
    const idea = parse(factInWords({ fact: 'place', name: town.name }))
    expect(idea.location).not.toBeNull()
    // A region or a park may lie in several provinces.
    if (town.kind !== 'region' && town.kind !== 'park') expect(idea.province).toBe(town.province)
    if (isTown(town))
      expect(parse(factInWords({ fact: 'origin', name: town.name })).origin).toBe(withoutProvince(town.name))
  },
)
/** "Middelburg (Mpumalanga)" */
const withoutProvince = (name: string) => name.replace(/ \(.*\)$/, '')

test('whether a group sleeps over is read back', () => {
  expect(parse(factInWords({ fact: 'overnight', staysOver: false })).days).toBe(1)
  expect(parse(factInWords({ fact: 'overnight', staysOver: true })).tripTypes).toEqual(['Overnight camp'])
})

test('what is said of a sight that we do not know is read as its own, and as nothing of the trip', () => {
  const some = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:30`
  const trip =
    'Grade 7, 40 learners from Pietermaritzburg to Underberg on 12 May 2027, 3 teachers, R400 each. We want to see'
  fc.assert(
    fc.property(
      some(fc.integer({ min: 15, max: 720 })),
      some(fc.integer({ min: 6, max: 11 })),
      some(fc.integer({ min: 0, max: 2000 })),
      (minutes, hour, rand) => {
        const hours = hour === undefined ? {} : { opens: clock(hour), closes: clock(hour + 5) }
        const sight = { fact: 'sight' as const, name: 'Mooi Vallei Dairy', town: 'Himeville', minutes, rand, ...hours }
        const before = `${trip} ${sightInTown(sight)}.`
        const [plain, idea] = [parse(before), parse(addSentences(before, [factInWords(sight)].filter(Boolean)))]
        const [asked, ...others] = idea.requests
        expect(others).toEqual([])
        const said = { ...(minutes && { minutes }), ...hours, ...(rand !== undefined && { rand }) }
        expect(asked).toMatchObject({ text: 'Mooi Vallei Dairy in Himeville', near: 'Himeville' })
        expect(asked?.kind === 'sight' && (asked.said ?? {})).toEqual(said)
        expect({ ...idea, requests: [] }).toEqual({ ...plain, requests: [] })
      },
    ),
    { numRuns: 60 },
  )
})

test('nothing added leaves the text as it is', () => {
  expect(addSentences('We go ', [])).toBe('We go ')
  expect(addSentences('We go', ['On Friday.'])).toBe('We go. On Friday.')
})

test.each(['hi', 'asdf', 'test test test', 'please help', '?', 'Hello, can you help me plan something nice?'])(
  '"%s" says nothing of a trip',
  (text) => expect(saysNothing(parse(text))).toBe(true),
)

test.each([
  'Durban',
  'Grade 7',
  'a trip in May',
  '40 learners',
  'the zoo',
  'science',
  'R400 each',
  'a camp',
  'iRhini',
  'visit Mooi Dairy',
])('"%s" says something of a trip', (text) => expect(saysNothing(parse(text))).toBe(false))
