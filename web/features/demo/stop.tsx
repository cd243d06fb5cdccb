import type { ReactNode } from 'react'
import { Sign } from '../../ui/sign.tsx'

export const STOPS = ['Your school', 'Who travels', 'The trips you run', 'When, where and how much'] as const

/** One stop of the form's road: its sign, its title, a hint, and its questions. */
export function Stop({ number, hint, children }: { number: 1 | 2 | 3 | 4; hint: ReactNode; children: ReactNode }) {
  return (
    <section id={`stop-${number}`} aria-labelledby={`stop-${number}-title`} className="demo-stop">
      <Sign className="demo-sign">Stop {number}</Sign>
      <div className="min-w-0">
        <h2 id={`stop-${number}-title`} className="text-h3">
          {STOPS[number - 1]}
        </h2>
        <div className="demo-hint">{hint}</div>
        {children}
      </div>
    </section>
  )
}
