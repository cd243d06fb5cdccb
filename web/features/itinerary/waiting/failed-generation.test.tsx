import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FailedGeneration } from './failed-generation.tsx'

const show = (onStarted = () => undefined as void) =>
  within(render(<FailedGeneration id="77" message="No place is open." onStarted={onStarted} />).container)
const rememberIdea = () => {
  localStorage.setItem('pending_search_id', '77')
  localStorage.setItem('pending_idea', 'Grade 5 to the sea')
}

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a plan that failed', () => {
  test('has the reason, and offers a reader who did not write the idea to change it', () => {
    const page = show()
    expect(page.getByRole('alert').textContent).toContain('No place is open.')
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(page.getByRole('link', { name: 'Change the idea' }).getAttribute('href')).toBe('/#idea-request')
  })

  test('is requested again with the idea stored in this browser', async () => {
    rememberIdea()
    const call = vi.fn<typeof fetch>(async () => new Response('{}', { status: 202 }))
    vi.stubGlobal('fetch', call)
    const started = vi.fn<() => void>()
    fireEvent.click(show(started).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(started).toHaveBeenCalledOnce())
    const [address, init] = call.mock.calls[0]!
    expect(address).toBe('/api/generate-itinerary')
    expect(JSON.parse(init!.body as string)).toEqual({ search_id: 77, idea: 'Grade 5 to the sea' })
  })

  test('has a message if the request is refused, and can be requested again', async () => {
    rememberIdea()
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
    const page = show()
    fireEvent.click(page.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(page.getByRole('alert').textContent).toContain('Wait a minute'))
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).disabled).toBe(false)
  })
})
