/** Counts by key and refuses after `most` calls, like the platform's limiter within one window. */
export function countingLimiter(most: number) {
  const counts = new Map<string, number>()
  const limit = ({ key }: RateLimitOptions) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return Promise.resolve({ success: (counts.get(key) ?? 0) <= most })
  }
  return { limiter: { limit } satisfies RateLimit, counts }
}
