import { Check } from 'lucide-react'
import { Road } from '../../../ui/road.tsx'
import { type Progress, STAGES } from './progress.ts'

/** The stages as stops: done, current, next. Horizontal on a desktop, vertical on a phone. */
export function WaitingRoad({ progress }: { progress: Progress }) {
  return (
    <div className="relative mt-6 sm:mt-8">
      <Road className="max-sm:hidden" />
      <Road direction="vertical" className="absolute inset-y-0 left-0 sm:hidden" />
      <ol className="grid gap-5 pl-9 sm:mt-5 sm:grid-cols-4 sm:gap-6 sm:pl-0">
        {STAGES.map(({ state, title }, index) => {
          const place = index < progress.stage ? 'behind' : index === progress.stage ? 'here' : 'ahead'
          return (
            <li key={state} aria-current={place === 'here' ? 'step' : undefined} className="flex items-start gap-3">
              <StageMark place={place} />
              <div className="min-w-0">
                <p className={place === 'ahead' ? 'text-ink-3' : 'font-semibold'}>{title}</p>
                {place === 'here' && progress.message && <p className="text-small text-ink-2">{progress.message}</p>}
                {place === 'behind' && <span className="sr-only">done</span>}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function StageMark({ place }: { place: 'behind' | 'here' | 'ahead' }) {
  const shape = 'mt-px grid size-6.5 shrink-0 place-items-center rounded-full'
  if (place === 'behind')
    return (
      <span aria-hidden="true" className={`${shape} bg-fynbos-ink text-surface`}>
        <Check size={18} />
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className={`${shape} ${place === 'here' ? 'border-[8px] border-petrol bg-surface' : 'border-2 border-line-strong'}`}
    />
  )
}
