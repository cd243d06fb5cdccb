import { type NewPost, NewPost as NewPostSchema, type Post, PostChange } from '#shared/contracts/post'
import { type FormReading, readForm } from '#shared/contracts/read-form'

/** The values of the editor's fields, by the names in the call. */
export interface PostDraft {
  title: string
  slug: string
  image_url: string
  image_alt: string
  body: string
  status: string
  /** In the format of a `datetime-local` field: local, without a time zone. */
  publish_at: string
}

export const EMPTY_DRAFT: PostDraft = {
  title: '',
  slug: '',
  image_url: '',
  image_alt: '',
  body: '',
  status: 'published',
  publish_at: '',
}
const NAMES = Object.keys(EMPTY_DRAFT) as (keyof PostDraft)[]

export const draftOf = (post: Post): PostDraft => ({
  title: post.title,
  slug: post.slug,
  image_url: post.imageUrl ?? '',
  image_alt: post.imageAlt,
  body: post.body,
  status: post.status,
  publish_at: post.status === 'scheduled' && post.publishedAt ? localMinute(new Date(post.publishedAt)) : '',
})

export const isSameDraft = (a: PostDraft, b: PostDraft): boolean => NAMES.every((name) => a[name] === b[name])

type Box = HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null

export function readDraft(form: HTMLFormElement): PostDraft {
  const draft = { ...EMPTY_DRAFT }
  for (const name of NAMES) draft[name] = (form.elements.namedItem(name) as Box)?.value ?? EMPTY_DRAFT[name]
  return draft
}

export function writeDraft(form: HTMLFormElement, draft: PostDraft): void {
  for (const name of NAMES) {
    const box = form.elements.namedItem(name) as Box
    if (box && box.value !== draft[name]) box.value = draft[name]
  }
}

/** The body of the call, checked by its contract. Problems have a message for each field and a general one of the specification. */
export function readPost(draft: PostDraft, isNew: boolean): FormReading<NewPost | PostChange> {
  const { publish_at, ...rest } = draft
  const isScheduled = draft.status === 'scheduled'
  const reading = readForm<typeof NewPostSchema | typeof PostChange>(isNew ? NewPostSchema : PostChange, {
    ...rest,
    ...(isScheduled && publish_at ? { publish_at: new Date(publish_at).toISOString() } : {}),
  })
  if ('value' in reading) {
    if (isScheduled && !publish_at) return missingDay()
    return { value: { ...reading.value, image_url: draft.image_url.trim() || null } }
  }
  const fields = { ...reading.fields }
  for (const [name, words] of Object.entries(MISSING))
    if (!draft[name as keyof PostDraft].trim() && fields[name]) fields[name] = words
  return { problem: reading.problem, fields }
}

const MISSING = {
  title: 'Please enter a title.',
  slug: 'Please enter a web address.',
  body: 'Please write the post.',
}

function missingDay() {
  const problem = 'Please say when the post is to appear.'
  return { problem, fields: { publish_at: problem } }
}

/** "2027-07-05T09:30", in the device's time zone. */
function localMinute(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}
