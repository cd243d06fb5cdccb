import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { fetchAppNotice, fetchRemarks } from './fetch-notices.ts'
import { type AppNotice, latestNotice, latestRemark, type Posted, type Remark, watchNotices } from './notices.ts'

const nothingOnServer = () => null
/** A notice whose parts cannot be fetched is not seen; the page goes on. */
const unseen = () => ({ default: nothingOnServer })
// The server never shows a notice, so its bundle does not carry the parts that do.
const AppNoticeView = import.meta.env.SSR ? nothingOnServer : lazy<ComponentType<{ notice: Posted<AppNotice> }>>(() => fetchAppNotice().catch(unseen))
const RemarksView = import.meta.env.SSR ? nothingOnServer : lazy<ComponentType<{ remark: Posted<Remark> }>>(() => fetchRemarks().catch(unseen))

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
