import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { fetchAppNotice, fetchRemarks } from './fetch-notices.ts'
import { type AppNotice, latestNotice, type Posted, type Remark, shownRemarks, watchNotices } from './notices.ts'

const nothingOnServer = () => null
/** If the parts of a notice cannot be fetched, it is not shown; the page still works. */
const unseen = () => ({ default: nothingOnServer })
const AppNoticeView = lazy<ComponentType<{ notice: Posted<AppNotice> }>>(() => fetchAppNotice().catch(unseen))
const RemarksView = lazy<ComponentType<{ remarks: readonly Posted<Remark>[] }>>(() => fetchRemarks().catch(unseen))

/** The place of notices of both styles; each style is fetched with its first message. */
export function NoticesHost() {
  const notice = useSyncExternalStore(watchNotices, latestNotice, nothingOnServer)
  const remarks = useSyncExternalStore(watchNotices, shownRemarks, nothingOnServer) ?? []
  return (
    <>
      {notice ? (
        <Suspense>
          <AppNoticeView notice={notice} />
        </Suspense>
      ) : null}
      {remarks.length > 0 ? (
        <Suspense>
          <RemarksView remarks={remarks} />
        </Suspense>
      ) : null}
    </>
  )
}
