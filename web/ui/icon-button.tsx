import { type ComponentProps, useId } from 'react'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name, which people see as a tooltip. */
  label: string
  /** Where the tooltip stands. */
  side?: 'above' | 'below'
  /** `end` for a button at the page's right edge. */
  align?: 'center' | 'end'
  /** On the box around button and tooltip, which is what has a place on the page. */
  boxClassName?: string
}

/** A button that is only an icon. `web/tooltips.ts` shows its name; the two meet on `data-tooltip` and `data-open`. */
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
