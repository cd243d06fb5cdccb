import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useProgress } from './use-progress.ts'

/** A stream that the test controls. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static opened: Stream[] = []
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Stream.opened.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  say(state: string, progress: number, message = '') {
    act(
      () => void this.dispatchEvent(new MessageEvent('state', { data: JSON.stringify({ state, progress, message }) })),
    )
  }
  refuse() {
    this.readyState = Stream.CLOSED
    act(() => void this.dispatchEvent(new Event('error')))
  }
}
const latest = () => Stream.opened.at(-1)!

beforeEach(() => {
  Stream.opened = []
  vi.stubGlobal('EventSource', Stream)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('following a plan', () => {
  test('receives the stages of its search, and closes the stream at the end', () => {
    const { result } = renderHook(() => useProgress('77'))
    expect(latest().address).toBe('/api/generate-itinerary/77/events')
    latest().say('planning', 0.4, 'Open on your dates')
    expect(result.current.progress).toMatchObject({ stage: 1, message: 'Open on your dates' })
    latest().say('complete', 1)
    expect(result.current.progress.phase).toBe('complete')
    expect(latest().readyState).toBe(Stream.CLOSED)
  })

  test('opens the stream again if it was refused', () => {
    const { result } = renderHook(() => useProgress('77'))
    latest().refuse()
    expect(result.current.progress.connected).toBe(false)
    act(() => void vi.advanceTimersByTime(3_000))
    expect(Stream.opened).toHaveLength(2)
    latest().say('writing', 0.8)
    expect(result.current.progress).toMatchObject({ connected: true, stage: 2 })
  })

  test('says after twelve seconds that it takes longer than usual', () => {
    const { result } = renderHook(() => useProgress('77'))
    expect(result.current.progress.slow).toBe(false)
    act(() => void vi.advanceTimersByTime(12_000))
    expect(result.current.progress.slow).toBe(true)
  })

  test('opens the stream again after a failed plan was requested again', () => {
    const { result } = renderHook(() => useProgress('77'))
    latest().say('failed', 1, 'No place is open.')
    act(() => result.current.again())
    expect(result.current.progress.phase).toBe('running')
    expect(Stream.opened).toHaveLength(2)
  })
})
