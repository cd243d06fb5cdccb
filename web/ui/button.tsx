import type { ComponentProps } from 'react'

/** Yellow is the one primary action of a view; secondary is an outline; ghost carries its own dark fill, for pictures. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost'

interface Look {
  variant?: ButtonVariant
  /** Fills the width of a phone's screen. */
  wide?: boolean
}

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold leading-tight no-underline transition duration-120 ease-road cursor-pointer disabled:cursor-default aria-disabled:cursor-default'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'border-[1.5px] border-line-strong bg-surface text-ink hover:bg-sunken active:translate-y-px',
  ghost: 'border-[1.5px] border-white/70 bg-petrol-deep/70 text-white hover:bg-petrol-deep active:translate-y-px',
}

const look = ({ variant = 'primary', wide = false }: Look, className = '') =>
  `${BASE} ${VARIANTS[variant]} ${wide ? 'max-sm:w-full' : ''} ${className}`

/** A button; `type` is "button" unless it says otherwise. */
export function Button({ variant, wide, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={look({ variant, wide }, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ variant, wide, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={look({ variant, wide }, className)} {...rest} />
}
