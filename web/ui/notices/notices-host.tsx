import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { fetchAppNotice, fetchRemarks } from './fetch-notices.ts'
import { type AppNotice, latestNotice, type Posted, type Remark, shownRemarks, watchNotices } from './notices.ts'

const nothingOnServer = () => null
/** A notice whose parts cannot be fetched is not seen; the page goes on. */
const unseen = () => ({ default: nothingOnServer })
const AppNoticeView = lazy<ComponentType<{ notice: Posted<AppNotice> }>>(() => fetchAppNotice().catch(unseen))
const RemarksView = lazy<ComponentType<{ remarks: readonly Posted<Remark>[] }>>(() => fetchRemarks().catch(unseen))

/** Where notices of both styles appear; each style is fetched with its first message. */
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
