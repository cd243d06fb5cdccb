import type { Post } from '#shared/contracts/post'
import type { Block } from '#shared/domain/markup/tree'
import { readingMinutes } from '#shared/domain/markup/text'

const DAY = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Johannesburg',
})

/** "12 November 2026", in South Africa. */
export const dayOf = (instant: string): string => DAY.format(new Date(instant))

/** When it was published, and how long it takes to read. */
export function PostFacts({ post: { publishedAt }, blocks }: { post: Post; blocks: readonly Block[] }) {
  return (
    <p className="text-small text-ink-3">
      {publishedAt ? <time dateTime={publishedAt}>{dayOf(publishedAt)}</time> : 'Draft'} · {readingMinutes(blocks)} min
    </p>
  )
}
