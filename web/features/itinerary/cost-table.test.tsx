import { render, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costShares, sumOf } from './cost-shares.ts'
import { CostTable } from './cost-table.tsx'
import { DAY_AT_THE_SEA } from './plan.fixture.ts'

const rand = fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100)
const breakdown = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), rand, { minKeys: 1, maxKeys: 9 })

describe('the cost breakdown', () => {
  test('is a table with the sum of its rows in the last row', () => {
    const { cost_breakdown, total_per_student } = DAY_AT_THE_SEA
    const { container } = render(<CostTable shares={costShares(cost_breakdown)} total={total_per_student} />)
    const table = within(container).getByRole('table', { name: /cost breakdown per learner/i })
    const amounts = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent!.replace(/[^\d.]/g, '')))
    const total = amounts.pop()!
    expect(total).toBe(402.35)
    expect(amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0)).toBe(Math.round(total * 100))
  })

  test('has the largest part first', () => {
    const { container } = render(
      <CostTable shares={costShares({ Meals: 20, Transport: 300, Insurance: 5 })} total={325} />,
    )
    const names = within(container).getAllByRole('rowheader')
    expect(names.map(({ textContent }) => textContent)).toEqual(['Transport', 'Meals', 'Insurance', 'Total, estimated'])
  })

  test('fills its bar without a gap or an overlap', () => {
    fc.assert(
      fc.property(breakdown, (parts) => {
        fc.pre(sumOf(parts) > 0)
        const shares = costShares(parts)
        expect(shares[0]!.startPercent).toBe(0)
        for (const [index, share] of shares.slice(1).entries()) {
          expect(share.startPercent).toBeCloseTo(shares[index]!.startPercent + shares[index]!.percent, 6)
        }
        expect(shares.at(-1)!.startPercent + shares.at(-1)!.percent).toBeCloseTo(100, 6)
      }),
    )
  })

  test('sums to the cent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 9 }), (cents) => {
        const parts = Object.fromEntries(cents.map((one, index) => [`part ${index}`, one / 100]))
        expect(Math.round(sumOf(parts) * 100)).toBe(cents.reduce((sum, one) => sum + one, 0))
      }),
    )
  })
})
