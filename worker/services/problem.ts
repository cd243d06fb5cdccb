import { PagesUnavailable } from '../ports/pages.ts'
import { PlanningUnavailable } from '../ports/planning.ts'

export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503

interface Particulars {
  details?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number
  headers?: Record<string, string>
  /** The calls of the spec that answer `success` say false beside the error. */
  success?: false
}

/** Anything that ends a call early. The message is a sentence for the reader; the code is for programs. */
export class Problem extends Error {
  readonly status: ProblemStatus
  readonly code: string
  readonly particulars: Particulars

  constructor(status: ProblemStatus, code: string, message: string, particulars: Particulars = {}) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.particulars = particulars
  }
}

/** True where the store itself did not answer, so that trying again can help; false for a statement it refused. */
export function isStoreUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith('D1_') && !/SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG)/.test(cause.message)) return true
  }
  return false
}

export const isPagesUnavailable = (error: unknown): boolean => error instanceof PagesUnavailable

export const isPlanningUnavailable = (error: unknown): boolean => error instanceof PlanningUnavailable
