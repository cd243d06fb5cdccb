import type { ComponentProps } from 'react'

/** Yellow is the one primary action of a view, secondary has an outline, ghost has a dark fill for use on pictures. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost'

interface Look {
  variant?: ButtonVariant
  /** Full width on a phone. */
  wide?: boolean
}

const look = ({ variant = 'primary', wide = false }: Look, className = '') =>
  `button button-${variant}${wide ? ' max-sm:w-full' : ''}${className && ` ${className}`}`

/** A button; its `type` is "button" by default. */
export function Button({ variant, wide, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={look({ variant, wide }, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ variant, wide, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={look({ variant, wide }, className)} {...rest} />
}
