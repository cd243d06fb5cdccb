import { useEffect, useReducer } from 'react'
import { GenerationEvent } from '#shared/contracts/generation'
import { parseJson } from '../../../api/parse-json.ts'
import { type Progress, progressed, STARTED } from './progress.ts'

/** After this long the reader is told that it takes longer than usual. */
const SLOW_AFTER_MS = 12_000
/** A stream that the server refused is asked for again after this. */
const REOPEN_AFTER_MS = 3_000

/**
 * Follows the making of a plan. The stream's first event is the present state, so a lost line costs nothing:
 * the browser connects again by itself, and a refused one is opened anew. `again` starts over after a failure.
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
