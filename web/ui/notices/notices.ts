/** The notice of the app: what happened and what to do. `destructive` is for failures. */
export interface AppNotice {
  title: string
  description?: string
  destructive?: boolean
}

/** A short remark of the second style, with at most one action. */
export interface Remark {
  message: string
  description?: string
  action?: { label: string; run: () => void }
}

/** The notices that the host shows; `serial` distinguishes two notices with the same text. */
export interface Posted<T> {
  serial: number
  content: T
}

const MOST_REMARKS = 3

let notice: Posted<AppNotice> | null = null
let remarks: readonly Posted<Remark>[] = []
const watchers = new Set<() => void>()
let serial = 0

const tellWatchers = () => watchers.forEach((watcher) => watcher())

/** Shows the app notice for 5 seconds; a newer notice replaces an older one. */
export function showNotice(content: AppNotice): void {
  notice = { serial: ++serial, content }
  tellWatchers()
}

/** Removes a notice of a failure, which is over once the person tries again. */
export function dropFailure(): void {
  if (!notice?.content.destructive) return
  notice = null
  tellWatchers()
}

/** Shows a remark for 4 seconds, stacked with at most two others. */
export function notify(message: string, more: Omit<Remark, 'message'> = {}): void {
  remarks = [...remarks, { serial: ++serial, content: { message, ...more } }].slice(-MOST_REMARKS)
  tellWatchers()
}

export function dropRemark({ serial: dropped }: Posted<Remark>): void {
  remarks = remarks.filter((remark) => remark.serial !== dropped)
  tellWatchers()
}

export function watchNotices(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const latestNotice = (): Posted<AppNotice> | null => notice
/** Oldest first. */
export const shownRemarks = (): readonly Posted<Remark>[] => remarks
