/** A description of the page `next`, so that the person knows why to sign in; null if there is none. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^\/admin\/blog/, 'the blog editor'],
  [/^\/account\/trips/, 'your trips'],
  [/^\/account/, 'your account'],
  [/^\/search\/parsed/, 'your searches'],
  [/^\/itinerary\//, 'your plan'],
  [/^\/admin/, 'the office'],
]

export const wordsForNext = (path: string): string | null => PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? null
