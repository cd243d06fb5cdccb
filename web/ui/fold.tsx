import { type ReactNode, useEffect, useRef } from 'react'
import { foldForPhone } from './fold-for-phone.ts'

interface Props {
  summary: ReactNode
  children: ReactNode
  /** Closed at first on a phone. On wide screens, on paper and without script it is open. */
  folds: boolean
  summaryClassName?: string
}

/** A `details` element. One that came as HTML was folded by the boot script, and stays as its reader left it. */
export function Fold({ summary, children, folds, summaryClassName }: Props) {
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => foldForPhone(part.current!), [])
  return (
    <details ref={part} open className="fold" data-folds={folds ? 'not yet' : undefined} suppressHydrationWarning>
      <summary className={summaryClassName}>{summary}</summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
