import type { ReactNode } from 'react'

interface Props {
  summary: ReactNode
  children: ReactNode
  /** Closed at first on a phone. On wide screens, on paper and without script it is open. */
  folds: boolean
  summaryClassName?: string
}

/** A `details` element; what a phone folds is closed by `fold-for-phone.ts`, and hidden by the styles until then. */
export function Fold({ summary, children, folds, summaryClassName }: Props) {
  return (
    <details open className="fold" data-folds={folds || undefined}>
      <summary className={summaryClassName}>{summary}</summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
