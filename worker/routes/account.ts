import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import {
  CodeRequest,
  EarlierIdeas,
  EarlierIdeasChoice,
  Erasure,
  ParsedSearchPage,
  SecondStepSetup,
  SecondStepState,
  TripList,
} from '#shared/contracts/account'
import { parseSearchId } from '#shared/contracts/search-id'
import { Done } from '#shared/contracts/sign-in'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { dropSessionCookie } from '../middleware/session-cookie.ts'
import { ownPasswordOnly, requireOwnPassword, requireUser, rolesOnly, signedInOnly } from '../middleware/session.ts'
import { endVisitor, findVisitor } from '../middleware/visitor.ts'
import { countEarlierIdeas } from '../services/earlier-ideas.ts'
import { eraseAccount } from '../services/erase-account.ts'
import { exportAccount } from '../services/export-account.ts'
import { beginSecondStep, confirmSecondStep, readSecondStep, removeSecondStep } from '../services/second-step.ts'
import { deleteTrip, listParsedSearches, listTrips } from '../services/trips.ts'
import { answer } from './answer.ts'
import { settleEarlierIdeas } from './earlier-ideas.ts'
import { jsonBody } from './json-body.ts'
import { jsonStream } from './json-stream.ts'
import { cursorQuery, searchIdPath } from './parameters.ts'

const DONE = { 200: answer('It is done', Done) }
const staffOnly = rolesOnly('editor', 'admin')

export const accountRoutes = new Hono<AppEnv>()
  .get(
    '/search/parsed',
    describeRoute({
      summary: 'The ideas of the account, or everybody’s for an administrator, newest first',
      parameters: [
        { name: 'status', in: 'query', description: 'Statuses to list, joined by commas', schema: { type: 'string' } },
        cursorQuery,
      ],
      responses: { 200: answer('The ideas', ParsedSearchPage) },
    }),
    async (c) => {
      const user = await requireUser(c)
      const asked = { filter: c.req.query('status'), cursor: c.req.query('cursor') }
      return c.json(await listParsedSearches(c.var.context, user, asked))
    },
  )
  .get(
    '/account/trips',
    describeRoute({
      summary: 'The trips of the account',
      parameters: [
        cursorQuery,
        { name: 'limit', in: 'query', description: 'Fewer than 50 trips on a page', schema: { type: 'integer' } },
      ],
      responses: { 200: answer('Newest first', TripList) },
    }),
    async (c) => {
      const user = await requireUser(c)
      const size = Number(c.req.query('limit'))
      const asked = { cursor: c.req.query('cursor'), size: Number.isInteger(size) && size > 0 ? size : null }
      return c.json(await listTrips(c.var.context, user, asked))
    },
  )
  .delete(
    '/account/trips/:search_id',
    describeRoute({ summary: 'Take a trip away for good', parameters: [searchIdPath], responses: DONE }),
    async (c) => {
      const user = await requireUser(c)
      requireOwnPassword(user)
      await deleteTrip(c.var.context, user, parseSearchId(c.req.param('search_id')))
      return c.json<Done>({ success: true })
    },
  )
  .get(
    '/account/earlier-ideas',
    describeRoute({
      summary: 'How many ideas this browser sent without an account',
      responses: { 200: answer('Their number', EarlierIdeas) },
    }),
    ownPasswordOnly,
    async (c) => c.json<EarlierIdeas>({ count: await countEarlierIdeas(c.var.context, findVisitor(c)) }),
  )
  .post(
    '/account/earlier-ideas',
    describeRoute({ summary: 'Take these ideas into the account, or part from them', responses: DONE }),
    ownPasswordOnly,
    jsonBody(EarlierIdeasChoice),
    async (c) => {
      await settleEarlierIdeas(c, c.var.session.user, c.req.valid('json'))
      return c.json<Done>({ success: true })
    },
  )
  .get(
    '/account/export',
    describeRoute({ summary: 'Everything held about a person', responses: { 200: answer('A file of JSON') } }),
    async (c) => {
      const user = await requireUser(c)
      requireOwnPassword(user)
      c.header('Content-Disposition', 'attachment; filename="uhambo-account.json"')
      return jsonStream(c, await exportAccount(c.var.context, user))
    },
  )
  .post(
    '/account/erase',
    describeRoute({ summary: 'Take a person out of every store', responses: DONE }),
    signedInOnly,
    jsonBody(Erasure),
    async (c) => {
      await eraseAccount(c.var.context, senderOf(c), c.var.session, c.req.valid('json'))
      dropSessionCookie(c)
      endVisitor(c)
      return c.json<Done>({ success: true })
    },
  )
  .get(
    '/account/second-step',
    describeRoute({
      summary: 'Whether signing in takes a code',
      responses: { 200: answer('On, off or being set up', SecondStepState) },
    }),
    staffOnly,
    (c) => c.json(readSecondStep(c.var.session.user)),
  )
  .post(
    '/account/second-step',
    describeRoute({
      summary: 'A secret for an authenticator app, for editors and admins',
      responses: { 200: answer('The secret, which a code confirms', SecondStepSetup) },
    }),
    staffOnly,
    async (c) => c.json(await beginSecondStep(c.var.context, c.var.session.user)),
  )
  .post(
    '/account/second-step/confirm',
    describeRoute({ summary: 'From now on signing in takes a code', responses: DONE }),
    staffOnly,
    jsonBody(CodeRequest),
    async (c) => {
      await confirmSecondStep(c.var.context, senderOf(c), c.var.session, c.req.valid('json').code)
      return c.json<Done>({ success: true })
    },
  )
  .post(
    '/account/second-step/remove',
    describeRoute({ summary: 'Signing in takes no code any longer', responses: DONE }),
    staffOnly,
    jsonBody(CodeRequest),
    async (c) => {
      await removeSecondStep(c.var.context, senderOf(c), c.var.session, c.req.valid('json').code)
      return c.json<Done>({ success: true })
    },
  )
