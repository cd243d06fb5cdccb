import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PlanVersions, type Revision } from '#shared/contracts/revisions'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'
import { pageTitle } from '../../page-head.ts'
import { planAsShown } from './language/shown-language.ts'
import { itineraryQuery, readPackages, type ReadyPlan } from './itinerary-query.ts'

/** Shows a new version of a plan in place of the shown one; resolves when the page has it. */
export function useShowRevision(id: string, apiFetch: ApiFetch): (revision: Revision) => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    async ({ version, itinerary, said }) => {
      const { queryKey } = itineraryQuery(id, apiFetch)
      const update = (news: (shown: ReadyPlan) => Partial<ReadyPlan>) => {
        queryClient.setQueryData(queryKey, (shown) => (shown?.state === 'ready' ? { ...shown, ...news(shown) } : shown))
        return router.invalidate()
      }
      const at = new Date().toISOString()
      await update(({ versions = [] }) => ({
        itinerary,
        versions: [...versions.filter((one) => one.version < version), { version, at, said }],
      }))
      document.title = pageTitle(planAsShown(itinerary, location).title)
      // What stands beside the plan follows; the plan does not wait for it.
      const path = `/api/itinerary/${encodeURIComponent(id)}`
      void Promise.all([
        readPackages(apiFetch, path),
        callApi(withToken(apiFetch), `${path}/versions`, PlanVersions),
      ]).then(([choices, versions]) =>
        update((shown) => ({
          ...choices,
          ...('answer' in versions &&
            versions.answer.items.some((one) => one.version === shown.versions?.at(-1)?.version) && {
              versions: versions.answer.items.toSorted((a, b) => a.version - b.version),
            }),
        })),
      )
    },
    [id, apiFetch, queryClient, router],
  )
}
