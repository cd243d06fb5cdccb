import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { MAX_PICTURE_BYTES, PictureStored } from '#shared/contracts/picture'
import { NewPost, Post, PostChange, PostList, PostRemoved, PostRestoration } from '#shared/contracts/post'
import { bodyOf } from '../middleware/body-rules.ts'
import { readClaim } from '../middleware/idempotency-key.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findUser, rolesOnly } from '../middleware/session.ts'
import { storeImage, TOO_LARGE } from '../services/images.ts'
import { Problem } from '../services/problem.ts'
import {
  changePost,
  createPost,
  listPosts,
  readPost,
  removePost,
  restorePost,
  type TaggedPost,
} from '../services/posts.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { cursorQuery, idempotencyKey } from './parameters.ts'

const WRITERS = ['editor', 'admin'] as const
const writersOnly = rolesOnly(...WRITERS)
const REFUSALS = {
  401: answer('Nobody is signed in', ApiError),
  403: answer('The account is no editor’s', ApiError),
}
const CONFLICT = answer('The slug is taken', ApiError)

const KILOBYTE = 1024
/** A post of 100,000 characters at six bytes each (`\uXXXX`), and the other fields. */
const postSize = bodyOf(640 * KILOBYTE, 'This post is too long.')
/** A picture and the multipart headers around it. */
const pictureSize = bodyOf(MAX_PICTURE_BYTES + 64 * KILOBYTE, TOO_LARGE)

/** Calls with their own body limits, and the one whose body is not JSON. */
export const LARGER_BODIES = ['/api/blog', '/api/blog/*']
export const isPictureUpload = (c: Context): boolean => c.req.method === 'POST' && c.req.path === '/api/blog/images'

/** A reader with an expired token is treated as not signed in, instead of refused. */
async function mayWrite(c: Context<AppEnv>): Promise<boolean> {
  const user = await findUser(c)
  return user !== null && WRITERS.some((role) => role === user.role)
}

function reply(c: Context<AppEnv>, { post, etag }: TaggedPost, status: 200 | 201 = 200) {
  c.header('ETag', etag)
  return c.json(post, status)
}

async function readFile(c: Context<AppEnv>): Promise<File> {
  const form = await c.req.formData().catch(() => null)
  if (!form) throw new Problem(415, 'not_a_form', 'Please send the picture as multipart/form-data.')
  const file = form.get('file')
  if (file instanceof File) return file
  const words = 'Please choose a picture.'
  throw new Problem(422, 'invalid_fields', words, { fields: { file: words } })
}

export const blogRoutes = new Hono<AppEnv>()
  .get(
    '/blog',
    describeRoute({
      summary: 'The posts, newest first; for editors with drafts and scheduled posts',
      parameters: [cursorQuery],
      responses: { 200: answer('A page of posts', PostList) },
    }),
    async (c) => c.json(await listPosts(c.var.context, await mayWrite(c), c.req.query('cursor'))),
  )
  .get(
    '/blog/:slug',
    describeRoute({
      summary: 'One post, with its ETag',
      responses: {
        200: answer('The post', Post),
        404: answer('No such post', ApiError),
      },
    }),
    async (c) => reply(c, await readPost(c.var.context, c.req.param('slug'), await mayWrite(c))),
  )
  .post(
    '/blog',
    describeRoute({
      summary: 'Create a post',
      parameters: [idempotencyKey],
      responses: { 201: answer('The post', Post), 409: CONFLICT, ...REFUSALS },
    }),
    writersOnly,
    postSize,
    jsonBody(NewPost),
    async (c) => {
      const request = c.req.valid('json')
      return reply(c, await createPost(c.var.context, request, await readClaim(c, request, c.var.session.user)), 201)
    },
  )
  .post(
    '/blog/images',
    describeRoute({
      summary: 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF, 5 MB at most',
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', format: 'binary' } },
              required: ['file'],
            },
          },
        },
      },
      responses: {
        201: answer('Where it is from now on', PictureStored),
        413: answer('Larger than 5 MB', ApiError),
        415: answer('No multipart form', ApiError),
        422: answer('No picture that is shown here', ApiError),
        ...REFUSALS,
      },
    }),
    writersOnly,
    pictureSize,
    async (c) => c.json(await storeImage(c.var.context, await readFile(c)), 201),
  )
  .put(
    '/blog/:slug',
    describeRoute({
      summary: 'Change a post; `If-Match` with its ETag guards what another editor wrote',
      responses: {
        200: answer('The post', Post),
        409: CONFLICT,
        412: answer('The post has changed meanwhile', ApiError),
        ...REFUSALS,
      },
    }),
    writersOnly,
    postSize,
    jsonBody(PostChange),
    async (c) =>
      reply(c, await changePost(c.var.context, c.req.param('slug'), c.req.valid('json'), c.req.header('if-match'))),
  )
  .delete(
    '/blog/:slug',
    describeRoute({
      summary: 'Take a post away; its id brings it back',
      responses: { 200: answer('It is gone', PostRemoved), ...REFUSALS },
    }),
    writersOnly,
    async (c) => c.json(await removePost(c.var.context, c.req.param('slug'))),
  )
  .post(
    '/blog/restore',
    describeRoute({
      summary: 'Bring back a post that was taken away',
      responses: { 200: answer('The post', Post), 409: CONFLICT, ...REFUSALS },
    }),
    writersOnly,
    postSize,
    jsonBody(PostRestoration),
    async (c) => reply(c, await restorePost(c.var.context, c.req.valid('json').id)),
  )
