import { Hono } from 'hono'
import { GenerateAccepted, GenerateDone, GenerateFailed, GenerateRequest } from '#shared/contracts/generation'
import { parseSearchId } from '#shared/contracts/search-id'
import { readClaim } from '../middleware/idempotency-key.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { generateItinerary, readSearch, startGeneration, watchGeneration } from '../services/generation.ts'
import { holdClaim } from '../services/idempotency.ts'
import { describe, jsonBody } from './describe.ts'
import { eventStream } from './event-stream.ts'
import { idempotencyKey, searchIdPath } from './parameters.ts'

const PREFERS_ASYNC = /(?:^|[,\s])respond-async(?:$|[,;\s])/i

export const generationRoutes = new Hono<AppEnv>()
  .post(
    '/generate-itinerary',
    describe({
      summary: 'Make the plan of a search, or join the one being made',
      parameters: [
        idempotencyKey,
        { name: 'Prefer', in: 'header', description: '`respond-async` answers at once', schema: { type: 'string' } },
      ],
      answers: {
        200: { description: 'The plan is stored', schema: GenerateDone },
        202: { description: 'The plan is being made', schema: GenerateAccepted },
        503: { description: 'The plan could not be made', schema: GenerateFailed },
      },
    }),
    jsonBody(GenerateRequest),
    async (c) => {
      const { context } = c.var
      const request = c.req.valid('json')
      const { search_id } = request
      const search = await readSearch(context, search_id)
      await holdClaim(context, await readClaim(c, request))
      if (PREFERS_ASYNC.test(c.req.header('prefer') ?? '')) {
        const { state } = await startGeneration(context, search)
        c.header('Preference-Applied', 'respond-async')
        return c.json({ success: true as const, search_id, state }, 202)
      }
      return c.json({ success: true as const, search_id, itinerary: await generateItinerary(context, search) }, 200)
    },
  )
  .get(
    '/generate-itinerary/:search_id/events',
    describe({
      summary: 'The states of a plan as they come, the present one first',
      parameters: [searchIdPath],
      answers: { 200: { description: 'Events named `state`, each a GenerationEvent', media: 'text/event-stream' } },
    }),
    async (c) => {
      const search = await readSearch(c.var.context, parseSearchId(c.req.param('search_id')))
      return eventStream('state', watchGeneration(c.var.context, search), ({ state, progress, message }) => ({
        state,
        progress,
        message,
      }))
    },
  )
