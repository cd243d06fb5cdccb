import { useEffect, useReducer } from 'react'
import { GenerationEvent } from '#shared/contracts/generation'
import { parseJson } from '../../../api/parse-json.ts'
import { type Progress, progressed, STARTED } from './progress.ts'

/** After this time the page says that it takes longer than usual. */
const SLOW_AFTER_MS = 12_000
/** The delay before a refused stream is opened again. */
const REOPEN_AFTER_MS = 3_000

/**
 * Follows the progress of a plan. The stream's first event is the present state, so a lost connection loses nothing:
 * the browser connects again, and a refused stream is opened again. `again` starts over after a failure.
 */
export function useProgress(id: string): { progress: Progress; again: () => void } {
  const [progress, change] = useReducer(progressed, STARTED)
  const running = progress.phase === 'running'

  useEffect(() => {
    if (!running) return
    const slow = setTimeout(() => change('slow'), SLOW_AFTER_MS)
    return () => clearTimeout(slow)
  }, [running])

  useEffect(() => {
    if (!running) return
    let source: EventSource | undefined
    let reopening: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(`/api/generate-itinerary/${encodeURIComponent(id)}/events`)
      source.addEventListener('state', ({ data }) => {
        const event = GenerationEvent.safeParse(parseJson(String(data)))
        if (event.success) change(event.data)
      })
      source.addEventListener('error', () => {
        change('lost')
        if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_AFTER_MS)
      })
    }
    open()
    return () => {
      source?.close()
      clearTimeout(reopening)
    }
  }, [id, running])

  return { progress, again: () => change('again') }
}
