import { lazy, Suspense, useSyncExternalStore } from 'react'
import { latestNotice, latestRemark, watchNotices } from './notices.ts'

const nothingOnServer = () => null
// The server never shows a notice, so its bundle does not carry the parts that do.
const AppNoticeView = import.meta.env.SSR ? nothingOnServer : lazy(() => import('./app-notice-view.tsx'))
const RemarksView = import.meta.env.SSR ? nothingOnServer : lazy(() => import('./remarks-view.tsx'))

/** Where notices of both styles appear; each style is fetched with its first message. */
export function NoticesHost() {
  const notice = useSyncExternalStore(watchNotices, latestNotice, nothingOnServer)
  const remark = useSyncExternalStore(watchNotices, latestRemark, nothingOnServer)
  return (
    <>
      {notice ? (
        <Suspense>
          <AppNoticeView notice={notice} />
        </Suspense>
      ) : null}
      {remark ? (
        <Suspense>
          <RemarksView remark={remark} />
        </Suspense>
      ) : null}
    </>
  )
}
