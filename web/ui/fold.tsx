import { type ReactNode, useEffect, useRef } from 'react'
import { foldForPhone } from './fold-for-phone.ts'

interface Props {
  summary: ReactNode
  children: ReactNode
  /** Initially closed on a phone. On wide screens, on paper and without script it is open. */
  folds: boolean
  summaryClassName?: string
}

/** A `details` element. In server HTML the boot script closes it, and React keeps its state. */
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
