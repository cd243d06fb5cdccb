export const fetchAppNotice = () => import('./app-notice-view.tsx')
export const fetchRemarks = () => import('./remarks-view.tsx')

/** For a page that may have to say that the network is gone: by then its notices must be here. */
export function fetchNotices(): void {
  for (const fetching of [fetchAppNotice(), fetchRemarks()]) fetching.catch(() => undefined)
}
