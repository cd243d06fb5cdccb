import { useEffect, useState } from 'react'
import type { PlaceSuggestion } from '#shared/contracts/place'
import type { ApiFetch } from '../../api/client.ts'
import type { Suggest } from './place-queries.ts'

const PAUSE_MS = 150

interface Asked {
  suggest: Suggest
  /** Fewer characters fetch nothing. */
  shortest: number
  apiFetch: ApiFetch
}

/** Suggestions for the text, fetched shortly after the last key. A null text fetches nothing. */
export function useSuggestions(typed: string | null, { suggest, shortest, apiFetch }: Asked): PlaceSuggestion[] {
  const [found, setFound] = useState<PlaceSuggestion[]>([])
  const text = typed?.trim() ?? ''
  useEffect(() => {
    if (text.length < shortest) return
    const giveUp = new AbortController()
    const timer = setTimeout(() => {
      suggest(text, apiFetch, giveUp.signal).then(setFound, () => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [text, suggest, shortest, apiFetch])
  return text.length < shortest ? [] : found
}
