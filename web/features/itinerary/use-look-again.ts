import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Fetches the plan again without the cache; resolves when the page has the answer. */
export function useLookAgain(id: string): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(() => {
    queryClient.removeQueries({ queryKey: ['itinerary', id] })
    return router.invalidate()
  }, [id, queryClient, router])
}
