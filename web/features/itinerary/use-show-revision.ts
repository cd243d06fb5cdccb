import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PlanVersions, toPlanVersion, toVersionStep } from '#shared/contracts/revisions'
import { stepAfter, retraceOf } from '#shared/domain/revisions/history'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'
import { pageTitle } from '../../page-head.ts'
import type { HostProps } from './change/editing-context.ts'
import { planAsShown } from './language/shown-language.ts'
import { itineraryQuery, readPackages, type ReadyPlan } from './itinerary-query.ts'

/** Shows a new version of a plan in place of the shown one; resolves when the page has it. */
export function useShowRevision(id: string, apiFetch: ApiFetch): HostProps['show'] {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    async ({ version, itinerary, said }, changes) => {
      const { queryKey } = itineraryQuery(id, apiFetch)
      const update = (news: (shown: ReadyPlan) => Partial<ReadyPlan>) => {
        queryClient.setQueryData(queryKey, (shown) => (shown?.state === 'ready' ? { ...shown, ...news(shown) } : shown))
        return router.invalidate()
      }
      const at = new Date().toISOString()
      await update(({ versions = [] }) => {
        const older = versions.filter((one) => one.version < version)
        const step = stepAfter(older.map(toVersionStep), version, retraceOf(changes))
        return { itinerary, versions: [...older, toPlanVersion({ ...step, said, createdAt: at })] }
      })
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
