/** The app's one notice: what happened and what to do. `destructive` is for failures. */
export interface AppNotice {
  title: string
  description?: string
  destructive?: boolean
}

/** A passing remark of the second style, with at most one thing to do about it. */
export interface Remark {
  message: string
  description?: string
  action?: { label: string; run: () => void }
}

/** What the host on the page draws; `serial` tells one posting from the next, even with the same words. */
export interface Posted<T> {
  serial: number
  content: T
}

const waiting: { notice: Posted<AppNotice> | null; remark: Posted<Remark> | null } = { notice: null, remark: null }
const watchers = new Set<() => void>()
let serial = 0

function post(change: Partial<typeof waiting>): void {
  Object.assign(waiting, change)
  for (const watcher of watchers) watcher()
}

/** Shows the app notice for 5 seconds; there is at most one, so a newer notice takes the place of an older. */
export const showNotice = (content: AppNotice): void => post({ notice: { serial: ++serial, content } })

/** Shows a remark for 4 seconds, stacked with at most two others. */
export const notify = (message: string, more: Omit<Remark, 'message'> = {}): void =>
  post({ remark: { serial: ++serial, content: { message, ...more } } })

export function watchNotices(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const latestNotice = (): Posted<AppNotice> | null => waiting.notice
export const latestRemark = (): Posted<Remark> | null => waiting.remark
