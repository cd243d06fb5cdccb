import type { ReactNode } from 'react'
import { Sign } from '../../ui/sign.tsx'

export const SECTION_TITLES = ['Your school', 'Who travels', 'The trips you run', 'When, where and how much'] as const

/** One section of the form: its sign, its title, a hint, and its questions. */
export function FormSection({
  number,
  hint,
  children,
}: {
  number: 1 | 2 | 3 | 4
  hint: ReactNode
  children: ReactNode
}) {
  return (
    <section id={`section-${number}`} aria-labelledby={`section-${number}-title`} className="demo-section">
      <Sign className="demo-sign">Stop {number}</Sign>
      <div className="min-w-0">
        <h2 id={`section-${number}-title`} className="text-h3">
          {SECTION_TITLES[number - 1]}
        </h2>
        <div className="demo-hint">{hint}</div>
        {children}
      </div>
    </section>
  )
}
