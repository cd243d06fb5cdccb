import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CommitCalculator } from './commit-calculator.tsx'

beforeEach(() => void render(<CommitCalculator />))
afterEach(cleanup)

const price = () => screen.getByRole('textbox', { name: /Price per learner/ })
const sum = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const write = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

test('the example is that of the specification: nine payments, R545 a month, R542.45 at the end', () => {
  expect(sum()).toEqual(['9 months', 'R545 a month'])
  expect(screen.getByText(/R4\s830 plus R72.45 fee \(1.5%\). Last payment R542.45./)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
})

test('the amount changes with the input', async () => {
  await write(price(), '2000')
  expect(sum()).toContain('R226 a month')
})

test('a wrong number has a message only after its field loses focus, and none once it is corrected', async () => {
  await write(price(), 'R')
  expect(price().getAttribute('aria-invalid')).toBeNull()
  expect(sum()).toContain('R545 a month')
  await userEvent.tab()
  expect(price().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/Enter a price per learner/)).toBeTruthy()
  await userEvent.type(price(), '2000')
  expect(price().getAttribute('aria-invalid')).toBeNull()
  expect(sum()).toContain('R226 a month')
})

test('a day in the past is named at its field, and the result of the earlier figures goes', async () => {
  const leave = screen.getByLabelText(/You leave on/)
  await userEvent.clear(leave)
  await userEvent.type(leave, '2020-07-05')
  await userEvent.tab()
  expect(leave.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/First payment on/).getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText(/Choose a day after today/)).toBeTruthy()
  expect(screen.queryAllByRole('status')).toEqual([])
})

test('a later first payment allows fewer payments', async () => {
  const first = screen.getByLabelText(/First payment on/)
  await userEvent.clear(first)
  await userEvent.type(first, '2028-02-01')
  expect(sum()).toEqual(['5 months', 'R981 a month'])
  expect(screen.queryByText('If you start in January')).toBeNull()
})
