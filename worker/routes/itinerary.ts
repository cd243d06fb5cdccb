import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { Itinerary } from '#shared/contracts/itinerary'
import { parseSearchId } from '#shared/contracts/search-id'
import type { AppEnv } from '../middleware/request-context.ts'
import { readItinerary } from '../services/itinerary.ts'
import { answer } from './answer.ts'
import { searchIdPath } from './parameters.ts'

export const itineraryRoutes = new Hono<AppEnv>().get(
  '/itinerary/:search_id',
  describeRoute({
    summary: 'The stored plan of a search',
    parameters: [searchIdPath],
    responses: { 200: answer('The plan', Itinerary) },
  }),
  async (c) => c.json(await readItinerary(c.var.context, parseSearchId(c.req.param('search_id')))),
)
