import type { Answer } from '../ports/planning.ts'
import { writeLog } from '../services/log.ts'

/** The work's result, or its fault by name and message: over RPC a thrown error would lose its class and its stack. */
export async function answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    writeLog({ level: 'error', planning: name, frames: framesOf(stack) })
    return { fault: name, message }
  }
}

/** Places in the code only: a message may quote what the reader wrote. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
