import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { CatalogueEntry } from '#shared/contracts/catalogue-entry'
import type { AppEnv } from '../middleware/request-context.ts'
import { readCatalogueEntry } from '../services/catalogue.ts'
import { answer } from './answer.ts'

export const catalogueRoutes = new Hono<AppEnv>().get(
  '/catalogue/:id',
  describeRoute({
    summary: 'The facts behind a place or stay of a plan',
    responses: { 200: answer('The place or stay', CatalogueEntry) },
  }),
  async (c) => {
    const entry = await readCatalogueEntry(c.var.context, c.req.param('id'))
    // The facts change only with a release. The Worker itself also caches them for five minutes.
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(entry)
  },
)
