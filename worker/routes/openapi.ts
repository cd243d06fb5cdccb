import type { Hono } from 'hono'
import { describeRoute, openAPIRouteHandler } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import type { AppEnv } from '../middleware/request-context.ts'
import { VERSION } from '../services/version.ts'
import { answer } from './answer.ts'
import { nameSchemas } from './schema-names.ts'

export const describeContract = describeRoute({
  summary: 'This contract',
  responses: { 200: answer('An OpenAPI 3.1 document') },
})

const anyProblem = { responses: { default: { $ref: '#/components/responses/Problem' } } }

/** Returns the OpenAPI 3.1 document, made from the routes and the schemas that validate their bodies. */
export function answerContract(app: Hono<AppEnv>) {
  nameSchemas()
  return openAPIRouteHandler(app, {
    documentation: {
      info: {
        title: 'Uhambo',
        version: VERSION,
        description: 'From a trip idea to a plan that holds. Dates are ISO days, money is rand.',
      },
      components: { responses: { Problem: answer('What went wrong', ApiError) } },
    },
    defaultOptions: { GET: anyProblem, POST: anyProblem, PUT: anyProblem, DELETE: anyProblem },
    // An invalid body is a Problem with status 422; the library's default is a 400 of another shape.
    defaultValidationErrorResponse: false,
    // Otherwise the library treats `/api/openapi.json` as a static file and leaves it out.
    excludeStaticFile: false,
  })
}
