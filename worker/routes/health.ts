import { Hono } from 'hono'
import { Health } from '#shared/contracts/health'
import type { AppEnv } from '../middleware/request-context.ts'
import { readHealth } from '../services/health.ts'
import { describe } from './describe.ts'

export const healthRoutes = new Hono<AppEnv>().get(
  '/health',
  describe({
    summary: 'Whether the service can keep what it is given',
    answers: { 200: { description: 'It can', schema: Health } },
  }),
  async (c) => c.json(await readHealth(c.var.context)),
)
