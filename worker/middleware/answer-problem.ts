import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { writeLog } from '../services/log.ts'
import { isStoreUnavailable, Problem } from '../services/problem.ts'
import { problemAnswer } from './problem-answer.ts'
import type { AppEnv } from './request-context.ts'

/** Maps an error to a problem. Unexpected errors become a general message; failures of 500 and above are logged. */
export function problemOf(error: Error, c: Context<AppEnv>): Problem {
  const problem = toProblem(error)
  if (problem.status >= 500 && !problem.particulars.isRefusal) logFailure(error, problem, c.get('requestId'))
  return problem
}

export const answerProblem: ErrorHandler<AppEnv> = (error, c) => {
  const { status, headers, body } = problemAnswer(problemOf(error, c), c.req.path, c.req.header('accept'))
  return c.body(body, status as ContentfulStatusCode, headers)
}

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && error.status === 400)
    return new Problem(400, 'malformed_json', 'The request is not valid JSON.')
  if (isStoreUnavailable(error))
    return new Problem(
      503,
      'storage_unavailable',
      'We cannot reach our records just now. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    )
  return new Problem(500, 'internal_error', 'Something went wrong on our side. Please try again.')
}

/**
 * Logs only error names and code locations, because an error message may quote user input. The code of a `Problem` says
 * where it comes from, and many callers may get the same one at once: it needs no locations.
 */
function logFailure(error: Error, problem: Problem, requestId: string | undefined): void {
  const isExpected = error instanceof Problem
  const locations = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const frames = isExpected ? undefined : locations?.slice(0, 8)
  writeLog({ level: 'error', requestId, code: problem.code, name: error.name, frames })
}
