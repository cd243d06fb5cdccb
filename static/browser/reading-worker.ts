import type { ReadingEnd } from '../../web/features/idea/reading.ts'
import { connect } from './ask-worker.ts'

/** Stands where the site starts a worker for the parser: the stand-in has parser and names already. */
export function startReading(): ReadingEnd {
  const { port1, port2 } = new MessageChannel()
  connect(port2)
  port1.start()
  return port1
}
