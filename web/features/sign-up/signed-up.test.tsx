import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedUpNotice } from './signed-up.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
/** Advances one second at a time, because the page must render after each. */
const pass = async (seconds: number) => {
  for (let n = 0; n < seconds; n++) await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('the sign-in page opens after fifteen seconds', async () => {
  const leave = vi.fn<(to: string) => void>()
  render(<SignedUpNotice username="naledi.mokoena" leave={leave} />)
  expect(screen.getByText(/Your username is naledi\.mokoena\./)).toBeTruthy()
  expect(screen.getByText('Check your email for a temporary password and a verification link.')).toBeTruthy()
  await pass(14)
  expect(leave).not.toHaveBeenCalled()
  await pass(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login')
})

test('the person can stop it and stay', async () => {
  const leave = vi.fn<(to: string) => void>()
  render(<SignedUpNotice username="naledi" leave={leave} />)
  await pass(3)
  act(() => screen.getByRole('button', { name: 'Stay on this page' }).click())
  await pass(30)
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByText('You stay on this page.')).toBeTruthy()
})
