import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Check, orderChecks } from './checks-order.ts'

const check = fc.record<Check>({
  id: fc.string(),
  label: fc.string(),
  status: fc.constantFrom('pass', 'warn', 'fail'),
  detail: fc.string(),
})

describe('the checks', () => {
  test('show failed ones first, then warnings, then passed ones', () => {
    const statuses: Check['status'][] = ['pass', 'warn', 'pass', 'fail']
    const { shown } = orderChecks(
      statuses.map((status, index) => ({ id: String(index), label: '', status, detail: '' })),
    )
    expect(shown.map(({ id }) => id)).toEqual(['3', '1', '0', '2'])
  })

  test('always show warnings, and lose no check', () => {
    fc.assert(
      fc.property(fc.array(check, { maxLength: 40 }), (checks) => {
        const { shown, rest, fine, toLookAt } = orderChecks(checks)
        expect(rest.every(({ status }) => status === 'pass')).toBe(true)
        expect(shown.length + rest.length).toBe(checks.length)
        expect(fine + toLookAt).toBe(checks.length)
        expect(new Set([...shown, ...rest])).toEqual(new Set(checks))
      }),
    )
  })
})
