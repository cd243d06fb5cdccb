import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useField } from './form-state.ts'

export interface FieldWords {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Says "(optional)" beside the label. */
  optional?: boolean
  className?: string
}

/** Label, hint, error and box, in this order; the box is the child. */
export function FieldFrame({ name, label, hint, optional, className, children }: FieldWords & { children: ReactNode }) {
  const { id, hintId, problem, badge } = useField(name)
  return (
    <div className={`field ${className ?? ''}`} data-wrong={problem ? '' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
        {optional || badge ? ' ' : null}
        {optional ? <span className="field-optional">(optional)</span> : null}
        {badge ? <span className="field-badge">{badge}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError name={name} />
      {children}
    </div>
  )
}

/** A field's message, beside it; the same words stand in the summary. */
export function FieldError({ name }: { name: string }) {
  const { errorId, problem } = useField(name)
  if (!problem) return null
  return (
    <p id={errorId} className="field-error">
      <CircleAlert size={18} aria-hidden="true" />
      {problem}
    </p>
  )
}

/** What ties a box to its words: id, name, and where the hint and the error stand. */
export function useBox(name: string, hint: unknown) {
  const { id, hintId, errorId, problem, text, badge } = useField(name)
  const words = [hint ? hintId : '', problem ? errorId : ''].filter(Boolean).join(' ')
  return {
    id,
    name,
    defaultValue: text,
    className: 'field-box',
    'data-filled': badge ? '' : undefined,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': words || undefined,
  }
}
