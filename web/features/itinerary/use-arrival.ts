import { useEffect, useRef, useState } from 'react'
import { pageTitle } from '../../page-head.ts'
import type { ItineraryAnswer } from './itinerary-query.ts'

/** When the plan is ready: sets the title, focuses the heading, and returns a sentence to announce. */
export function useArrival(answer: ItineraryAnswer): string {
  const waited = useRef(answer.state !== 'ready')
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (!waited.current || answer.state !== 'ready') return
    waited.current = false
    document.title = pageTitle(answer.itinerary.title)
    document.getElementById('plan')?.focus()
    setAnnouncement('Your plan is ready.')
  }, [answer])
  return announcement
}
