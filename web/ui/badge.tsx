import type { ReactNode } from 'react'

/** Green, pink and blue are for subjects, petrol for what the idea states, amber for assumptions. */
export type BadgeTone = 'green' | 'pink' | 'blue' | 'petrol' | 'amber' | 'red'

const TONES: Record<BadgeTone, string> = {
  green: 'bg-fynbos-tint text-fynbos-ink',
  pink: 'bg-protea-tint text-protea-ink',
  blue: 'bg-sky-tint text-sky-ink',
  petrol: 'bg-petrol-tint text-petrol',
  amber: 'bg-warn-tint text-warn',
  red: 'bg-danger-tint text-danger',
}

export function Badge({
  tone,
  children,
  className = '',
}: {
  tone: BadgeTone
  children: ReactNode
  className?: string
}) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-micro font-[650] ${TONES[tone]} ${className}`}>
      {children}
    </span>
  )
}
