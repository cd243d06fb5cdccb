import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import {
  GenerateAccepted,
  GenerateDone,
  GenerateFailed,
  GenerateRequest,
  GenerationEvent,
} from '#shared/contracts/generation'
import { parseSearchId } from '#shared/contracts/search-id'
import { beginWait } from '../middleware/bound-work.ts'
import { readClaim } from '../middleware/idempotency-key.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { generateItinerary, readSearch, startGeneration, watchGeneration } from '../services/generation.ts'
import { storeClaim } from '../services/idempotency.ts'
import { answer } from './answer.ts'
import { eventStream } from './event-stream.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey, searchIdPath } from './parameters.ts'

const PREFERS_ASYNC = /(?:^|[,\s])respond-async(?:$|[,;\s])/i

export const generationRoutes = new Hono<AppEnv>()
  .post(
    '/generate-itinerary',
    describeRoute({
      summary: 'Make the plan of a search, or join the one being made',
      parameters: [
        idempotencyKey,
        { name: 'Prefer', in: 'header', description: '`respond-async` answers at once', schema: { type: 'string' } },
      ],
      responses: {
        200: answer('The plan is stored', GenerateDone),
        202: answer('The plan is being made', GenerateAccepted),
        503: answer('The plan could not be made', GenerateFailed),
      },
    }),
    jsonBody(GenerateRequest),
    async (c) => {
      const { context } = c.var
      const request = c.req.valid('json')
      const { search_id } = request
      const leave = beginWait(c)
      try {
        const search = await readSearch(context, search_id)
        await storeClaim(context, await readClaim(c, request), { searchId: search.id })
        if (PREFERS_ASYNC.test(c.req.header('prefer') ?? '')) {
          const { state } = await startGeneration(context, search)
          c.header('Preference-Applied', 'respond-async')
          return c.json({ success: true as const, search_id, state }, 202)
        }
        return c.json({ success: true as const, search_id, itinerary: await generateItinerary(context, search) }, 200)
      } finally {
        leave()
      }
    },
  )
  .get(
    '/generate-itinerary/:search_id/events',
    describeRoute({
      summary: 'The states of a plan as they come, the present one first',
      parameters: [searchIdPath],
      responses: { 200: answer('Events named `state`', GenerationEvent, 'text/event-stream') },
    }),
    async (c) => {
      const search = await readSearch(c.var.context, parseSearchId(c.req.param('search_id')))
      const states = endingWith(watchGeneration(c.var.context, search), beginWait(c))
      return eventStream('state', states, ({ state, progress, message }) => ({ state, progress, message }))
    },
  )

async function* endingWith<T>(source: AsyncGenerator<T>, end: () => void): AsyncGenerator<T> {
  try {
    yield* source
  } finally {
    end()
  }
}
