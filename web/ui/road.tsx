/** A dark bar with a yellow dashed line. Decoration, so it is hidden from screen readers. */
export function Road({
  direction = 'horizontal',
  className = '',
}: {
  direction?: 'horizontal' | 'vertical'
  className?: string
}) {
  return <div aria-hidden="true" className={`road ${direction === 'vertical' ? 'road-vertical' : ''} ${className}`} />
}
