import { Hono } from 'hono'
import { Itinerary } from '#shared/contracts/itinerary'
import { parseSearchId } from '#shared/contracts/search-id'
import type { AppEnv } from '../middleware/request-context.ts'
import { readItinerary } from '../services/itinerary.ts'
import { describe } from './describe.ts'
import { searchIdPath } from './parameters.ts'

export const itineraryRoutes = new Hono<AppEnv>().get(
  '/itinerary/:search_id',
  describe({
    summary: 'The stored plan of a search',
    parameters: [searchIdPath],
    answers: { 200: { description: 'The plan', schema: Itinerary } },
  }),
  async (c) => c.json(await readItinerary(c.var.context, parseSearchId(c.req.param('search_id')))),
)
