import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { Health } from '#shared/contracts/health'
import type { AppEnv } from '../middleware/request-context.ts'
import { readHealth } from '../services/health.ts'
import { answer } from './answer.ts'

export const healthRoutes = new Hono<AppEnv>().get(
  '/health',
  describeRoute({
    summary: 'Whether the service can keep what it is given',
    responses: { 200: answer('It can', Health) },
  }),
  async (c) => c.json(await readHealth(c.var.context)),
)
