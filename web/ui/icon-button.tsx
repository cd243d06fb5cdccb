import { type ComponentProps, useId } from 'react'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, shown as a tooltip. */
  label: string
  /** The position of the tooltip. */
  side?: 'above' | 'below'
  /** `end` for a button at the page's right edge. */
  align?: 'center' | 'end'
  /** For the element around button and tooltip. */
  boxClassName?: string
}

/** A button with only an icon. `web/tooltips.ts` shows its name, by `data-tooltip` and `data-open`. */
export function IconButton({
  label,
  side = 'above',
  align = 'center',
  boxClassName = '',
  className = '',
  ...rest
}: IconButtonProps) {
  const id = useId()
  return (
    <span data-tooltip="" className={`tooltip-box ${boxClassName}`} suppressHydrationWarning>
      <button type="button" aria-labelledby={id} className={`icon-button ${className}`} {...rest} />
      <span id={id} role="tooltip" className={`tooltip tooltip-${side} tooltip-${align}`} suppressHydrationWarning>
        {label}
      </span>
    </span>
  )
}
