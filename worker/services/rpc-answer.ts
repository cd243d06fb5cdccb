import type { Answer } from '../ports/rpc.ts'
import { writeLog } from './log.ts'

/** The work's result, or its fault by name and message: over RPC a thrown error would lose its class and its stack. */
export async function answer<T>(worker: string, work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    const { name, message } = rootOf(error)
    writeLog({ level: 'error', worker, fault: name, frames: framesOf(error) })
    return { fault: name, message }
  }
}

/** What lies at the bottom: a lost database hides behind the query that it broke. */
function rootOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? rootOf(error.cause) : error
}

/** Places in the code only: a message may quote what the reader wrote. */
const framesOf = (error: unknown) =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
