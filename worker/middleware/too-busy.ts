import { Problem } from '../services/problem.ts'

/**
 * Requests that one isolate works on at the same time. All of them share one thread, so each additional one makes all
 * others slower, and above some number nobody gets an answer in time. One network leaves a quarter to the others.
 */
export const WORKING = { most: 48, mostByNetwork: 36, leaseMs: 10_000 }

const RETRY_AFTER_SECONDS = 5

/** The refusal of a request before any work, because too many are being worked on. */
export const tooBusy = (particulars: Problem['particulars'] = {}): Problem =>
  new Problem(503, 'too_busy', 'Many people are using the site at the moment. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    isRefusal: true,
    ...particulars,
  })

/** Health is asked about a busy site too; callers that wait for a plan have a bound of their own. */
export const isUnbound = (path: string): boolean => /^\/api\/(?:health$|generate-itinerary(?:\/|$))/.test(path)
