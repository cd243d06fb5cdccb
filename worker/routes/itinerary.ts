import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { Itinerary, TripOwnership } from '#shared/contracts/itinerary'
import { parseSearchId, parseVersion } from '#shared/contracts/search-id'
import type { AppEnv } from '../middleware/request-context.ts'
import { findTripCaller } from '../middleware/trip-caller.ts'
import { planVersion, readItinerary } from '../services/itinerary.ts'
import { ownsTrip } from '../services/trip-owner.ts'
import { answer } from './answer.ts'
import { searchIdPath } from './parameters.ts'

const versionQuery = {
  name: 'version',
  in: 'query',
  description: 'An older version; without it, the newest',
  schema: { type: 'integer', minimum: 1 },
} as const

export const itineraryRoutes = new Hono<AppEnv>()
  .get(
    '/itinerary/:search_id',
    describeRoute({
      summary: 'The stored plan of a search',
      parameters: [searchIdPath, versionQuery],
      responses: { 200: answer('The plan', Itinerary) },
    }),
    async (c) => {
      const version = parseVersion(c.req.query('version'))
      return c.json(await readItinerary(c.var.context, parseSearchId(c.req.param('search_id')), version))
    },
  )
  .get(
    '/itinerary/:search_id/owner',
    describeRoute({
      summary: 'Whether the caller asked for this trip; false for an unknown search',
      parameters: [searchIdPath],
      responses: { 200: answer('Whether it is the caller’s', TripOwnership) },
    }),
    async (c) => {
      const searchId = parseSearchId(c.req.param('search_id'))
      const is_owner = await ownsTrip(c.var.context, searchId, await findTripCaller(c))
      return c.json({ is_owner })
    },
  )

/**
 * The version of a plan's page: the owner's has buttons that the others' has not, whoever is signed in has other links,
 * and an older version is another page.
 */
export async function planPageVersion(c: Context<AppEnv>): Promise<string | null> {
  const { context } = c.var
  // What could be at a step instead, for a page without script, is tried anew each time; a package is for its owner only.
  if (c.req.query('change') !== undefined || c.req.query('package') !== undefined) return null
  const searchId = parseSearchId(c.req.param('id') ?? '')
  const version = await planVersion(context, searchId)
  if (version === null) return null
  const caller = await findTripCaller(c)
  // The newest version is the last part; a number that no version has makes no page of its own.
  const newest = Number(version.split('-').at(-1))
  const known = [c.req.query('version'), c.req.query('changed')].map((text) =>
    Math.min(parseVersion(text) ?? 0, newest + 1),
  )
  // In English where its idea is in another language.
  const shown = `${known.join('-')}${c.req.query('lang') === 'en' ? '-en' : ''}`
  const isOwn = await ownsTrip(context, searchId, caller)
  return `${version}-${shown}${isOwn ? '-own' : ''}${caller.userId === null ? '' : '-signed-in'}`
}
