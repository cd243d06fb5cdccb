import { type Context, Hono } from 'hono'
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
import { describe, jsonBody } from './describe.ts'
import { idempotencyKey } from './parameters.ts'

const WRITERS = ['editor', 'admin'] as const
const writersOnly = rolesOnly(...WRITERS)
const REFUSALS = {
  401: { description: 'Nobody is signed in', schema: ApiError },
  403: { description: 'The account is no editor’s', schema: ApiError },
}
const CONFLICT = { description: 'The slug is taken', schema: ApiError }

const KILOBYTE = 1024
/** A post of 100,000 characters at six bytes each (`\uXXXX`), and the fields around it. */
const postSize = bodyOf(640 * KILOBYTE, 'This post is too long.')
/** A picture and the lines that frame it. */
const pictureSize = bodyOf(MAX_PICTURE_BYTES + 64 * KILOBYTE, TOO_LARGE)

/** Calls whose bodies have limits of their own, and the one that takes no JSON. */
export const LARGER_BODIES = ['/api/blog', '/api/blog/*']
export const isPictureUpload = (c: Context): boolean => c.req.method === 'POST' && c.req.path === '/api/blog/images'

/** A token that does not hold is no reason to keep a reader out. */
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
    postSize,
    jsonBody(NewPost),
    async (c) => {
      const request = c.req.valid('json')
      return reply(c, await createPost(c.var.context, request, await readClaim(c, request)), 201)
    },
  )
  .post(
    '/blog/images',
    describe({
      summary: 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF, 5 MB at most',
      file: 'file',
      answers: {
        201: { description: 'Where it is from now on', schema: PictureStored },
        413: { description: 'Larger than 5 MB', schema: ApiError },
        415: { description: 'No multipart form', schema: ApiError },
        422: { description: 'No picture that is shown here', schema: ApiError },
        ...REFUSALS,
      },
    }),
    writersOnly,
    pictureSize,
    async (c) => c.json(await storeImage(c.var.context, await readFile(c)), 201),
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
    postSize,
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
    postSize,
    jsonBody(PostRestoration),
    async (c) => reply(c, await restorePost(c.var.context, c.req.valid('json').id)),
  )
