import { Hono } from 'hono'
import { ApiError } from '#shared/contracts/api-error'
import { PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { parseSearchId } from '#shared/contracts/search-id'
import type { AppEnv } from '../middleware/request-context.ts'
import { findUser } from '../middleware/session.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { readOptions, summarisePackages } from '../services/options.ts'
import { describe } from './describe.ts'
import { searchIdPath } from './parameters.ts'

export const optionRoutes = new Hono<AppEnv>()
  .get(
    '/itinerary/:search_id/packages',
    describe({
      summary: 'What Saver, Classic and Signature of a trip cost and change',
      parameters: [searchIdPath],
      answers: {
        200: { description: 'The packages without their plans, the cheapest first', schema: PackageSummaryList },
      },
    }),
    async (c) => c.json(await summarisePackages(c.var.context, parseSearchId(c.req.param('search_id')))),
  )
  .get(
    '/itinerary/:search_id/options',
    describe({
      summary: 'Saver, Classic and Signature of a trip with their whole plans, for the visitor who asked for it',
      parameters: [searchIdPath],
      answers: {
        200: { description: 'The packages, the cheapest first', schema: PackageOptionList },
        403: { description: 'The trip is another visitor’s', schema: ApiError },
      },
    }),
    async (c) => {
      const [id, user] = [parseSearchId(c.req.param('search_id')), await findUser(c)]
      return c.json(await readOptions(c.var.context, id, findVisitor(c), user?.id ?? null))
    },
  )
