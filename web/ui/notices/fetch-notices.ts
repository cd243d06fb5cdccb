// The server never shows a notice, so its bundle does not carry the parts that do.
const notHere = () => Promise.reject(new Error('Notices are shown in a browser'))

export const fetchAppNotice = () => (import.meta.env.SSR ? notHere() : import('./app-notice-view.tsx'))
export const fetchRemarks = () => (import.meta.env.SSR ? notHere() : import('./remarks-view.tsx'))

/** For a page that may have to say that the network is gone: by then its notices must be here. */
export function fetchNotices(): void {
  for (const fetching of [fetchAppNotice(), fetchRemarks()]) fetching.catch(() => undefined)
}
