import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { createMiddleware } from 'hono/factory'
import { ApiError } from '#shared/contracts/api-error'
import {
  Alternatives,
  PlanCopy,
  PlanVersions,
  RefusedRevision,
  Revision,
  RevisionRequest,
  StaleVersion,
} from '#shared/contracts/revisions'
import { parseSearchId } from '#shared/contracts/search-id'
import { readClaim } from '../middleware/idempotency-key.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findUser } from '../middleware/session.ts'
import { findVisitor, keepVisitor } from '../middleware/visitor.ts'
import { copyPlan } from '../services/copy-plan.ts'
import { Problem } from '../services/problem.ts'
import { readAlternatives, readVersions, requireOwner, revisePlan } from '../services/revisions.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey, searchIdPath } from './parameters.ts'

const searchIdOf = (c: Context<AppEnv>) => parseSearchId(c.req.param('search_id') ?? '')
/** Only the owner of a plan gets on; also an invalid body is read for nobody else. */
const ownersOnly = createMiddleware<AppEnv>(async (c, next) => {
  const caller = { visitor: findVisitor(c), userId: (await findUser(c))?.id ?? null }
  await requireOwner(c.var.context, searchIdOf(c), caller)
  await next()
})

const countQuery = (name: 'day' | 'step', minimum: number) =>
  ({ name, in: 'query', required: true, schema: { type: 'integer', minimum } }) as const
function readCount(c: Context<AppEnv>, { name, schema }: ReturnType<typeof countQuery>): number {
  const text = c.req.query(name) ?? ''
  const count = /^\d{1,4}$/.test(text) ? Number(text) : -1
  if (count >= schema.minimum) return count
  const error = `Please give the ${name} as a number from ${schema.minimum}.`
  throw new Problem(422, 'invalid_fields', error, { fields: { [name]: error } })
}
const DAY = countQuery('day', 1)
const STEP = countQuery('step', 0)
const BUDGET = 'budget_per_student' as const
const FIELD = {
  name: 'field',
  in: 'query',
  description: 'In place of a day and a step: budgets below the present price, with what each gives and loses',
  schema: { type: 'string', enum: [BUDGET] as string[] },
} as const
const notTheOwner = { 403: answer('The trip is another visitor’s', ApiError) }

export const revisionRoutes = new Hono<AppEnv>()
  .post(
    '/itinerary/:search_id/revisions',
    describeRoute({
      summary: 'Change a plan: each call makes its next version',
      parameters: [searchIdPath],
      responses: {
        200: answer('The new version', Revision),
        ...notTheOwner,
        409: answer('The plan has a newer version than `base_version`', StaleVersion),
        422: answer('The change cannot be, and why', RefusedRevision),
      },
    }),
    ownersOnly,
    jsonBody(RevisionRequest),
    async (c) => c.json(await revisePlan(c.var.context, searchIdOf(c)!, c.req.valid('json'))),
  )
  .get(
    '/itinerary/:search_id/alternatives',
    describeRoute({
      summary: 'What a visit, the beds of a night or the budget could be instead, each tried',
      parameters: [searchIdPath, { ...DAY, required: false }, { ...STEP, required: false }, FIELD],
      responses: { 200: answer('At most eight, those that hold first', Alternatives), ...notTheOwner },
    }),
    ownersOnly,
    async (c) => {
      const at =
        c.req.query(FIELD.name) === BUDGET ? { field: BUDGET } : { day: readCount(c, DAY), step: readCount(c, STEP) }
      return c.json(await readAlternatives(c.var.context, searchIdOf(c)!, at))
    },
  )
  .get(
    '/itinerary/:search_id/versions',
    describeRoute({
      summary: 'The versions of a plan and what changed in each',
      parameters: [searchIdPath],
      responses: { 200: answer('The newest first', PlanVersions) },
    }),
    async (c) => c.json(await readVersions(c.var.context, searchIdOf(c))),
  )
  .post(
    '/itinerary/:search_id/copy',
    describeRoute({
      summary: 'Copy a plan for the caller, who may then change it',
      parameters: [searchIdPath, idempotencyKey],
      responses: { 201: answer('The copy', PlanCopy) },
    }),
    async (c) => {
      const user = await findUser(c)
      const claim = await readClaim(c, null, user)
      const caller = { visitor: findVisitor(c), userId: user?.id ?? null }
      const visitor = keepVisitor(c)
      return c.json(await copyPlan(c.var.context, searchIdOf(c), { visitor, caller, claim }), 201)
    },
  )
