import type { ReactNode } from 'react'

/** The brown tourism sign: the label of a stop or a day, and of nothing else. */
export function Sign({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`sign ${className}`}>{children}</span>
}
