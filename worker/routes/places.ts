import { Hono } from 'hono'
import { CountryList, PlaceAddress, PlaceSuggestionList, StateList } from '#shared/contracts/place'
import type { AppEnv } from '../middleware/request-context.ts'
import { readCountries, readPlace, readStates, suggestPlaces } from '../services/places.ts'
import { describe } from './describe.ts'

/** Names of places change with a release. */
const AN_HOUR = 'public, max-age=3600'

export const placeRoutes = new Hono<AppEnv>()
  .get(
    '/countries',
    describe({
      summary: 'Every country, South Africa first',
      answers: { 200: { description: 'Countries with numbers of our own', schema: CountryList } },
    }),
    async (c) => {
      c.header('Cache-Control', AN_HOUR)
      return c.json(await readCountries(c.var.context))
    },
  )
  .get(
    '/states',
    describe({
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
      answers: { 200: { description: 'States with numbers of our own', schema: StateList } },
    }),
    async (c) => {
      const states = await readStates(c.var.context, c.req.query('country_id'))
      c.header('Cache-Control', AN_HOUR)
      return c.json(states)
    },
  )
  .get(
    '/places/autocomplete',
    describe({
      summary: 'South African places by the first letters of a name, an old name or a slip of the pen',
      parameters: [{ name: 'q', in: 'query', description: 'Two characters at least', schema: { type: 'string' } }],
      answers: { 200: { description: 'Eight at most, the best first', schema: PlaceSuggestionList } },
    }),
    async (c) => {
      const items = await suggestPlaces(c.var.context, c.req.query('q') ?? '')
      c.header('Cache-Control', AN_HOUR)
      return c.json({ items })
    },
  )
  .get(
    '/places/:id',
    describe({
      summary: 'What a place fills into an address',
      answers: { 200: { description: 'The address', schema: PlaceAddress } },
    }),
    async (c) => c.json(await readPlace(c.var.context, c.req.param('id'))),
  )
