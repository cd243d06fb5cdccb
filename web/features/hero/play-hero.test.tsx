import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Hero } from './hero.tsx'
import { playHero } from './play-hero.ts'

let plays = 0

/** The server's HTML, with the film started. */
function open({ reducedMotion = false, saveData = false } = {}) {
  window.matchMedia = (query: string) => ({ matches: reducedMotion && query.includes('reduce') }) as MediaQueryList
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  const { container } = render(<Hero />)
  const scene = container.querySelector<HTMLElement>('[data-hero]')!
  playHero(scene)
  return { scene, video: scene.querySelector('video')! }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  plays = 0
  HTMLMediaElement.prototype.play = () => {
    plays++
    return Promise.resolve()
  }
  HTMLMediaElement.prototype.pause = function pause(this: HTMLMediaElement) {
    fireEvent.pause(this)
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a film that has not loaded after 10 seconds is removed, with a message', () => {
  const { scene } = open()
  vi.advanceTimersByTime(9999)
  expect(scene.dataset['hero']).toBe('playing')
  vi.advanceTimersByTime(1)
  expect(scene.dataset['hero']).toBe('failed')
  expect(screen.getByText('Video unavailable')).toBeTruthy()
})

test('a film that plays in time is not removed', () => {
  const { scene, video } = open()
  fireEvent.playing(video)
  vi.advanceTimersByTime(60_000)
  expect(scene.dataset['hero']).toBe('playing')
})

test('the film starts again when it ends or is paused, except by the person', () => {
  const { video } = open()
  fireEvent.playing(video)
  fireEvent.ended(video)
  fireEvent.pause(video)
  expect(plays).toBe(3)
})

test('a pause by the person is kept for the next visit', () => {
  const { video } = open()
  fireEvent.playing(video)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the video' }))
  fireEvent.ended(video)
  expect(plays).toBe(1)
  cleanup()
  open()
  expect(plays).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Play the video' }))
  expect(plays).toBe(2)
})

test.each([{ reducedMotion: true }, { saveData: true }])('only the picture is shown for %j', (wish) => {
  open(wish)
  expect(plays).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})
