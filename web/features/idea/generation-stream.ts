import { GenerationEvent } from '#shared/contracts/generation'
import { type ApiFetch, refusalOf } from '../../api/client.ts'
import { parseJson } from '../../api/parse-json.ts'
import { TripError, tripError } from './trip-error.ts'

const LONGEST_PAUSE_MS = 15_000

/**
 * Follows a plan until it is stored. A lost connection (`onLost`) is opened again without a limit,
 * because the first event of each stream is the present state. Throws if the plan failed or the server refuses.
 */
export async function followGeneration(
  apiFetch: ApiFetch,
  searchId: number,
  { signal, onState, onLost }: { signal: AbortSignal; onState: (event: GenerationEvent) => void; onLost: () => void },
): Promise<void> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const response = await apiFetch(`/api/generate-itinerary/${searchId}/events`, { signal }).catch(() => null)
    signal.throwIfAborted()
    if (response && !response.ok && response.status < 500) throw tripError('failed', await refusalOf(response))
    if (response?.ok && response.body) {
      for await (const event of statesOf(response.body)) {
        pauseMs = 1000
        onState(event)
        if (event.state === 'complete') return
        if (event.state === 'failed') throw new TripError('failed', event.message)
      }
    }
    signal.throwIfAborted()
    onLost()
    await pause(pauseMs, signal)
  }
}

/** The `state` events of a stream, until it ends or the connection is lost. */
async function* statesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<GenerationEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const events = rest.split('\n\n')
      rest = events.pop() as string
      for (const event of events) {
        const data = /^data: ?(.*)$/m.exec(event)?.[1]
        const state = data && GenerationEvent.safeParse(parseJson(data)).data
        if (state) yield state
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
