import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError } from '#shared/contracts/api-error'
import { NewPost, Post, PostChange, PostList, PostRemoved, PostRestoration } from '#shared/contracts/post'
import { readClaim } from '../middleware/idempotency-key.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findUser, requireRole } from '../middleware/session.ts'
import {
  changePost,
  createPost,
  listPosts,
  readPost,
  removePost,
  restorePost,
  type TaggedPost,
} from '../services/posts.ts'
import { describe, jsonBody } from './describe.ts'
import { idempotencyKey } from './parameters.ts'

const WRITERS = ['editor', 'admin'] as const
const REFUSALS = {
  401: { description: 'Nobody is signed in', schema: ApiError },
  403: { description: 'The account is no editor’s', schema: ApiError },
}
const CONFLICT = { description: 'The slug is taken', schema: ApiError }

/** Before the body is looked at: who may not write learns nothing about what is wrong with it. */
const writersOnly = createMiddleware<AppEnv>(async (c, next) => {
  await requireRole(c, ...WRITERS)
  await next()
})

/** A token that does not hold is no reason to keep a reader out. */
async function mayWrite(c: Context<AppEnv>): Promise<boolean> {
  const user = await findUser(c)
  return user !== null && WRITERS.some((role) => role === user.role)
}

function reply(c: Context<AppEnv>, { post, etag }: TaggedPost, status: 200 | 201 = 200) {
  c.header('ETag', etag)
  return c.json(post, status)
}

export const blogRoutes = new Hono<AppEnv>()
  .get(
    '/blog',
    describe({
      summary: 'The posts, newest first; for editors with drafts and scheduled posts',
      answers: { 200: { description: 'The posts', schema: PostList } },
    }),
    async (c) => c.json(await listPosts(c.var.context, await mayWrite(c))),
  )
  .get(
    '/blog/:slug',
    describe({
      summary: 'One post, with its ETag',
      answers: {
        200: { description: 'The post', schema: Post },
        404: { description: 'No such post', schema: ApiError },
      },
    }),
    async (c) => reply(c, await readPost(c.var.context, c.req.param('slug'), await mayWrite(c))),
  )
  .post(
    '/blog',
    describe({
      summary: 'Create a post',
      parameters: [idempotencyKey],
      answers: { 201: { description: 'The post', schema: Post }, 409: CONFLICT, ...REFUSALS },
    }),
    writersOnly,
    jsonBody(NewPost),
    async (c) => {
      const request = c.req.valid('json')
      return reply(c, await createPost(c.var.context, request, await readClaim(c, request)), 201)
    },
  )
  .put(
    '/blog/:slug',
    describe({
      summary: 'Change a post; `If-Match` with its ETag guards what another editor wrote',
      answers: {
        200: { description: 'The post', schema: Post },
        409: CONFLICT,
        412: { description: 'The post has changed meanwhile', schema: ApiError },
        ...REFUSALS,
      },
    }),
    writersOnly,
    jsonBody(PostChange),
    async (c) =>
      reply(c, await changePost(c.var.context, c.req.param('slug'), c.req.valid('json'), c.req.header('if-match'))),
  )
  .delete(
    '/blog/:slug',
    describe({
      summary: 'Take a post away; its id brings it back',
      answers: { 200: { description: 'It is gone', schema: PostRemoved }, ...REFUSALS },
    }),
    writersOnly,
    async (c) => c.json(await removePost(c.var.context, c.req.param('slug'))),
  )
  .post(
    '/blog/restore',
    describe({
      summary: 'Bring back a post that was taken away',
      answers: { 200: { description: 'The post', schema: Post }, 409: CONFLICT, ...REFUSALS },
    }),
    writersOnly,
    jsonBody(PostRestoration),
    async (c) => reply(c, await restorePost(c.var.context, c.req.valid('json').id)),
  )
