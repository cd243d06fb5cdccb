import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { PlanVersions, toPlanVersion, toVersionStep } from '#shared/contracts/revisions'
import { stepAfter, retraceOf } from '#shared/domain/revisions/history'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'
import { pageTitle } from '../../page-head.ts'
import type { HostProps } from './change/editing-context.ts'
import { planAsShown } from './language/shown-language.ts'
import { itineraryQuery, readPackages, type ReadyPlan } from './itinerary-query.ts'

/** So long after a change nobody is taken to make the next one at once. */
const REST_MS = 1_500

/** Shows a new version of a plan in place of the shown one; resolves when the page has it. */
export function useShowRevision(id: string, apiFetch: ApiFetch): HostProps['show'] {
  const queryClient = useQueryClient()
  const router = useRouter()
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(following.current), [])
  return useCallback(
    async ({ version, itinerary, said }, changes) => {
      const { queryKey } = itineraryQuery(id, apiFetch)
      // A page that is still being fetched has the version before: its answer must not replace this one.
      await queryClient.cancelQueries({ queryKey })
      const update = (news: (shown: ReadyPlan) => Partial<ReadyPlan>) => {
        queryClient.setQueryData(queryKey, (shown) => (shown?.state === 'ready' ? { ...shown, ...news(shown) } : shown))
        return router.invalidate()
      }
      const at = new Date().toISOString()
      await update(({ versions = [] }) => {
        const older = versions.filter((one) => one.version < version)
        const step = stepAfter(older.map(toVersionStep), version, retraceOf(changes))
        return { itinerary, areOutdated: true, versions: [...older, toPlanVersion({ ...step, said, createdAt: at })] }
      })
      document.title = pageTitle(planAsShown(itinerary, location).title)
      // What stands beside the plan follows when its owner rests: the server plans the packages anew, and a next change
      // would wait for them.
      const path = `/api/itinerary/${encodeURIComponent(id)}`
      clearTimeout(following.current)
      following.current = setTimeout(
        () => {
          void Promise.all([
            readPackages(apiFetch, path),
            callApi(withToken(apiFetch), `${path}/versions`, PlanVersions),
          ]).then(([choices, versions]) =>
            update((shown) =>
              shown.versions?.at(-1)?.version === version
                ? {
                    ...choices,
                    areOutdated: choices === null,
                    ...('answer' in versions && {
                      versions: versions.answer.items
                        .filter((one) => one.version <= version)
                        .toSorted((a, b) => a.version - b.version),
                    }),
                  }
                : {},
            ),
          )
        },
        changes.some(({ type }) => type === 'package') ? 0 : REST_MS,
      )
    },
    [id, apiFetch, queryClient, router],
  )
}
