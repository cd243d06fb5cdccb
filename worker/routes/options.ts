import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { parseSearchId } from '#shared/contracts/search-id'
import type { AppEnv } from '../middleware/request-context.ts'
import { findTripCaller } from '../middleware/trip-caller.ts'
import { readOptions, summarisePackages } from '../services/options.ts'
import { answer } from './answer.ts'
import { searchIdPath } from './parameters.ts'

export const optionRoutes = new Hono<AppEnv>()
  .get(
    '/itinerary/:search_id/packages',
    describeRoute({
      summary:
        'What Saver, Classic and Signature of a trip cost and change, and the plans of other kinds for a vague idea',
      parameters: [searchIdPath],
      responses: {
        200: answer('Packages and kinds without their plans, the cheapest first', PackageSummaryList),
      },
    }),
    async (c) => c.json(await summarisePackages(c.var.context, parseSearchId(c.req.param('search_id')))),
  )
  .get(
    '/itinerary/:search_id/options',
    describeRoute({
      summary: 'The same with their whole plans, for the visitor who asked for the trip',
      parameters: [searchIdPath],
      responses: {
        200: answer('Packages and kinds, the cheapest first', PackageOptionList),
        403: answer('The trip is another visitor’s', ApiError),
      },
    }),
    async (c) => {
      const id = parseSearchId(c.req.param('search_id'))
      return c.json(await readOptions(c.var.context, id, await findTripCaller(c)))
    },
  )
