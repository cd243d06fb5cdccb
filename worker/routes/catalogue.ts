import { Hono } from 'hono'
import { CatalogueEntry } from '#shared/contracts/catalogue-entry'
import type { AppEnv } from '../middleware/request-context.ts'
import { readCatalogueEntry } from '../services/catalogue.ts'
import { describe } from './describe.ts'

export const catalogueRoutes = new Hono<AppEnv>().get(
  '/catalogue/:id',
  describe({
    summary: 'The facts behind a place or stay of a plan',
    answers: { 200: { description: 'The place or stay', schema: CatalogueEntry } },
  }),
  async (c) => {
    const entry = await readCatalogueEntry(c.var.context, c.req.param('id'))
    // The facts change only with a release; five minutes is what the Worker itself keeps them for.
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(entry)
  },
)
