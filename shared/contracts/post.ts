import * as z from 'zod/mini'
import { pictureAddress } from '#shared/domain/markup/addresses'
import { slugOf } from '#shared/domain/markup/slug'

const REQUIRED = 'Title, slug and body are required'
const TITLE_MAX = 160
const BODY_MAX = 100_000

const POST_STATUSES = ['draft', 'scheduled', 'published'] as const

/** A post as readers and editors get it. `image_url` and `imageUrl` are the same value, for clients of either name. */
export const Post = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  imageAlt: z.string(),
  /** Light markup, docs/markup.md. */
  body: z.string(),
  status: z.enum(POST_STATUSES),
  /** ISO 8601 UTC. A draft has no publishing date; that of a scheduled post is in the future. */
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
})
export type Post = z.infer<typeof Post>

/** A page of posts, newest first; `next_cursor` requests the next page. */
export const PostList = z.object({ items: z.array(Post), next_cursor: z.nullable(z.string()) })
export type PostList = z.infer<typeof PostList>

const text = (most: number) =>
  z
    .string(REQUIRED)
    .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(most, `Please keep this to ${most} characters.`))

/** A slug. Typed text is normalised to one; it is refused only if nothing is left. */
const Slug = text(200).check(z.overwrite(slugOf), z.minLength(1, 'Please give the slug at least one letter or digit.'))

const fields = {
  title: text(TITLE_MAX),
  image_url: z.nullish(
    z.string('The image address must be text.').check(
      z.trim(),
      z.refine(
        (address) => address === '' || pictureAddress(address) !== null,
        'Please give an image address that starts with https:// or with / for a picture of this site.',
      ),
    ),
  ),
  image_alt: z.nullish(z.string('The description must be text.').check(z.trim(), z.maxLength(300))),
  body: text(BODY_MAX),
  /** Published at once if absent. */
  status: z.nullish(z.enum(POST_STATUSES, 'The status is draft, scheduled or published.')),
  publish_at: z.nullish(z.iso.datetime({ offset: true, error: 'The day of publishing must be an ISO 8601 instant.' })),
}

/** A new post; without a slug, it is made from the title. */
export const NewPost = z.object({ ...fields, slug: z.nullish(z.union([z.literal(''), Slug])) })
export type NewPost = z.infer<typeof NewPost>

export const PostChange = z.object({ ...fields, slug: Slug })
export type PostChange = z.infer<typeof PostChange>

/** The id that restores a removed post. */
export const PostRemoved = z.object({ success: z.literal(true), id: z.string() })
export const PostRestoration = z.object({ id: z.string('Please say which post to bring back.') })
