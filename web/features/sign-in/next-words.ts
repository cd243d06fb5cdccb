/** What waits behind `next`, so that somebody who was sent here knows why; null where the address says nothing to them. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^\/admin\/blog/, 'the blog editor'],
  [/^\/account\/trips/, 'your trips'],
  [/^\/account/, 'your account'],
  [/^\/search\/parsed/, 'your searches'],
  [/^\/itinerary\//, 'your plan'],
  [/^\/admin/, 'the office'],
]

export const wordsForNext = (path: string): string | null => PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? null
