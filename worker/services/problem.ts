/** 499 is only logged: nobody reads the response. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 499 | 500 | 503

interface Particulars {
  details?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number
  headers?: Record<string, string>
  /** Further fields of the body, for a caller that can go on from them. */
  more?: Record<string, unknown>
  /** Calls of the spec with a `success` field set it to false beside the error. */
  success?: false
  /** A refusal by a limit, which is not logged as a failure. */
  isRefusal?: true
}

/** An error that ends a call. The message is a sentence for people; the code is for programs. */
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

/** True if the database did not answer, so that a retry can help; false if it refused a statement. */
export function isStoreUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith('D1_') && !/SQLITE_(CONSTRAINT|ERROR|MISMATCH|TOOBIG)/.test(cause.message)) return true
  }
  return false
}
