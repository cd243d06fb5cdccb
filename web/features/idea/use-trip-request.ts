import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { GenerationEvent } from '#shared/contracts/generation'
import type { ApiFetch } from '../../api/client.ts'
import { SITE } from '../../site.ts'
import { fetchAppNotice } from '../../ui/notices/fetch-notices.ts'
import { showNotice } from '../../ui/notices/notices.ts'
import { forgetAll, pendingSearchId, readRun, type Run, savePending, saveRun, watchPending } from './device-record.ts'
import { followGeneration } from './generation-stream.ts'
import { createSearch, startGeneration } from './trip-calls.ts'
import { TripError } from './trip-error.ts'

const LEAVE_AFTER_MS = 1200

export type TripPhase =
  | { name: 'idle'; problem: string | null }
  | { name: 'analyzing' }
  | { name: 'generating'; event: GenerationEvent | null; lost: boolean }
  | { name: 'done'; searchId: string }

const IDLE: TripPhase = { name: 'idle', problem: null }

/** Effects of a request: calls, what follows a stored plan, and the change to the application. */
export interface TripOutside {
  apiFetch: ApiFetch
  onStored: (searchId: string) => void
  leave?: (url: string) => void
}

/** From an idea to a stored plan: one run at a time, stored on the device so that a reload continues it. */
export function useTripRequest({ apiFetch, onStored, leave = (url) => location.assign(url) }: TripOutside) {
  const [ownPhase, setPhase] = useState<TripPhase>(IDLE)
  const running = useRef<AbortController>(null)
  // A plan stored on this device counts as done, until it is used or Start Over removes it.
  const pending = useSyncExternalStore(watchPending, pendingSearchId, () => null)
  const phase: TripPhase = ownPhase === IDLE && pending ? { name: 'done', searchId: pending } : ownPhase

  const drive = async (run: Run) => {
    const control = new AbortController()
    running.current?.abort()
    running.current = control
    const { signal } = control
    try {
      setPhase(run.searchId === null ? { name: 'analyzing' } : { name: 'generating', event: null, lost: false })
      const searchId = run.searchId ?? (await createSearch(apiFetch, run, signal))
      saveRun({ ...run, searchId, active: true })
      setPhase({ name: 'generating', event: null, lost: false })
      const ready = await startGeneration(apiFetch, run, searchId, signal)
      if (!ready)
        await followGeneration(apiFetch, searchId, {
          signal,
          onState: (event) => setPhase({ name: 'generating', event, lost: false }),
          onLost: () => setPhase((now) => (now.name === 'generating' ? { ...now, lost: true } : now)),
        })
      savePending(run.idea, String(searchId))
      setPhase({ name: 'done', searchId: String(searchId) })
      showNotice({ title: 'Itinerary Generated!', description: 'A draft with estimated prices. Nothing is booked.' })
      onStored(String(searchId))
    } catch (error) {
      if (signal.aborted) return
      const stopped = { ...(readRun() ?? run), active: false }
      saveRun(stopped)
      setPhase({ name: 'idle', problem: tell(error, stopped, leave) })
    }
  }

  const resume = useEffectEvent(() => {
    const run = readRun()
    // An early press may have started it already.
    const isDriven = running.current?.signal.aborted === false
    if (run?.active && !isDriven) void drive(run)
  })
  useEffect(() => {
    const waking = setTimeout(() => resume())
    // Calls fail when the page is left: that is not a failure of the plan, and the next page continues it.
    const leaving = () => running.current?.abort()
    const returning = ({ persisted }: PageTransitionEvent) => persisted && resume()
    addEventListener('pagehide', leaving)
    addEventListener('pageshow', returning)
    return () => {
      clearTimeout(waking)
      removeEventListener('pagehide', leaving)
      removeEventListener('pageshow', returning)
      leaving()
    }
  }, [])

  return {
    phase,
    submit(text: string) {
      const idea = text.trim()
      if (!idea)
        return showNotice({ title: 'Missing idea', description: 'Please describe your trip idea.', destructive: true })
      const earlier = readRun()
      const run =
        earlier?.idea === idea
          ? earlier
          : { idea, key: crypto.randomUUID(), createdAt: new Date().toISOString(), searchId: null }
      saveRun({ ...run, active: true })
      void drive({ ...run, active: true })
    },
    stop() {
      const run = readRun()
      if (run) saveRun({ ...run, active: false })
      running.current?.abort()
      setPhase(IDLE)
    },
    startOver() {
      forgetAll()
      setPhase(IDLE)
    },
  }
}

/** Shows a notice; returns the message that stays on the page. */
function tell(error: unknown, { searchId }: Run, leave: (url: string) => void): string {
  const { kind, message } =
    error instanceof TripError ? error : new TripError('refused', 'Failed to submit your idea. Please try again.')
  if (kind === 'failed') {
    showNotice({
      title: "We're fixing an issue",
      description: 'Create your account now and come back later to continue.',
      destructive: true,
    })
    // The time to read the notice starts when its parts are there, which takes long on a slow network.
    const leaveLater = () => setTimeout(() => leave(SITE.registrationUrl), LEAVE_AFTER_MS)
    fetchAppNotice().then(leaveLater, leaveLater)
    return `Failed to generate itinerary: ${message}`
  }
  showNotice({
    title: searchId === null ? 'Failed to create search' : 'Failed to generate itinerary',
    description: message,
    destructive: true,
  })
  return message
}
