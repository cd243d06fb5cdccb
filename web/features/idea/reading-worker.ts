import type { ReadingEnd } from './reading.ts'

/** Starts the parser. A local copy has a module in place of this one: there the planner's worker reads texts too. */
export const startReading = (): ReadingEnd =>
  new Worker(new URL('./understand-worker.ts', import.meta.url), { type: 'module' })
