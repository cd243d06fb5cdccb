export const fetchAppNotice = () => import('./app-notice-view.tsx')
export const fetchRemarks = () => import('./remarks-view.tsx')

/** Preloads the notices for a page that may have to report a lost network. */
export function fetchNotices(): void {
  for (const fetching of [fetchAppNotice(), fetchRemarks()]) fetching.catch(() => undefined)
}
