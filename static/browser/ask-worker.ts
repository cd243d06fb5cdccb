import { files } from 'virtual:shipped-files'
import type { ApiFetch } from '../../web/api/client.ts'
import type { AnsweredCall, ToWorker } from '../calls/message.ts'

const waiting = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>()
let serial = 0
let worker: Worker | undefined

/** Starts the stand-in; `warmUp` prepares it for an idea before one is sent. */
export function startWorker({ warmUp }: { warmUp: boolean }): Worker {
  if (worker) return worker
  const started = new Worker(new URL('../calls/worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { id, status, headers, body } }: MessageEvent<AnsweredCall>) =>
    take(id)?.resolve(new Response(status === 204 ? null : body, { status, headers })),
  )
  started.addEventListener('error', () => {
    worker = undefined
    for (const id of waiting.keys()) take(id)?.reject(new TypeError('The planner of this copy could not be started'))
  })
  const here = (name: string) => new URL(name, import.meta.url).href
  tell(started, { files: { catalogue: here(files.catalogue), addresses: here(files.addresses) }, warmUp })
  return (worker = started)
}

/** Gives the stand-in a port at which it reads the texts of the idea box. */
export const connect = (reader: MessagePort): void => {
  startWorker({ warmUp: false }).postMessage({ reader } satisfies ToWorker, [reader])
}

const tell = (to: Worker, message: ToWorker) => to.postMessage(message)

function take(id: number) {
  const call = waiting.get(id)
  waiting.delete(id)
  return call
}

/** A call of the API, answered by the stand-in in a worker of this page. */
export const askWorker: ApiFetch = (path, init = {}) =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, body, signal } = init
    const id = ++serial
    waiting.set(id, { resolve, reject })
    signal?.addEventListener('abort', () => take(id)?.reject(signal.reason as Error), { once: true })
    const sent = { id, path, method, headers: Object.fromEntries(new Headers(headers)) }
    tell(startWorker({ warmUp: false }), { ...sent, body: typeof body === 'string' ? body : null })
  })
