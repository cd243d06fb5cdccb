import { z } from 'zod'
import { NewPost } from '#shared/contracts/post'
import { parseMarkup } from '#shared/domain/markup/parse'
import { plainText } from '#shared/domain/markup/text'
import { findStrayMarks } from './find-stray-marks.ts'

/** A file of `catalogue/posts/`: its name without the extension, and its content. */
export interface PostFile {
  name: string
  text: string
}

/** A post that a new site starts with. Ids are never used again for another post. */
export interface FirstPost {
  id: string
  slug: string
  title: string
  image: string
  imageAlt: string
  /** An instant, ISO 8601 UTC. */
  publishedAt: string
  /** Light markup, docs/markup.md. */
  body: string
}

/** The part of the first paragraph that search engines and link previews show. */
const SUMMARY_CHARACTERS = 160
const FILE = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/
const FIELD = /^(\w+): +(.+)$/

const frontMatter = z.strictObject({
  id: z.string().regex(/^post-[a-z0-9-]+$/, 'is not post- and a name'),
  title: z.string(),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a slug'),
  image: z.string().regex(/^\/posts\/[a-z0-9-]+\.svg$/, 'is not a picture of /posts/'),
  imageAlt: z.string().min(20, 'does not say what is seen'),
  publishedAt: z.iso.datetime(),
})

/**
 * Reads a post: front matter, then the same rules as for an editor's post. If it is not valid, returns all its faults.
 */
export function parsePost({ name, text }: PostFile): { post: FirstPost } | { faults: string[] } {
  const [, head, body] = FILE.exec(text) ?? []
  if (head === undefined || body === undefined) return { faults: ['does not begin with front matter between two ---'] }
  const fields = head.split('\n').map((line) => FIELD.exec(line)?.slice(1) ?? [line, ''])
  const front = frontMatter.safeParse(Object.fromEntries(fields))
  if (!front.success) return { faults: sentences(front.error.issues) }
  const { title, slug, image, imageAlt } = front.data
  const asTyped = NewPost.safeParse({ title, slug, body, image_url: image, image_alt: imageAlt })
  const faults = [
    ...sentences(asTyped.error?.issues ?? []),
    ...(slug === name ? [] : [`slug: "${slug}" is not the file's name`]),
    ...findFaultsOfBody(body),
  ]
  return faults.length > 0 ? { faults } : { post: { ...front.data, body: body.trimEnd() } }
}

const sentences = (issues: readonly { path: PropertyKey[]; message: string }[]): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

function findFaultsOfBody(body: string): string[] {
  const blocks = parseMarkup(body)
  const [first] = blocks
  const summary = first?.kind === 'paragraph' ? plainText(first.children) : ''
  return [
    ...(summary === '' ? ['body: does not begin with a paragraph'] : []),
    ...(summary.length > SUMMARY_CHARACTERS
      ? [`body: its first paragraph is over ${SUMMARY_CHARACTERS} characters`]
      : []),
    ...findStrayMarks(blocks).map((text) => `body: a mark is shown as text in "${text}"`),
  ]
}
