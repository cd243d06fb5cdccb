/** A grey bar in the shape of what is to come; give it height and width by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />
}
