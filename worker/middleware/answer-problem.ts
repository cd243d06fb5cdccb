import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ApiError } from '#shared/contracts/api-error'
import { writeLog } from '../services/log.ts'
import { isPagesUnavailable, isPlanningUnavailable, isStoreUnavailable, Problem } from '../services/problem.ts'
import type { AppEnv } from './request-context.ts'

/** Calls that answer `success` say false with every failure, whoever found it. */
const SAYS_SUCCESS = new Set(['/api/email-webhook'])

/** The only place where a failure becomes an answer. Nothing of an unexpected error reaches the reader. */
export const answerProblem: ErrorHandler<AppEnv> = (error, c) => {
  const problem = toProblem(error)
  if (problem.status >= 500) logFailure(error, problem, c.get('requestId'))
  const { details, fields, retryAfterSeconds, headers, success } = problem.particulars
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  return c.json<ApiError & { success?: false }>(
    {
      ...((success === false || SAYS_SUCCESS.has(c.req.path)) && { success: false }),
      error: problem.message,
      code: problem.code,
      details,
      fields,
    },
    problem.status,
  )
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
  if (isPlanningUnavailable(error))
    return new Problem(503, 'planning_unavailable', 'We cannot reach the planner. Please try again in a moment.', {
      retryAfterSeconds: 10,
    })
  if (isPagesUnavailable(error))
    return new Problem(503, 'pages_unavailable', 'We cannot draw this page just now. Please try again in a moment.', {
      retryAfterSeconds: 5,
    })
  return new Problem(500, 'internal_error', 'Something went wrong on our side. Please try again.')
}

/** Names and places in the code only: a message may quote what the reader wrote. */
function logFailure(error: Error, problem: Problem, requestId: string | undefined): void {
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
  writeLog({ level: 'error', requestId, code: problem.code, name: error.name, frames })
}
