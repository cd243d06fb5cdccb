import { EMPTY_DRAFT, type PostDraft } from './post-draft.ts'

/** Unsaved text on this device, with the version of the post that it is based on. */
export interface KeptDraft {
  draft: PostDraft
  etag: string
  /** An instant, ISO 8601. */
  savedAt: string
}

/** New posts share one storage key. */
const keyOf = (slug: string | undefined) => `uhambo_post_${slug ?? ''}`

/** False if the device cannot store it. */
export function keepDraft(slug: string | undefined, kept: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function findDraft(slug: string | undefined): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null') as Partial<KeptDraft> | null
    if (!kept?.draft || !kept.savedAt) return null
    const draft = { ...EMPTY_DRAFT }
    for (const name of Object.keys(draft) as (keyof PostDraft)[]) {
      const value: unknown = kept.draft[name]
      if (typeof value === 'string') draft[name] = value
    }
    return { draft, etag: kept.etag ?? '', savedAt: kept.savedAt }
  } catch {
    return null
  }
}

export function dropDraft(slug: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // Without storage there is nothing to remove.
  }
}
