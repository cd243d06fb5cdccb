import type { QueryClient } from '@tanstack/react-query'
import type { ApiFetch } from '../../web/api/client.ts'
import { askWorker } from './ask-worker.ts'
import { mailInstead } from './mail-instead.ts'

const PACKAGES = /^\/api\/itinerary\/\d+\/packages$/

/**
 * The calls of the pages. The packages of a new plan take longer than the plan: it is shown without them, and `refresh`
 * shows them when they are made.
 */
export function standIn(refresh: () => Promise<void>): ApiFetch {
  const made = new Map<string, Promise<void>>()
  const makePackages = async (path: string) => {
    // The plan is drawn first.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { ok } = await askWorker(path)
    if (ok) await refresh()
    else made.delete(path)
  }
  return async (path, init) => {
    mailInstead(path, init)
    if (!PACKAGES.test(path)) return askWorker(path, init)
    const answer = await askWorker(path, { ...init, headers: { Prefer: 'respond-async' } })
    if (answer.status === 503 && !made.has(path)) made.set(path, makePackages(path))
    return answer
  }
}

/** Reads the plans of this page again. */
export const readPlansAgain = (queryClient: QueryClient) =>
  queryClient.refetchQueries({ queryKey: ['itinerary'], type: 'all' })
