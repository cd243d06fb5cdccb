import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { SchoolSuggestionList } from '#shared/contracts/school'
import type { AppEnv } from '../middleware/request-context.ts'
import { suggestSchools } from '../services/schools.ts'
import { answer } from './answer.ts'

/** The list changes about once a year. */
const AN_HOUR = 'public, max-age=3600'

export const schoolRoutes = new Hono<AppEnv>().get(
  '/schools',
  describeRoute({
    summary: 'South African schools by the beginning of a name; none where no list is loaded',
    parameters: [{ name: 'q', in: 'query', description: 'Three letters at least', schema: { type: 'string' } }],
    responses: { 200: answer('Ten at most', SchoolSuggestionList) },
  }),
  async (c) => {
    const items = await suggestSchools(c.var.context, c.req.query('q') ?? '')
    c.header('Cache-Control', AN_HOUR)
    return c.json({ items })
  },
)
