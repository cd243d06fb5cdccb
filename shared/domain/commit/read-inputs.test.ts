import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCents } from '../money.ts'
import { COMMIT_FIELDS, type CommitTexts, readCommit } from './read-inputs.ts'

const TEXTS: CommitTexts = {
  price: 'R4 830',
  learners: '45',
  leave: '2027-07-05',
  minimum: '36',
  first: '2026-10-01',
  instalments: '9',
}
const TODAY = '2026-09-15'
const problemsOf = (changed: Partial<CommitTexts>) => {
  const answer = readCommit({ ...TEXTS, ...changed }, TODAY)
  return 'problems' in answer ? Object.keys(answer.problems) : []
}

test.each([
  ['4830', 483_000],
  ['R4 830', 483_000],
  ['R4\u00a0830.50', 483_050],
  ['r4,830', 483_000],
  ['ZAR 4,830.50', 483_050],
  ['4830,50', 483_050],
])('a price typed as %s is understood', (price, cents) => {
  expect(readCommit({ ...TEXTS, price }, TODAY)).toMatchObject({ plan: { inputs: { priceCents: cents } } })
})

test('a price is read back as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_000, max: 50_000_000 }), (cents) => {
      expect(readCommit({ ...TEXTS, price: formatCents(cents) }, TODAY)).toMatchObject({
        plan: { inputs: { priceCents: cents } },
      })
    }),
  )
})

test.each([
  ['price', ''],
  ['price', 'R-100'],
  ['price', 'R20'],
  ['price', '9999999999999'],
  ['learners', '0'],
  ['learners', 'forty'],
  ['leave', '2027-02-30'],
  ['leave', '2026-09-14'],
  ['leave', '2026-09-15'],
  ['leave', '2020-01-01'],
  ['leave', '2026-11-10'],
  ['minimum', '46'],
  ['minimum', '0'],
  ['first', ''],
  ['first', '2027-06-01'],
  ['instalments', '1'],
  ['instalments', '13'],
] as const)('%s "%s" is refused at its own field', (field, text) => {
  expect(problemsOf({ [field]: text })).toEqual([field])
})

test('a day in the past is called so', () => {
  expect(readCommit({ ...TEXTS, leave: '2026-03-01' }, TODAY)).toEqual({
    problems: { leave: 'Choose a day after today: the trip has not left yet.' },
  })
})

test('returns a plan or a message for any input', () => {
  const texts = fc.record(Object.fromEntries(COMMIT_FIELDS.map((field) => [field, fc.string()])))
  fc.assert(
    fc.property(texts, (typed) => {
      const answer = readCommit(typed as CommitTexts, TODAY)
      expect('plan' in answer || Object.keys(answer.problems).length > 0).toBe(true)
    }),
  )
})
