import { Hono } from 'hono/tiny'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { toSummaryList } from '#shared/contracts/options'
import { toPlaceEntry, toStayEntry } from '#shared/contracts/catalogue-entry'
import { messagesByField } from '#shared/contracts/field-messages'
import { GenerateRequest } from '#shared/contracts/generation'
import { readTypedPlace, suggestOwnPlaces } from '#shared/contracts/place'
import { RevisionRequest } from '#shared/contracts/revisions'
import { SearchRequest } from '#shared/contracts/search'
import { parseSearchId, parseVersion } from '#shared/contracts/search-id'
import { choosePlaces, findPlaces, readPlaceWords, readPoint } from '#shared/domain/catalogue/place-search'
import { problemAnswer } from '../../worker/middleware/problem-answer.ts'
import { Problem } from '../../worker/services/problem.ts'
import { unknownEntry } from '../../worker/services/trip-problems.ts'
import { copyPlan, findAlternatives, listVersions, revisePlan } from './changes.ts'
import type { Host } from './host.ts'
import { hasPackages, readItinerary, readPackages, readWorksheets } from './plans.ts'
import { createSearch, generateItinerary, listIdeas } from './searches.ts'

const NEEDS_SERVER = 'This is a local copy of Uhambo: this part needs our server, and the copy has none.'

const BY_MAIL = 'This local copy has no server. Your email app opens with your answers: please send them from there.'
/** Forms that a page sends by mail from here; their calls are answered with how. */
const MAILED = ['/school-demo', '/request-demo']

const idOf = ({ req }: Context) => parseSearchId(req.param('id') ?? '')
async function bodyOf<Schema extends z.ZodMiniType>({ req }: Context, schema: Schema): Promise<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(await req.json())
  if (success) return data
  const fields = messagesByField(error.issues)
  throw new Problem(422, 'invalid_fields', Object.values(fields)[0] ?? 'Please check the request.', { fields })
}

/** The stand-in for the server: the calls of a trip, with the contracts of the API, over what `host` has. */
export function createCalls(host: Host) {
  const app = new Hono().basePath('/api')
  app.onError((error, c) => {
    const problem =
      error instanceof Problem ? error : new Problem(500, 'internal', 'Something went wrong in this copy.')
    const { status, headers, body } = problemAnswer(problem, c.req.path, undefined)
    return new Response(body, { status, headers })
  })
  app.notFound(({ req }) => {
    const { status, headers, body } = problemAnswer(new Problem(503, 'needs_server', NEEDS_SERVER), req.path, undefined)
    return new Response(body, { status, headers })
  })

  app.on('POST', MAILED, () => {
    throw new Problem(503, 'needs_server', BY_MAIL)
  })
  app.post('/search', async (c) => {
    const request = await bodyOf(c, SearchRequest)
    return c.json(await createSearch(host, request, c.req.header('idempotency-key') ?? ''), 201)
  })
  app.post('/generate-itinerary', async (c) => {
    const { search_id } = await bodyOf(c, GenerateRequest)
    return c.json({ success: true, search_id, itinerary: await generateItinerary(host, search_id) })
  })
  app.get('/ideas/parsed', async (c) =>
    c.json({ items: await listIdeas(host, c.req.query('status')), next_cursor: null }),
  )

  app.get('/itinerary/:id', async (c) =>
    c.json(await readItinerary(host, idOf(c), parseVersion(c.req.query('version')))),
  )
  app.get('/itinerary/:id/owner', async (c) => {
    const id = idOf(c)
    return c.json({ is_owner: id !== null && (await host.store.findTrip(id)) !== undefined })
  })
  app.get('/itinerary/:id/worksheets', async (c) => c.json(await readWorksheets(host, idOf(c))))
  app.get('/itinerary/:id/packages', async (c) => {
    if (c.req.header('prefer') === 'respond-async' && !(await hasPackages(host, idOf(c))))
      throw new Problem(503, 'packages_pending', 'The packages of this plan are not made yet.')
    return c.json(toSummaryList(await readPackages(host, idOf(c))))
  })
  app.get('/itinerary/:id/options', async (c) => c.json(await readPackages(host, idOf(c))))

  app.get('/itinerary/:id/versions', async (c) => c.json({ items: await listVersions(host, idOf(c)) }))
  app.get('/itinerary/:id/alternatives', async (c) => {
    const { field, day, step } = c.req.query()
    const at = field === 'budget_per_student' ? field : { day: Number(day), step: Number(step) }
    return c.json({ items: await findAlternatives(host, idOf(c), at) })
  })
  app.post('/itinerary/:id/revisions', async (c) =>
    c.json(await revisePlan(host, idOf(c), await bodyOf(c, RevisionRequest))),
  )
  app.post('/itinerary/:id/copy', async (c) => c.json({ search_id: await copyPlan(host, idOf(c)) }, 201))

  app.get('/catalogue', async (c) => {
    const words = readPlaceWords(c.req.query('q') ?? '')
    const found = words ? findPlaces((await host.facts()).places, words) : []
    return c.json({ items: choosePlaces(found, words ?? [], readPoint(c.req.query('near') ?? '')).map(toPlaceEntry) })
  })
  app.get('/catalogue/:id', async (c) => {
    const { places, stays } = await host.facts()
    const place = places.find(({ id }) => id === c.req.param('id'))
    if (place) return c.json(toPlaceEntry(place))
    const stay = stays.find(({ id }) => id === c.req.param('id'))
    if (!stay) throw unknownEntry()
    return c.json(toStayEntry(stay))
  })
  app.get('/places/autocomplete', async (c) => {
    const text = readTypedPlace(c.req.query('q') ?? '')
    return c.json({ items: text === null ? [] : suggestOwnPlaces(await host.addresses(), text) })
  })
  return app
}
