import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { parseSearchId } from '#shared/contracts/search-id'
import { WorksheetList } from '#shared/contracts/worksheets'
import type { AppEnv } from '../middleware/request-context.ts'
import { readWorksheets } from '../services/worksheets.ts'
import { answer } from './answer.ts'
import { searchIdPath } from './parameters.ts'

export const worksheetRoutes = new Hono<AppEnv>().get(
  '/itinerary/:search_id/worksheets',
  describeRoute({
    summary: 'A page to fill in for each stop of a plan',
    parameters: [searchIdPath],
    responses: { 200: answer('The worksheets, in the order of the stops', WorksheetList) },
  }),
  async (c) => c.json(await readWorksheets(c.var.context, parseSearchId(c.req.param('search_id')))),
)
