import type { ComponentProps, ElementType } from 'react'

/** A surface with a border and without padding. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  className = '',
  ...rest
}: { as?: Tag } & Omit<ComponentProps<Tag>, 'as'>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={`rounded-card border border-line bg-surface shadow-card ${className}`} {...rest} />
}
