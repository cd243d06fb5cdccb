import { useEffect, useState } from 'react'
import type { PlaceSuggestion } from '#shared/contracts/place'
import type { ApiFetch } from '../../api/client.ts'
import { suggestPlaces } from './place-queries.ts'

const SHORTEST = 2
const PAUSE_MS = 150

/** Suggestions for the text, fetched shortly after the last key. A null text fetches nothing. */
export function useSuggestions(typed: string | null, apiFetch: ApiFetch): PlaceSuggestion[] {
  const [found, setFound] = useState<PlaceSuggestion[]>([])
  const text = typed?.trim() ?? ''
  useEffect(() => {
    if (text.length < SHORTEST) return
    const giveUp = new AbortController()
    const timer = setTimeout(() => {
      suggestPlaces(text, apiFetch, giveUp.signal).then(setFound, () => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [text, apiFetch])
  return text.length < SHORTEST ? [] : found
}
