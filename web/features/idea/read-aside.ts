import { startReading } from './reading-worker.ts'
import type { ReadingEnd, ToRead } from './reading.ts'
import type { Towns, Understanding } from './understand.ts'

interface Read {
  understood: Understanding
  towns: Towns
}
interface Task extends ToRead {
  done: (read: Read | null) => void
}
let towns: Towns = { place: [], origin: [] }
let worker: ReadingEnd | null = null
let running: Task | null = null
/** Only the newest text waits. */
let waiting: Task | null = null

function start(): ReadingEnd {
  const started = startReading()
  started.addEventListener('message', ({ data }) => {
    towns = data?.towns ?? towns
    finish(data && { understood: data.understood, towns })
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
  worker.postMessage({ text: running.text, today: running.today })
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
