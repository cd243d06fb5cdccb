import type { ReactNode } from 'react'

/** A brown tourism sign: the label of a stop or a day. */
export function Sign({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`sign ${className}`}>{children}</span>
}
