import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { CountryList, PlaceAddress, PlaceSuggestionList, StateList } from '#shared/contracts/place'
import type { AppEnv } from '../middleware/request-context.ts'
import { readCountries, readPlace, readStates, suggestPlaces } from '../services/places.ts'
import { answer } from './answer.ts'

/** Place names change only with a release. */
const AN_HOUR = 'public, max-age=3600'

export const placeRoutes = new Hono<AppEnv>()
  .get(
    '/countries',
    describeRoute({
      summary: 'Every country, South Africa first',
      responses: { 200: answer('Countries with numbers of our own', CountryList) },
    }),
    async (c) => {
      c.header('Cache-Control', AN_HOUR)
      return c.json(await readCountries(c.var.context))
    },
  )
  .get(
    '/states',
    describeRoute({
      summary: 'The provinces or states of a country',
      parameters: [
        {
          name: 'country_id',
          in: 'query',
          required: true,
          description: 'From /api/countries',
          schema: { type: 'integer' },
        },
      ],
      responses: { 200: answer('States with numbers of our own', StateList) },
    }),
    async (c) => {
      const states = await readStates(c.var.context, c.req.query('country_id'))
      c.header('Cache-Control', AN_HOUR)
      return c.json(states)
    },
  )
  .get(
    '/places/autocomplete',
    describeRoute({
      summary: 'South African places by the first letters of a name, an old name or a slip of the pen',
      parameters: [{ name: 'q', in: 'query', description: 'Two characters at least', schema: { type: 'string' } }],
      responses: { 200: answer('Eight at most, the best first', PlaceSuggestionList) },
    }),
    async (c) => {
      const items = await suggestPlaces(c.var.context, c.req.query('q') ?? '')
      c.header('Cache-Control', AN_HOUR)
      return c.json({ items })
    },
  )
  .get(
    '/places/:id',
    describeRoute({
      summary: 'What a place fills into an address',
      responses: { 200: answer('The address', PlaceAddress) },
    }),
    async (c) => c.json(await readPlace(c.var.context, c.req.param('id'))),
  )
