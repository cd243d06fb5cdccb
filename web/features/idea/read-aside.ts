import type { Understanding } from './understand.ts'
import type { Reading, ToRead } from './understand-worker.ts'

/** Names for the fields that take a town. */
export type Towns = Record<'place' | 'origin', readonly string[]>

interface Read {
  understood: Understanding
  towns: Towns
}
interface Task extends ToRead {
  done: (read: Read | null) => void
}
let towns: Towns = { place: [], origin: [] }
let worker: Worker | null = null
let running: Task | null = null
/** Only the newest text waits. */
let waiting: Task | null = null

function start(): Worker {
  const started = new Worker(new URL('./understand-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Reading>) => {
    towns = data.towns ?? towns
    finish({ understood: data.understood, towns })
  })
  started.addEventListener('error', () => {
    worker = null
    finish(null)
  })
  return started
}

function begin(): void {
  running = waiting
  waiting = null
  if (!running) return
  worker ??= start()
  worker.postMessage({ text: running.text, today: running.today } satisfies ToRead)
}

function finish(read: Read | null): void {
  running?.done(read)
  begin()
}

/** Reads a text in a worker. Null if another text came before it was begun, or if the parser could not be fetched. */
export const readAside = (text: string, today: string): Promise<Read | null> =>
  new Promise((done) => {
    waiting?.done(null)
    waiting = { text, today, done }
    if (!running) begin()
  })
