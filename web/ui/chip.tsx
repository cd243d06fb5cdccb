import { Check, CircleQuestionMark, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const SHAPE = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-small font-medium'

/** A fact that was understood: tinted, with a tick. It is text, not a control. */
export function UnderstoodChip({ children }: { children: ReactNode }) {
  return (
    <span className={`${SHAPE} bg-petrol-tint text-ink`}>
      <Check size={18} />
      {children}
    </span>
  )
}

/** A fact that can be added: dashed, with a plus. */
export function MissingChip({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${SHAPE} cursor-pointer border border-dashed border-line-strong text-ink hover:bg-sunken`}
      {...rest}
    >
      <Plus size={18} />
      {children}
    </button>
  )
}

/** A word that we are not sure of: amber, with a question mark. */
export function AmberChip({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${SHAPE} cursor-pointer border border-warn bg-warn-tint text-left text-warn`}
      {...rest}
    >
      <CircleQuestionMark size={18} className="shrink-0" />
      {children}
    </button>
  )
}

/** An example to start with: an outline. */
export function SampleChip(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${SHAPE} cursor-pointer border border-line-strong text-left text-ink hover:bg-sunken`}
      {...props}
    />
  )
}
