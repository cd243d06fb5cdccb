import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHECK_QUESTIONS, CHECKS_OF_QUESTION } from '#shared/domain/itinerary/check-questions'
import { RULES } from '#shared/domain/verifier/verify'
import { type Check, checksByQuestion } from './checks-by-question.ts'

const mootOrNot = fc.constantFrom<Pick<Check, 'status' | 'moot'>>(
  { status: 'pass' },
  { status: 'pass', moot: true },
  { status: 'warn' },
  { status: 'fail' },
)
const words = fc.record({
  id: fc.constantFrom('a check of an older plan', ...RULES.map(({ id }) => id)),
  label: fc.string(),
  detail: fc.string(),
})
const check = fc.tuple(words, mootOrNot).map(([one, other]): Check => ({ ...one, ...other }))

describe('the checks of a plan', () => {
  test('each answer exactly one question', () => {
    const listed = CHECK_QUESTIONS.flatMap((question) => CHECKS_OF_QUESTION[question])
    expect(listed.toSorted()).toEqual(RULES.map(({ id }) => id).toSorted())
  })

  test('stand under their questions, in order of the questions, the failed ones first; none is lost', () => {
    fc.assert(
      fc.property(fc.array(check, { maxLength: 40 }), (checks) => {
        const answered = checksByQuestion(checks)
        expect(new Set(answered.flatMap((one) => [...one.checks, ...one.moot]))).toEqual(new Set(checks))
        expect(answered.flatMap((one) => one.checks).every(({ moot }) => !moot)).toBe(true)
        const order = answered.map(({ question }) => CHECK_QUESTIONS.indexOf(question))
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b))
        for (const { checks: own, toLookAt } of answered) {
          expect(own.slice(0, toLookAt).every(({ status }) => status !== 'pass')).toBe(true)
          expect(own.slice(toLookAt).every(({ status }) => status === 'pass')).toBe(true)
          const firstWarning = own.findIndex(({ status }) => status === 'warn')
          if (firstWarning !== -1) expect(own.slice(firstWarning).every(({ status }) => status !== 'fail')).toBe(true)
        }
      }),
    )
  })
})
