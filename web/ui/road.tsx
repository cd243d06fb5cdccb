/** The road: a dark bar with a yellow dashed line. Decoration only, so hidden from a screen reader. */
export function Road({
  direction = 'horizontal',
  className = '',
}: {
  direction?: 'horizontal' | 'vertical'
  className?: string
}) {
  return <div aria-hidden="true" className={`road ${direction === 'vertical' ? 'road-vertical' : ''} ${className}`} />
}
