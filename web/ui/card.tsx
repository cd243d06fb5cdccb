import type { ComponentProps, ElementType } from 'react'

/** A surface with an edge; what is inside brings its own padding. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  className = '',
  ...rest
}: { as?: Tag } & Omit<ComponentProps<Tag>, 'as'>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={`rounded-card border border-line bg-surface shadow-card ${className}`} {...rest} />
}
