import type { ApiError } from '#shared/contracts/api-error'
import type { Problem } from '../services/problem.ts'
import { plainErrorPage } from './plain-error-page.ts'

/** Calls whose responses have a `success` field; all their errors have `success: false`. */
const HAS_SUCCESS_FIELD = new Set(['/api/email-webhook'])

export interface ProblemAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** The only place that turns a problem into a response: JSON, or a page for a browser. */
export function problemAnswer(problem: Problem, path: string, accept: string | undefined): ProblemAnswer {
  const { details, fields, retryAfterSeconds, headers, success, more } = problem.particulars
  const readsPages = !path.startsWith('/api/') && accept?.includes('text/html')
  const json: ApiError & Record<string, unknown> = {
    ...((success === false || HAS_SUCCESS_FIELD.has(path)) && { success: false }),
    error: problem.message,
    code: problem.code,
    details,
    fields,
    ...more,
  }
  return {
    status: problem.status,
    headers: {
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': readsPages ? 'text/html; charset=UTF-8' : 'application/json',
    },
    body: readsPages ? plainErrorPage(problem.message) : JSON.stringify(json),
  }
}
