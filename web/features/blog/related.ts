import type { Post } from '#shared/contracts/post'

const MOST = 3
const COMMON = new Set(
  'about after before from have into more most over school schools than that their them they this trip trips what when where which with your'.split(
    ' ',
  ),
)

/** The posts with most of a post's rare words; among equal ones the newer first. */
export function relatedTo(post: Post, posts: readonly Post[]): Post[] {
  const words = wordsOf(post)
  return posts
    .filter(({ id }) => id !== post.id)
    .map((other, age) => ({ other, age, shared: [...wordsOf(other)].filter((word) => words.has(word)).length }))
    .toSorted((a, b) => b.shared - a.shared || a.age - b.age)
    .slice(0, MOST)
    .map(({ other }) => other)
}

const wordsOf = ({ title, body }: Post): Set<string> =>
  new Set((`${title} ${body}`.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.has(word)))
