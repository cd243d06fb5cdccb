import { DRAFT, PENDING_IDEA, PENDING_SEARCH, RUN } from './device-keys.ts'

export interface Draft {
  text: string
  /** An instant, ISO 8601. */
  savedAt: string
}

/**
 * One request for a plan. Trying again sends the same key and the same body, so that the server does nothing twice;
 * `active` is false after a failure or a stop, so that a reload does not start it.
 */
export interface Run {
  idea: string
  key: string
  createdAt: string
  searchId: number | null
  active: boolean
}

export const readDraft = (): Draft | null => readJson<Draft>(DRAFT)
export const saveDraft = (draft: Draft): boolean => write(DRAFT, JSON.stringify(draft))
export const readRun = (): Run | null => readJson<Run>(RUN)
export const saveRun = (run: Run): boolean => write(RUN, JSON.stringify(run))

/** The last stored plan, until the demo request or the sign-up has used it. */
export function readPending(): { idea: string; searchId: string } | null {
  const [idea, searchId] = [read(PENDING_IDEA), read(PENDING_SEARCH)]
  return idea && searchId ? { idea, searchId } : null
}

const watchers = new Set<() => void>()

/** Notifies of a plan that is added or removed in this tab. */
export function watchPending(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

const pendingChanged = () => {
  for (const watcher of watchers) watcher()
}

export const pendingSearchId = (): string | null => readPending()?.searchId ?? null

/** Reads and removes the idea of that plan, so that it fills in only one form. */
export function takePendingIdea(): string | null {
  const idea = read(PENDING_IDEA)
  if (idea === null) return null
  remove(PENDING_IDEA)
  pendingChanged()
  return idea
}

/** The id of that plan's search, kept until a demo request was accepted. */
export const keptSearchId = (): string | null => read(PENDING_SEARCH)
export const forgetSearchId = (): void => remove(PENDING_SEARCH)

export function savePending(idea: string, searchId: string): void {
  write(PENDING_IDEA, idea)
  write(PENDING_SEARCH, searchId)
  remove(RUN, DRAFT)
  pendingChanged()
}

export const forgetDraft = (): void => remove(DRAFT)
export function forgetAll(): void {
  remove(DRAFT, RUN, PENDING_IDEA, PENDING_SEARCH)
  pendingChanged()
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function readJson<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** False if storage is full or forbidden: the page then works without storage. */
function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function remove(...keys: string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
