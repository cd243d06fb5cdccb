import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GenerationState } from '#shared/contracts/generation'
import bus from '../../media/bus.svg?no-inline'
import { PlanSkeleton } from '../../ui/plan-skeleton.tsx'
import { Road } from '../../ui/road.tsx'
import type { TripPhase } from './use-trip-request.ts'

const STAGES = [
  'Reading your idea',
  'Choosing places and beds, adding up costs',
  'Writing it out',
  'Keeping your plan',
] as const
const STAGE_OF: Record<GenerationState, number> = {
  queued: 0,
  analyzing: 0,
  planning: 1,
  writing: 2,
  storing: 3,
  complete: 4,
  failed: 0,
}
const LONG_MS = 12_000

/** The progress of a plan; its stages are those of the server. */
export function Waiting({ phase }: { phase: Extract<TripPhase, { name: 'analyzing' | 'generating' }> }) {
  const event = phase.name === 'generating' ? phase.event : null
  const stage = event ? STAGE_OF[event.state] : 0
  const isLong = useLater(LONG_MS)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section aria-labelledby="waiting-title" className="mt-12">
      <h3 ref={title} id="waiting-title" className="text-h2">
        Your plan is on the road
      </h3>
      <output className="mt-2 block text-ink-2">
        Step {Math.min(stage + 1, STAGES.length)} of {STAGES.length}: {event?.message ?? `${STAGES[stage]}.`}
      </output>
      <p className="text-ink-2">
        {phase.name === 'generating' && phase.lost
          ? 'The connection is lost. Your plan goes on; we look again by ourselves.'
          : isLong
            ? 'Still driving. You can leave this page: come back on this device and it is here.'
            : 'You can leave this page and come back.'}
      </p>
      <Bus progress={event?.progress ?? 0} />
      <Road />
      <ol className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-4">
        {STAGES.map((label, index) => (
          <Stage key={label} label={label} state={index < stage ? 'done' : index === stage ? 'now' : 'next'} />
        ))}
      </ol>
      <PlanSkeleton />
    </section>
  )
}

/** Moved through the element's `style` object, because the policy forbids style attributes in HTML. */
function Bus({ progress }: { progress: number }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    image.current?.style.setProperty('--way', String(progress))
  }, [progress])
  return <img ref={image} src={bus} width="496" height="218" alt="" className="waiting-bus" />
}

function Stage({ label, state }: { label: string; state: 'done' | 'now' | 'next' }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={`flex gap-2.5 font-semibold ${state === 'next' ? 'text-ink-3' : 'text-ink'}`}
    >
      <span className={`stage stage-${state}`}>{state === 'done' ? <Check size={16} /> : null}</span>
      {label}
      {state === 'done' ? <span className="sr-only"> (done)</span> : null}
    </li>
  )
}

/** True once the time has passed. */
function useLater(ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
