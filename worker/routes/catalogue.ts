import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { CatalogueEntry, PlaceEntryList } from '#shared/contracts/catalogue-entry'
import { readPoint } from '#shared/domain/catalogue/place-search'
import type { AppEnv } from '../middleware/request-context.ts'
import { readCatalogueEntry, searchCatalogue } from '../services/catalogue.ts'
import { answer } from './answer.ts'

// The facts change only with a release. The Worker itself also caches them for five minutes.
const FIVE_MINUTES = 'public, max-age=300'

export const catalogueRoutes = new Hono<AppEnv>()
  .get(
    '/catalogue',
    describeRoute({
      summary: 'Places of the catalogue by words of their name, town, subjects or what is there',
      parameters: [
        { name: 'q', in: 'query', description: 'Two characters at least', schema: { type: 'string' } },
        {
          name: 'near',
          in: 'query',
          description: 'Latitude and longitude: "-29.86,31.03"',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: answer(
          'Twelve at most: those whose name has the words, then the others; the nearest first',
          PlaceEntryList,
        ),
      },
    }),
    async (c) => {
      const found = await searchCatalogue(c.var.context, c.req.query('q') ?? '', readPoint(c.req.query('near') ?? ''))
      c.header('Cache-Control', FIVE_MINUTES)
      return c.json(found)
    },
  )
  .get(
    '/catalogue/:id',
    describeRoute({
      summary: 'The facts behind a place or stay of a plan',
      responses: { 200: answer('The place or stay', CatalogueEntry) },
    }),
    async (c) => {
      const entry = await readCatalogueEntry(c.var.context, c.req.param('id'))
      c.header('Cache-Control', FIVE_MINUTES)
      return c.json(entry)
    },
  )
